import { chanceInSeries, random } from '../../../engine/chance/index.ts';
import type { Tell } from '../../../engine/game.ts';
import { shuffle } from '../../../engine/chance/index.ts';
import { allShares, copies } from '../box.ts';
import type { CashEvent } from '../events.ts';
import { freshTable } from '../fresh.ts';
import { cashNGuns } from '../index.ts';
import type { CashMove } from '../moves.ts';
import { none, type State } from '../state.ts';
import { proceed } from '../steps/index.ts';

const seats = 5;

/** Answers that leave a power unused. */
const declined = ['allowed', 'waved-on', 'no-trade', 'no-fetch'];

/** Plays one random game with two powers and counts what each of them did, by the clauses of events and count. */
export function effectsIn(pair: readonly number[], index: number, rulebook: 'english' | 'polish'): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (rule: string) => counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const tell: Tell<CashEvent> = (event) => {
    const nothing = declined.includes(event.kind) || (event.kind === 'bang-taken' && event.lay === 'none');
    if (!nothing) count(event.rule);
  };
  const state = dealtTable(pair, index, rulebook);
  const dice = chanceInSeries(991, index);
  proceed(state, tell);
  while (state.over === 'no') {
    cashNGuns.checkInvariants(state);
    const [seat = 0] = cashNGuns.toAct(state);
    const moves = cashNGuns.legalMoves(state, seat);
    cashNGuns.play(state, seat, moves[random(dice, moves.length)] as CashMove, tell);
  }
  cashNGuns.checkInvariants(state);
  for (const line of cashNGuns.score(state)) count(line.rule);
  return counts;
}

function dealtTable(pair: readonly number[], index: number, rulebook: 'english' | 'polish'): State {
  const chance = chanceInSeries(990, index);
  const piles = allShares.flatMap((share) => Array<number>(copies[share] ?? 0).fill(share));
  shuffle(chance, piles);
  const powers = Array.from({ length: seats }, (_, seat) => pair[(seat + index) % seats] ?? none);
  const options = {
    rulebook,
    powers: true,
    leftovers: 'carry-over',
    lootOpen: false,
    firstGodfather: 'drawn',
  } as const;
  return freshTable(seats, options, chance, { piles, powers, godfather: random(chance, seats) });
}
