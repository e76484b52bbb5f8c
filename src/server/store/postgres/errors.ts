import { codeOf } from '../sqlite/errors.ts';

/** A problem with the database. Its message is one sentence for the person who runs the server. */
class DatabaseTrouble extends Error {
  /** The log counts errors with the same code as one kind. */
  readonly code: string;

  constructor(sentence: string, error: unknown) {
    super(sentence, { cause: error });
    this.code = codeOf(error);
  }
}

const unreachableInPlay = 'The database cannot be reached. Play goes on when it is back.';

/** Error codes of PostgreSQL and the network as patterns, each with its sentence. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'The database does not accept the user or the password in DATABASE_URL.'],
  [/^3D000$/, 'The database that DATABASE_URL names does not exist. Create it, then start again.'],
  [/^42501$/, 'The user in DATABASE_URL may not create or write tables in this database.'],
  [/^(53100|58030)$/, 'The database has no space left on its disk.'],
  [/^(25006|57P05)$/, 'The database can be read but not written to.'],
  [/^(53300|53400)$/, 'The database has no connection left for this server: raise its max_connections.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The host that DATABASE_URL names cannot be found.'],
  [
    /_CERT|^CERT_|^UNABLE_TO_VERIFY/,
    'The certificate of the database is not trusted, or not for its host: see sslrootcert.',
  ],
  [/^(57014|55P03|40P01)$/, 'The database takes too long to answer.'],
  [/^(E[A-Z]+|57P0.|08...)$/, unreachableInPlay],
];

/** Errors of the driver that have no code. */
const unreachable = /timeout|terminated|not queryable|Connection ended|Cannot use a pool|SSL/i;

/** Describes a database error in a sentence that contains neither address nor password. */
export function databaseInWords(error: unknown): Error {
  if (error instanceof DatabaseTrouble) return error;
  const code = codeOf(error);
  const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1];
  if (sentence !== undefined) return new DatabaseTrouble(sentence, error);
  const isGone = error instanceof Error && code === '' && unreachable.test(error.message);
  if (isGone) return new DatabaseTrouble(unreachableInPlay, error);
  return error instanceof Error ? error : new Error(String(error));
}

/** The same for an error at the start, when nobody plays yet and the program ends. */
export function whyNotOpened(error: unknown): Error {
  const trouble = databaseInWords(error);
  if (trouble.message !== unreachableInPlay) return trouble;
  return new DatabaseTrouble(whyUnreachable(trouble.cause), error);
}

function whyUnreachable(cause: unknown): string {
  const isNoTls = cause instanceof Error && cause.message.includes('does not support SSL');
  if (isNoTls) return 'The database does not offer the TLS that DATABASE_URL asks for.';
  // Of a socket that is not there it could be `connect`.
  const isNoFile = cause instanceof Error && 'syscall' in cause && cause.syscall === 'open';
  if (isNoFile) return 'A file of certificates that DATABASE_URL names cannot be read.';
  return 'The database cannot be reached, so Hideout does not start. Start it again when the database is back.';
}

/** Whether the connection broke, so that a new one may work. */
export const isBroken = (error: unknown): boolean =>
  /^(ECONNRESET|EPIPE)$/.test(codeOf(error)) ||
  (error instanceof Error && /terminated unexpectedly/.test(error.message));

/** Whether the connection broke or fell silent, so that nobody knows if the statement was carried out. */
export function isOutcomeUnknown(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '') return error instanceof Error && unreachable.test(error.message);
  return /^(E[A-Z]+|57P0[123]|08...)$/.test(code);
}
