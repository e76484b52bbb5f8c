import { powerNames, traitsOf, type PowerName, type Traits } from '../../../games/cash-n-guns/box.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import { sayIfKnown } from '../../../words/index.ts';

/** A power as somebody reads it. */
export interface PowerInWords {
  readonly id: PowerName;
  readonly name: string;
  /** What it does; under the other rulebook some do something else. */
  readonly about: string;
}

export const traitsAt = ({ powers }: CashView, seat: number): Traits => traitsOf(powers[seat] ?? -1);

/** The power of a seat; undefined at a table without powers. */
export function powerAt(view: CashView, seat: number): PowerInWords | undefined {
  const id = powerNames[view.powers[seat] ?? -1];
  if (id === undefined) return undefined;
  const about =
    sayIfKnown(`cash-n-guns.power.${id}.about.${view.options.rulebook}`) ?? sayIfKnown(`cash-n-guns.power.${id}.about`);
  return { id, name: sayIfKnown(`cash-n-guns.power.${id}`) ?? id, about: about ?? '' };
}

const clause = 'CG-6.';

/** The power that a clause is about, if it is about one. */
export function powerOfRule(rule: string): PowerName | undefined {
  if (!rule.startsWith(clause)) return undefined;
  const name = rule.slice(clause.length);
  return powerNames.find((id) => id === name);
}
