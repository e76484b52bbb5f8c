import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, onPath } from './apt.mjs';

/** Debian's folder for each version of PostgreSQL; only the client is on the PATH. */
const debian = '/usr/lib/postgresql';

/** The folder of the programs of the latest installed PostgreSQL, if any. */
export function findPostgres() {
  const versions = foldersIn(debian).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const found = folders.find((folder) => readdirSync(folder).includes('initdb'));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Installs Debian's PostgreSQL for the tests of servers that share a database, unless one is there. */
export const installPostgres = () =>
  installPackages(['postgresql'], {
    isThere: () => Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== undefined,
    what: 'PostgreSQL',
    otherwise:
      'The tests of servers that share a database need PostgreSQL: install it, or name one: TEST_DATABASE_URL=postgres://… npm test',
  });
