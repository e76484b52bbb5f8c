/** The others may nudge somebody after a while, and let a bot play this one decision after a minute. */
export const untilNudge = 20_000;
export const untilBot = 60_000;
