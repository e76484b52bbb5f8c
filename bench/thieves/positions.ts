import { chanceInSeries } from '../../src/engine/chance/index.ts';
import { viewOf } from '../../src/engine/view.ts';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import type { State } from '../../src/games/thieves/rules/state.ts';
import { report, secondsAsked, takeTurns } from '../measure.ts';
import { pick, seats } from './playout.ts';

/* The cost of a copy, a view and a guessed world in a search, over positions from all parts of a game. */

const states = Array.from({ length: 64 }, (_, index) => position(index));
const views = states.map((state, index) => viewOf(thieves, state, index % seats));
const chance = chanceInSeries(3, 0);
const forEach =
  (work: (index: number) => void): (() => number) =>
  () => {
    for (let index = 0; index < states.length; index++) work(index);
    return states.length;
  };

// The last result is kept, because work without effect might be optimised away.
let kept: unknown;
const works = {
  clone: forEach((index) => (kept = thieves.clone(states[index] as State))),
  view: forEach((index) => (kept = viewOf(thieves, states[index] as State, index % seats))),
  guess: forEach((index) => (kept = thieves.guess(views[index] as (typeof views)[number], chance))),
};

const found = takeTurns(Object.values(works), secondsAsked() / 8);
report(
  Object.keys(works).map((key, index) => ({ key, label: `${key}, nanoseconds`, hideout: 1e9 / (found[index] ?? 0) })),
);
if (kept === undefined) throw new Error('Nothing was made.');

/** A game of random moves, stopped at one of its first 24 decisions. */
function position(index: number): State {
  const picker = chanceInSeries(2, index);
  const state = thieves.setup(seats, { reshuffleDiscards: false }, chanceInSeries(1, index));
  for (let left = index % 24; left > 0; left--) {
    const seat = thieves.toAct(state)[0];
    if (seat === undefined) break;
    thieves.play(state, seat, pick(thieves.legalMoves(state, seat), picker));
  }
  return state;
}
