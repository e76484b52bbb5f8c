import { codeOf } from './sqlite-errors.ts';

/** Something is wrong with the database; the message is one sentence for whoever runs the server. */
class DatabaseTrouble extends Error {
  /** Errors with the same code are one kind in the log. */
  readonly code: string;

  constructor(sentence: string, error: unknown) {
    super(sentence, { cause: error });
    this.code = codeOf(error);
  }
}

/** What PostgreSQL and the network say, as patterns of error codes, and the sentence about it. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'The database does not accept the user or the password in DATABASE_URL.'],
  [/^3D000$/, 'The database that DATABASE_URL names does not exist. Create it, then start again.'],
  [/^42501$/, 'The user in DATABASE_URL may not create or write tables in this database.'],
  [/^(53100|58030)$/, 'The database has no space left on its disk.'],
  [/^(25006|57P05)$/, 'The database can be read but not written to.'],
  [/^(53300|53400)$/, 'The database has no connection left for this server: raise its max_connections.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The host that DATABASE_URL names cannot be found.'],
  [/^(57014|55P03|40P01)$/, 'The database takes too long to answer.'],
  [/^(E[A-Z]+|57P0.|08...)$/, 'The database cannot be reached. Play goes on when it is back.'],
];

/** Errors of the driver that have no code. */
const unreachable = /timeout|terminated|not queryable|Connection ended|Cannot use a pool|SSL/i;

/** What went wrong with the database, in a sentence without a word of the address or the password. */
export function databaseInWords(error: unknown): Error {
  if (error instanceof DatabaseTrouble) return error;
  const code = codeOf(error);
  const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1];
  if (sentence !== undefined) return new DatabaseTrouble(sentence, error);
  const isGone = error instanceof Error && code === '' && unreachable.test(error.message);
  if (isGone) return new DatabaseTrouble('The database cannot be reached. Play goes on when it is back.', error);
  return error instanceof Error ? error : new Error(String(error));
}

/** The connection broke; whoever connects again may be luckier. */
export const isBroken = (error: unknown): boolean =>
  /^(ECONNRESET|EPIPE)$/.test(codeOf(error)) ||
  (error instanceof Error && /terminated unexpectedly/.test(error.message));

/** The connection broke or fell silent, so nobody knows whether the database has done what it was asked. */
export function isOutcomeUnknown(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '') return error instanceof Error && unreachable.test(error.message);
  return /^(E[A-Z]+|57P0[123]|08...)$/.test(code);
}
