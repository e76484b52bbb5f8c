import { expect, test } from 'vitest';
import { pages } from '../../games/pages.ts';
import { filmOf, recordsOf } from '../../replay/testing/archive.ts';
import { picturesOf } from './pins.ts';

test.each(Object.keys(pages))('every great moment in the archive of %s has its picture', async (game) => {
  const pictureOf = await picturesOf(game);
  const moments = recordsOf(game).flatMap((text) => filmOf(text).tale().moments);
  const kinds = [...new Set(moments.map(({ kind }) => kind))].filter((kind) => !/^(end|lead)/.test(kind));
  expect(kinds.length).toBeGreaterThan(3);
  expect(kinds.filter((kind) => pictureOf(kind) === pictureOf('end'))).toEqual([]);
});
