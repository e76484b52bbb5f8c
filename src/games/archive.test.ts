import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replay } from '../engine/replay.ts';
import { games } from './catalogue.ts';

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
    expect(replay(game, readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))).toBeUndefined();
  });
});
