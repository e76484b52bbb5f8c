import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replay } from '../../engine/replay.ts';
import { cashNGuns } from './index.ts';

const folder = new URL('archive/', import.meta.url);
const files = readdirSync(folder);

test.each(files)('%s replays the same', (file) => {
  expect(replay(cashNGuns, readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))).toBeUndefined();
});

test('the archive has games with both sources of chance and with a clock', () => {
  const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  for (const part of ['"source":"fast"', '"source":"secure"', '"move":"late"', '"powers":false', '"polish"']) {
    expect(
      texts.some((text) => text.includes(part)),
      part,
    ).toBe(true);
  }
});
