/** Milliseconds that somebody may think before the others may let a bot play this one decision. */
export const botAllowedAfter = 60_000;
