import { powerNames, traitsOf, type PowerName, type Traits } from '../../box.ts';
import type { CashView } from '../../view.ts';
import { say, sayIfKnown } from '../../../../words/index.ts';

/** A power in words. */
export interface PowerInWords {
  readonly id: PowerName;
  readonly name: string;
  /** What it does; some powers differ between the rulebooks. */
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

/** The power that a clause describes, if any. */
export function powerOfRule(rule: string): PowerName | undefined {
  if (!rule.startsWith(clause)) return undefined;
  const name = rule.slice(clause.length);
  return powerNames.find((id) => id === name);
}

/** The name of the power that a clause describes, if any. */
export function nameOfPower(rule: string): string | undefined {
  const power = powerOfRule(rule);
  return power && say(`cash-n-guns.power.${power}`);
}
