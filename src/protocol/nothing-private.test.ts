import { expect, test } from 'vitest';
import { games } from '../games/catalogue.ts';
import { nothingPrivate } from './nothing-private.ts';

test('every game has its private view of whoever has no seat', () => {
  const ofGames = Object.entries(games).map(([id, game]) => [id, game.nothingPrivate]);
  expect(nothingPrivate).toEqual(Object.fromEntries(ofGames));
});
