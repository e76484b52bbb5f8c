import { expect, test } from 'vitest';
import { inOrderOfMerit } from './standings.ts';

const line = (name: string, wins: number, shared: number, games: number) => ({
  name,
  figure: 'fan' as const,
  seat: null,
  games,
  wins,
  shared,
  byGame: [],
});

test('the best first: more wins, then more of one’s own, then fewer games', () => {
  const lines = [line('often', 1, 1, 3), line('never', 0, 0, 2), line('shared', 1, 1, 1), line('alone', 1, 0, 3)];
  expect(inOrderOfMerit(lines).map(({ name }) => name)).toEqual(['alone', 'shared', 'often', 'never']);
});
