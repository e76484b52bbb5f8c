import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../archive/', import.meta.url);

test('the archive has games with a clock, without powers and by the Polish rulebook', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  for (const part of ['"move":"late"', '"powers":false', '"polish"']) {
    expect(
      texts.some((text) => text.includes(part)),
      part,
    ).toBe(true);
  }
});
