import type { Option, Options, Refusal } from '../../engine/game.ts';
import { maxSeats } from './box.ts';

export type CashOptions = Readonly<{
  /** The rulebook that counts where the two differ. */
  rulebook: 'english' | 'polish';
  /** Everyone is dealt a power. [CG-1.3] */
  powers: boolean;
  /** What becomes of loot that nobody took. [CG-2.22] */
  leftovers: 'carry-over' | 'discard';
  /** Screens show everyone's loot; the rules are the same. [CG-2.23] */
  lootOpen: boolean;
  /** The seat of the first Godfather, or a draw. [CG-1.2] */
  firstGodfather: 'drawn' | number;
}>;

const anySeat: readonly number[] = [...Array<undefined>(maxSeats).keys()];

export const options: readonly Option[] = [
  { name: 'rulebook', values: ['english', 'polish'], default: 'english', rule: 'CG-2.5' },
  { name: 'powers', values: [true, false], default: true, rule: 'CG-1.3' },
  { name: 'leftovers', values: ['carry-over', 'discard'], default: 'carry-over', rule: 'CG-2.22' },
  { name: 'lootOpen', values: [false, true], default: false, rule: 'CG-2.23' },
  { name: 'firstGodfather', values: ['drawn', ...anySeat], default: 'drawn', rule: 'CG-1.2' },
];

/** Whether the first Godfather sits at the table. [CG-1.2] */
export function checkOptions({ firstGodfather }: Options, seats: number): Refusal | undefined {
  if (typeof firstGodfather !== 'number' || firstGodfather < seats) return undefined;
  return { rule: 'CG-1.2', values: { reason: 'no-such-seat', seat: firstGodfather } };
}
