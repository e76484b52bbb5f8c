import { describe, expect, test } from 'vitest';
import { chanceInSeries } from '../engine/chance/index.ts';
import { games } from './catalogue.ts';

const options = (id: string) => Object.fromEntries((games[id]?.options ?? []).map((each) => [each.name, each.default]));

describe.each(Object.values(games))('$id with other luck', (game) => {
  const state = game.setup(4, options(game.id), chanceInSeries(1, 1));
  const hidden = (series: number) => JSON.stringify({ ...game.reshuffle(state, chanceInSeries(series, 1)), chance: 0 });

  test('what is still to come lies in another order', () => {
    expect(hidden(2)).not.toBe(JSON.stringify({ ...state, chance: 0 }));
    expect(hidden(2)).not.toBe(hidden(3));
  });

  test('goes by the chance that it was given', () => {
    expect(hidden(2)).toBe(hidden(2));
    const [some, others] = [2, 3].map((series) => game.reshuffle(state, chanceInSeries(series, 1)));
    expect(JSON.stringify(some)).not.toBe(JSON.stringify(others));
  });
});
