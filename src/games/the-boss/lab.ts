import { citiesOf, citySets } from './options.ts';
import type { State } from './rules/state.ts';
import type { Probe } from '../../cli/lab/probe.ts';

export const theBoss: Probe<State> = {
  first: (state) => state.first,
  powers: [],
  powersOf: () => [],
  measures: ['rounds'],
  measuresOf: (state) => [state.past.length],
  counts: { killed: 'killed' },
  asIfOver: (state) => ({ ...state, over: true }),
  changes: (seats) => otherCities(seats).map(({ name }) => ({ cities: name })),
};

/** Four players have no choice of cities, and the standard ones are no change. [TB-0.3, TB-0.4] */
function otherCities(seats: number) {
  const usual = citiesOf({ cities: 'standard', firstPlayer: 'drawn' }, seats).join();
  return citySets.filter((set) => set.seats === seats && set.cities.join() !== usual);
}
