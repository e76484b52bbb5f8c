import { chanceInSeries, random } from '../../src/engine/chance/index.ts';
import { viewOf } from '../../src/engine/view.ts';
import { theBoss } from '../../src/games/the-boss/rules/index.ts';
import type { TheBossMove } from '../../src/games/the-boss/moves.ts';
import type { State } from '../../src/games/the-boss/rules/state.ts';
import { report, secondsAsked, takeTurns } from '../measure.ts';

/* Random games through the public contract of a game only, and the cost of a copy, a view and a guess in a search. */

const seats = 4;
const options = { cities: 'standard', firstPlayer: 'drawn' } as const;
const gamesPerLook = 10;

const states = Array.from({ length: 64 }, (_, index) => position(index));
const views = states.map((state, index) => viewOf(theBoss, state, index % seats));
const chance = chanceInSeries(3, 0);

let index = 0;
// The last result is kept, because work without effect might be optimised away.
let kept: unknown;
const works = {
  decisions: () => {
    let decisions = 0;
    for (let game = 0; game < gamesPerLook; game++) decisions += playGame(index++);
    return decisions;
  },
  clone: forEach((state) => (kept = theBoss.clone(state))),
  view: forEach((state, place) => (kept = viewOf(theBoss, state, place % seats))),
  guess: forEach((_, place) => (kept = theBoss.guess(views[place] as (typeof views)[number], chance))),
};

const [decisions = 0, ...others] = takeTurns(Object.values(works), secondsAsked());
report([
  { key: 'decisionsPerSecond', label: 'decisions a second', hideout: decisions },
  ...others.map((found, place) => {
    const key = Object.keys(works)[place + 1] ?? '';
    return { key, label: `${key}, nanoseconds`, hideout: 1e9 / found };
  }),
]);
if (kept === undefined) throw new Error('Nothing was made.');

/** Plays a game from set-up to result; returns the number of decisions. */
function playGame(number: number): number {
  const state = theBoss.setup(seats, options, chanceInSeries(1, number));
  const picker = chanceInSeries(2, number);
  for (let taken = 0; ; taken++) {
    const seat = theBoss.toAct(state)[0];
    if (seat === undefined) {
      kept = theBoss.result(state);
      return taken;
    }
    const moves = theBoss.legalMoves(state, seat);
    theBoss.play(state, seat, moves[random(picker, moves.length)] as TheBossMove);
  }
}

/** A game of random moves, stopped at one of its first 120 decisions; no game ends earlier. */
function position(number: number): State {
  const picker = chanceInSeries(2, number);
  const state = theBoss.setup(seats, options, chanceInSeries(1, number));
  for (let left = (number * 7) % 120; left > 0; left--) {
    const moves = theBoss.legalMoves(state, state.active);
    theBoss.play(state, state.active, moves[random(picker, moves.length)] as TheBossMove);
  }
  return state;
}

function forEach(work: (state: State, place: number) => void): () => number {
  return () => {
    states.forEach(work);
    return states.length;
  };
}
