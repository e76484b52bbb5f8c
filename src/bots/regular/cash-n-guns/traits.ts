import type { Seat } from '../../../engine/seats.ts';
import { powerNames } from '../../../games/cash-n-guns/powers/index.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';

/** What a power changes in the bot's reckoning; whatever a power only lets its holder decide is not here. [CG-6] */
export interface Traits {
  /** So many wounds are too many. [CG-2.15] */
  readonly deadlyWounds: number;
  readonly extraPaintings: number;
  /** Two hits in one round are none. */
  readonly shrugsOffTwoHits: boolean;
  /** Loses a wound, or takes a $10,000 bill, when going down. */
  readonly healsDown: boolean;
  readonly billDown: boolean;
  /** Takes a $5,000 bill before sharing begins. */
  readonly billFirst: boolean;
  readonly takesTwo: boolean;
  /** A Bang! at somebody who lies steals a card. */
  readonly robsTheLying: boolean;
  /** Takes so many cards of whoever is eliminated. */
  readonly cardsOfTheDead: number;
}

const ordinary: Traits = {
  deadlyWounds: 3,
  extraPaintings: 0,
  shrugsOffTwoHits: false,
  healsDown: false,
  billDown: false,
  billFirst: false,
  takesTwo: false,
  robsTheLying: false,
  cardsOfTheDead: 0,
};

const special: Readonly<Record<string, Partial<Traits>>> = {
  collector: { extraPaintings: 1 },
  cute: { billFirst: true },
  doctor: { healsDown: true },
  greedy: { takesTwo: true },
  'lucky-man': { shrugsOffTwoHits: true },
  professional: { robsTheLying: true },
  stealthy: { billDown: true },
  unbreakable: { deadlyWounds: 5 },
  vulture: { cardsOfTheDead: 2 },
};

const table: readonly Traits[] = powerNames.map((name) => ({ ...ordinary, ...special[name] }));

/** Whoever has no power is like anybody else. [CG-1.3] */
export const traitsOf = ({ powers }: CashView, seat: Seat): Traits => table[powers[seat] ?? -1] ?? ordinary;
