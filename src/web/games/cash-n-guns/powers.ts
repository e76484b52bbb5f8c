import type { CashView } from '../../../games/cash-n-guns/view.ts';
import { sayIfKnown } from '../../../words/index.ts';

/** The sixteen powers in the order of the box, by which the game numbers them. [CG-0.4] */
export const powerIds = [
  'collector',
  'cunning',
  'cute',
  'dictator',
  'doctor',
  'good-friend',
  'greedy',
  'hustler',
  'junk-dealer',
  'kid',
  'lucky-man',
  'professional',
  'smart',
  'stealthy',
  'unbreakable',
  'vulture',
] as const;
export type PowerId = (typeof powerIds)[number];

/** A power as somebody reads it. */
export interface PowerInWords {
  readonly id: PowerId;
  readonly name: string;
  /** What it does; under the other rulebook some do something else. */
  readonly about: string;
}

export const powerIdAt = ({ powers }: CashView, seat: number): PowerId | undefined => powerIds[powers[seat] ?? -1];

/** The power of a seat; undefined at a table without powers. */
export function powerAt(view: CashView, seat: number): PowerInWords | undefined {
  const id = powerIdAt(view, seat);
  if (id === undefined) return undefined;
  const about =
    sayIfKnown(`cash-n-guns.power.${id}.about.${view.options.rulebook}`) ?? sayIfKnown(`cash-n-guns.power.${id}.about`);
  return { id, name: sayIfKnown(`cash-n-guns.power.${id}`) ?? id, about: about ?? '' };
}

const clause = 'CG-6.';

/** The power that a clause is about, if it is about one. */
export function powerOfRule(rule: string): PowerId | undefined {
  if (!rule.startsWith(clause)) return undefined;
  const name = rule.slice(clause.length);
  return powerIds.find((id) => id === name);
}
