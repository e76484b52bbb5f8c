import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../src/server/testing/process.ts';
import { changedFiles } from './changed.mjs';

let folder: string;
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...words], { cwd: folder });
const write = (name: string, text = name) => {
  writeFileSync(join(folder, name), text);
};
const commit = (...names: readonly string[]) => {
  for (const name of names) write(name, `${name}, committed`);
  git('add', '.');
  git('commit', '-q', '-m', names.join());
};

beforeEach(() => {
  folder = newFolder();
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'built\n');
  write('kept');
  commit('edited', 'staged', 'deleted');
});

test('what was edited, staged or not yet added counts as changed; what was deleted or is ignored does not', () => {
  write('edited', 'anew');
  write('staged', 'anew');
  git('add', 'staged');
  rmSync(join(folder, 'deleted'));
  write('żółte pole');
  write('built');
  expect(changedFiles(folder, 'HEAD')).toEqual(['edited', 'staged', 'żółte pole']);
});

test('against a branch, what was committed since counts too, but not what that branch changed meanwhile', () => {
  git('checkout', '-q', '-b', 'work');
  commit('mine');
  write('edited', 'anew');
  git('stash', '-q');
  git('checkout', '-q', 'main');
  commit('kept');
  git('checkout', '-q', 'work');
  git('stash', 'pop', '-q');
  expect(changedFiles(folder, 'HEAD')).toEqual(['edited']);
  expect(changedFiles(folder, 'main')).toEqual(['edited', 'mine']);
});
