import { expect, test } from 'vitest';
import { lockfileProblems } from './problems.mjs';

const manifest = { engines: { node: '>=20.19' }, allowScripts: { allowed: false } };
const problemsOf = (packages: Parameters<typeof lockfileProblems>[0]) => lockfileProblems(packages, manifest);

test('a package whose other platforms are locked, beside it or above, is fine', () => {
  const optionalDependencies = { near: '1.0.0', far: '1.0.0' };
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies },
    'node_modules/a/node_modules/near': {},
    'node_modules/far': {},
  };
  expect(problemsOf(packages)).toEqual([]);
});

test('a platform that was not locked is named', () => {
  const packages = { 'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-windows': '1.0.0' } } };
  expect(problemsOf(packages)).toEqual(['tool 1.0.0: its packages for other platforms are not locked: tool-windows']);
});

test('download addresses and undecided install scripts are named', () => {
  const packages = {
    'node_modules/allowed': { version: '1.0.0', hasInstallScript: true },
    'node_modules/@some/thing': { version: '2.0.0', hasInstallScript: true, resolved: 'https://example.org/thing.tgz' },
  };
  expect(problemsOf(packages)).toEqual([
    '@some/thing 2.0.0: its download address is recorded',
    '@some/thing 2.0.0: allowScripts does not say whether it may run code',
  ]);
});

test.each(['>=18', '>= 10.x', '^20.12||^22||>=24', '18 || 20 || >=22', '^20.19.0 || >=22.12.0', '*'])(
  'the oldest promised Node is in %s',
  (node) => {
    expect(problemsOf({ 'node_modules/tool': { version: '1.0.0', engines: { node } } })).toEqual([]);
  },
);

test.each(['>=20.20', '^22.13.0 || >=24', '^18', '>=20 <20.10'])('the oldest promised Node is not in %s', (node) => {
  expect(problemsOf({ 'node_modules/tool': { version: '1.0.0', engines: { node } } })).toEqual([
    `tool 1.0.0: it wants Node ${node}, but package.json promises >=20.19`,
  ]);
});

test('each line of Node that is promised has to be in the range', () => {
  const locked = { 'node_modules/tool': { version: '1.0.0', engines: { node: '20 || >=24' } } };
  const problems = (node: string) => lockfileProblems(locked, { engines: { node } });
  expect(problems('^20.19.0 || >=24.0.0')).toEqual([]);
  expect(problems('^20.19.0 || ^22.13.0 || >=24.0.0')).toHaveLength(1);
});
