import { citiesOf, citySets } from './options.ts';
import { strangers } from './bots/strangers.ts';
import type { State } from './rules/state.ts';
import type { GameLab, Probe } from '../../cli/lab/probe.ts';

const probe: Probe<State> = {
  first: (state) => state.first,
  powers: [],
  powersOf: () => [],
  measures: ['rounds'],
  measuresOf: (state) => [state.past.length],
  counts: { killed: 'killed' },
  asIfOver: (state) => ({ ...state, over: true }),
  changes: (seats) => otherCities(seats).map(({ name }) => ({ cities: name })),
};

export const lab: GameLab = { probe, strangers };

/** Four players have no choice of cities, and the standard ones are no change. [TB-0.3, TB-0.4] */
function otherCities(seats: number) {
  const usual = citiesOf({ cities: 'standard', firstPlayer: 'drawn' }, seats).join();
  return citySets.filter((set) => set.seats === seats && set.cities.join() !== usual);
}
