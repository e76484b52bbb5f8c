/** Milliseconds that somebody may think before the others can let a bot play this one decision. */
export const botAllowedAfter = 60_000;

/** Milliseconds within which everybody who is asked in a vote has to say yes. */
export const voteLasts = 60_000;

/** Milliseconds after which an absent person no longer has a say in what the others agree on. */
export const awayForLong = 5 * 60_000;

/** Milliseconds for which a game that ended by agreement can be resumed. */
export const resumableFor = 24 * 60 * 60_000;
