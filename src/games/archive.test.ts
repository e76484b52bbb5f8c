import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replay } from '../engine/replay.ts';
import { recordAnew } from '../engine/testing/record-anew.ts';
import { games } from './catalogue.ts';

/** `npm run archive` sets it. */
const isUpdating = process.env['UPDATE_ARCHIVE'] !== undefined;

const linesOf = (file: URL) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** Recorded games. They must replay the same as long as their version of the rules is supported. */
describe.each(Object.values(games))('the archive of $id', (game) => {
  const folder = new URL(`${game.id}/archive/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder) : [];

  test('holds records with both sources of chance', () => {
    const headers = files.map((file) => readFileSync(new URL(file, folder), 'utf8').split('\n')[0] ?? '');
    expect(headers.some((header) => header.includes('"fast"'))).toBe(true);
    expect(headers.some((header) => header.includes('"secure"'))).toBe(true);
  });

  test.each(files)('%s replays the same', (file) => {
    const url = new URL(file, folder);
    if (isUpdating) writeFileSync(url, `${recordAnew(game, linesOf(url)).join('\n')}\n`);
    expect(replay(game, linesOf(url))).toBeUndefined();
  });
});
