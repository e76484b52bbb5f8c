import { at } from '../../../engine/at.ts';
import { chanceInSeries, random, type Chance } from '../../../engine/chance/index.ts';
import type { Tell } from '../../../engine/game.ts';
import type { CashEvent } from '../events.ts';
import { cashNGuns } from '../rules/index.ts';
import type { CashMove } from '../moves.ts';
import { checkInvariants } from './invariants.ts';

/** Answers that leave a power unused. */
const declined = ['allowed', 'waved-on', 'no-trade', 'no-fetch'];

export interface Effects {
  /** The powers that were dealt. */
  readonly powers: readonly number[];
  /** What happened by each clause: events, and lines of the final count. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Plays one random game and counts what the powers did. It checks the invariants after every move. */
export function effectsIn(seats: number, index: number): Effects {
  const counts = new Map<string, number>();
  const count = (rule: string) => counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const tell: Tell<CashEvent> = (event) => {
    const nothing = declined.includes(event.kind) || (event.kind === 'bang-taken' && event.lay === 'none');
    if (!nothing) count(event.rule);
  };
  const options = {
    rulebook: index % 4 < 2 ? 'english' : 'polish',
    powers: true,
    leftovers: 'carry-over',
    lootOpen: false,
    firstGodfather: 'drawn',
  } as const;
  const state = cashNGuns.setup(seats, options, chanceInSeries(990, index), tell);
  const dice = chanceInSeries(991, index);
  while (state.over === 'no') {
    checkInvariants(state);
    const [seat = 0] = cashNGuns.toAct(state);
    cashNGuns.play(state, seat, anyMove(cashNGuns.legalMoves(state, seat), index, dice), tell);
  }
  checkInvariants(state);
  for (const line of cashNGuns.score(state)) count(line.rule);
  return { powers: state.powers, counts };
}

/** In two games of three hardly anybody lies down: some powers wait for many shots. */
function anyMove(moves: readonly CashMove[], index: number, dice: Chance): CashMove {
  const stand = moves.find(({ kind }) => kind === 'stand');
  if (stand && index % 3 > 0 && random(dice, 8) > 0) return stand;
  return at(moves, random(dice, moves.length));
}
