import { expect, test } from 'vitest';
import { warningAbout } from './line.ts';

test.each([
  'postgres://hideout:secret@localhost/hideout',
  'postgres://hideout:secret@127.0.0.1:5433/hideout',
  'postgres://hideout:secret@[::1]/hideout',
  'postgres:///hideout?host=/var/run/postgresql',
  'postgres://hideout:secret@%2Fvar%2Frun%2Fpostgresql/hideout',
  'postgres://hideout:secret@db.example.org/hideout?sslmode=verify-full',
])('nobody is warned of %s', (url) => {
  expect(warningAbout(url)).toBeUndefined();
});

test.each([
  'postgres://hideout:secret@db.example.org/hideout',
  'postgres://hideout:secret@192.0.2.7/hideout?sslmode=disable',
  'postgres://hideout:secret@localhost.example.org/hideout',
])('%s is on another machine and without TLS: the warning names it and tells no password', (url) => {
  const warning = warningAbout(url);
  expect(warning).toContain(`the database at ${new URL(url).hostname} is not encrypted`);
  expect(warning).not.toContain('secret');
});
