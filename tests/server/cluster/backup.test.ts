import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished, test } from 'vitest';
import { findPostgres } from '../../../scripts/setup/machine/postgres.mjs';
import { openPostgres } from '../../../src/server/store/postgres/postgres.ts';
import { expectPlayableCopy } from '../../../src/server/testing/backup.ts';
import { newDatabase, run } from '../../../src/server/testing/postgres.ts';
import { newFolder } from '../../../src/server/testing/process.ts';

const postgres = (program: string, words: readonly string[]) =>
  promisify(execFile)(join(findPostgres() ?? '', program), words);

test('a dump of the database that is made while people play can be played on', async () => {
  const url = new URL(await newDatabase());
  const [, schema = ''] = url.searchParams.get('options')?.split('=') ?? [];
  const plain = Object.assign(new URL(url), { search: '' });
  const name = `copy_of_${schema}`;
  await run(plain.href, `create database ${name}`);
  onTestFinished(() => run(plain.href, `drop database ${name} with (force)`));
  const file = join(newFolder(), 'dump.sql');
  await expectPlayableCopy(await openPostgres(url.href), async () => {
    await postgres('pg_dump', ['--schema', schema, '--file', file, plain.href]);
    const copy = Object.assign(new URL(plain), { pathname: `/${name}` });
    await postgres('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', '--file', file, copy.href]);
    return openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  });
});
