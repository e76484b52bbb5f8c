import { addAt, at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { moneyOn, none, sanctionOn, type Card, type City } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import { strike } from '../sanctions/index.ts';
import type { PastRound } from '../../view.ts';
import type { State } from '../state.ts';
import { shareChicago } from './chicago.ts';
import { goHome } from './go-home.ts';
import { isLastRound } from './police.ts';
import { nextRound } from './round.ts';

/** The round is settled city by city, Chicago last; then all go home, and the next round begins, if any. [TB-5] */
export function settle(state: State, tell?: Tell<TheBossEvent>): void {
  state.past.push(takeAll(state, tell));
  goHome(state, tell);
  if (!isLastRound(state)) return nextRound(state, tell);
  state.over = true;
  tell?.({ kind: 'over', rule: 'TB-6.1', round: state.round });
}

function takeAll(state: State, tell?: Tell<TheBossEvent>): PastRound {
  const gains = Array<number>(state.seats).fill(0);
  const hidden: Card[] = [];
  const takers: (Seat | null)[] = [];
  for (const city of state.cities) {
    hidden.push(at(state.hidden, city));
    takers.push(take(state, city, gains, tell));
  }
  const chicago = shareChicago(state, tell);
  if (chicago.seat !== null) addAt(gains, chicago.seat, chicago.amount);
  for (let seat = 0; seat < state.seats; seat++) addAt(state.money, seat, at(gains, seat));
  const { first, lastLap, moves, police, shown } = state;
  return { first, lastLap, moves, police: at(police, shown - 1), hidden, takers, chicago, gains };
}

/** The leader of a city takes its hidden card, money or sanction; without a leader it is only shown. [TB-5.1] */
function take(state: State, city: City, gains: number[], tell?: Tell<TheBossEvent>): Seat | null {
  const leader = at(state.leaders, city);
  const card = at(state.hidden, city);
  const seat = leader === none ? null : leader;
  tell?.({ kind: 'took', rule: 'TB-5.1', city, card, seat });
  if (seat === null) return null;
  const sanction = sanctionOn[card];
  if (sanction) strike(sanction, state, { seat, city }, tell);
  else earn(card, seat, gains, tell);
  return seat;
}

/** Money is added to the player's total. [TB-5.2] */
function earn(card: Card, seat: Seat, gains: number[], tell?: Tell<TheBossEvent>): void {
  const amount = at(moneyOn, card);
  addAt(gains, seat, amount);
  tell?.({ kind: 'money', rule: 'TB-5.2', seat, amount });
}
