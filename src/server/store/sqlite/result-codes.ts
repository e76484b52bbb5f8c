/** SQLite's primary result codes, each at its number. */
const primary = [
  ...['OK', 'ERROR', 'INTERNAL', 'PERM', 'ABORT', 'BUSY', 'LOCKED', 'NOMEM', 'READONLY', 'INTERRUPT', 'IOERR'],
  ...['CORRUPT', 'NOTFOUND', 'FULL', 'CANTOPEN', 'PROTOCOL', 'EMPTY', 'SCHEMA', 'TOOBIG', 'CONSTRAINT', 'MISMATCH'],
  ...['MISUSE', 'NOLFS', 'AUTH', 'FORMAT', 'RANGE', 'NOTADB', 'NOTICE', 'WARNING'],
];

/** What follows them in extended codes, in the order of their numbers, which begin with 1. */
const extended: Readonly<Record<string, readonly string[]>> = {
  ERROR: ['MISSING_COLLSEQ', 'RETRY', 'SNAPSHOT', 'RESERVESIZE', 'KEY', 'UNABLE'],
  IOERR: [
    ...['READ', 'SHORT_READ', 'WRITE', 'FSYNC', 'DIR_FSYNC', 'TRUNCATE', 'FSTAT', 'UNLOCK', 'RDLOCK', 'DELETE'],
    ...['BLOCKED', 'NOMEM', 'ACCESS', 'CHECKRESERVEDLOCK', 'LOCK', 'CLOSE', 'DIR_CLOSE', 'SHMOPEN', 'SHMSIZE'],
    ...['SHMLOCK', 'SHMMAP', 'SEEK', 'DELETE_NOENT', 'MMAP', 'GETTEMPPATH', 'CONVPATH', 'VNODE', 'AUTH'],
    ...['BEGIN_ATOMIC', 'COMMIT_ATOMIC', 'ROLLBACK_ATOMIC', 'DATA', 'CORRUPTFS', 'IN_PAGE', 'BADKEY', 'CODEC'],
  ],
  LOCKED: ['SHAREDCACHE', 'VTAB'],
  BUSY: ['RECOVERY', 'SNAPSHOT', 'TIMEOUT'],
  CANTOPEN: ['NOTEMPDIR', 'ISDIR', 'FULLPATH', 'CONVPATH', 'DIRTYWAL', 'SYMLINK'],
  CORRUPT: ['VTAB', 'SEQUENCE', 'INDEX'],
  READONLY: ['RECOVERY', 'CANTLOCK', 'ROLLBACK', 'DBMOVED', 'CANTINIT', 'DIRECTORY'],
  ABORT: ['', 'ROLLBACK'],
  AUTH: ['USER'],
  CONSTRAINT: [
    ...['CHECK', 'COMMITHOOK', 'FOREIGNKEY', 'FUNCTION', 'NOTNULL', 'PRIMARYKEY', 'TRIGGER', 'UNIQUE', 'VTAB'],
    ...['ROWID', 'PINNED', 'DATATYPE'],
  ],
};

/** The name of a result code: 778 is `SQLITE_IOERR_WRITE`. A code that is not listed has the name of its primary code. */
export function nameOfCode(code: number): string {
  const name = primary[code & 0xff] ?? 'ERROR';
  const more = extended[name]?.[(code >> 8) - 1];
  return more ? `SQLITE_${name}_${more}` : `SQLITE_${name}`;
}
