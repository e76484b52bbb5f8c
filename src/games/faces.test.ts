import { expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { faces } from './faces.ts';

test('every game has a private view for viewers without a seat', () => {
  const empty = Object.entries(faces).map(([id, { nothingPrivate }]) => [id, nothingPrivate]);
  const ofGames = Object.entries(games).map(([id, game]) => [id, game.nothingPrivate]);
  expect(Object.fromEntries(empty)).toEqual(Object.fromEntries(ofGames));
});
