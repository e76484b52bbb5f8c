import { expect, test } from 'vitest';
import { games } from '../games/catalogue.ts';
import { nothingPrivate } from './nothing-private.ts';

test('every game has a private view for viewers without a seat', () => {
  const ofGames = Object.entries(games).map(([id, game]) => [id, game.nothingPrivate]);
  expect(nothingPrivate).toEqual(Object.fromEntries(ofGames));
});
