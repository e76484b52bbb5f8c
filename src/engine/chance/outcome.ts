/** What chance decided: a number, or the order of some cards. */
export type Outcome = number | readonly number[];
