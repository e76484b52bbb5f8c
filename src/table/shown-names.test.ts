import { expect, test } from 'vitest';
import { namesOfThings } from '../words/testing/names-of-things.ts';
import { botNameAt } from './shown-names.ts';

const bots = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => botNameAt(seat, []));

test('no bot is called like something in the games', () => {
  expect(bots.filter((name) => namesOfThings.has(name.toLowerCase()))).toEqual([]);
});
