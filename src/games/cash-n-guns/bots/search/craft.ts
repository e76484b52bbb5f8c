import { at } from '../../../../engine/at.ts';
import { random, type Chance } from '../../../../engine/chance/index.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { asks } from '../../rules/asking.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { CashMove } from '../../moves.ts';
import { isIn, seatsIn } from '../../rules/seating.ts';
import type { State } from '../../rules/state.ts';
import type { CashView } from '../../view.ts';
import { adoptPast } from '../regular/rounds.ts';
import type { Craft } from '../../../../bots/search/search.ts';
import { chancesBy, type Network } from '../../../../bots/search/network.ts';
import { featuresOf, isRoundStart } from './features.ts';
import { opponents } from './opponents.ts';

/** Playouts continue for this many whole rounds after the current one. An evaluation judges the result. */
export const craftWith = (rounds: number, judge: Network): Craft<CashView, State, CashMove> => ({
  guess(view, chance) {
    const state = cashNGuns.guess(view, chance);
    adoptPast(state.past, view.past);
    // The secret choices of others are unknown, so they choose again.
    if (allAtOnce.has(state.question)) state.owed = state.asked;
    return state;
  },
  clone: cashNGuns.clone,
  play: cashNGuns.play,
  playOut(state, me, dice) {
    const cut = state.round + rounds;
    const players = Array.from({ length: state.seats }, () => at(opponents, random(dice, opponents.length)));
    while (state.over === 'no' && isIn(state.living, me)) {
      if (state.round > cut && isRoundStart(state)) return prospects(state, me, judge);
      playOne(state, players, dice);
    }
    return state.over === 'no' ? 0 : victory(state, me);
  },
});

/** Questions that all answer in the same moment. */
const allAtOnce: ReadonlySet<number> = new Set([asks.load, asks.aim, asks.courage]);

function playOne(state: State, players: typeof opponents, dice: Chance): void {
  const seat = at(seatsIn(state.owed), 0);
  const moves = cashNGuns.legalMoves(state, seat);
  const move = moves.length === 1 ? at(moves, 0) : at(players, seat).chooseIn(state, seat, moves, dice);
  cashNGuns.play(state, seat, move);
}

function victory(state: State, me: Seat): number {
  const winners = cashNGuns.result(state)?.winners ?? [];
  return winners.includes(me) ? 1 / winners.length : 0;
}

/** From here on, this seat searches again. */
const prospects = (state: State, me: Seat, judge: Network): number =>
  chancesBy(judge, featuresOf(state, 1 << me))[seatsIn(state.living).indexOf(me)] ?? 0;
