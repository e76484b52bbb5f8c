/*
 * How the clauses of docs/rules are named, as sources of regular expressions: code, tests and pages look for them in
 * texts of different kinds.
 */

/** A chapter, such as `TH-3`. */
const chapterId = '[A-Z]{2}-\\d+';

/** What names a clause within its chapter: a number, or the words of a power. */
const clauseName = '\\.[a-z\\d]+(?:-[a-z\\d]+)*';

/** A clause, such as `TH-3.1` or `CG-6.good-friend`. */
export const clauseId = `${chapterId}${clauseName}`;

/** A clause or a whole chapter. */
export const clauseOrChapterId = `${chapterId}(?:${clauseName})?`;
