import { expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { nothingPrivate } from './faces.ts';

test('every game has a private view for viewers without a seat', () => {
  const ofGames = Object.entries(games).map(([id, game]) => [id, game.nothingPrivate]);
  expect(nothingPrivate).toEqual(Object.fromEntries(ofGames));
});
