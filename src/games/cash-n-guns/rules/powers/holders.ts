import { at } from '../../../../engine/at.ts';
import type { Seat, SeatSet } from '../../../../engine/seats.ts';
import { powerNames } from '../../box.ts';
import { clockwiseFrom } from '../seating.ts';
import { none, type State } from '../state.ts';
import { powerNumbered } from './index.ts';
import type { Power } from './power.ts';

/** The hooks that are looked up for the whole table. Usually nobody has most of them. */
const hooks = [
  'keepsBullet',
  'atLoot',
  'afterAims',
  'whenDown',
  'onElimination',
  'beforeSharing',
  'atNamed',
  'afterClip',
] as const satisfies readonly (keyof Power)[];

/** Their places in `State.holders`. */
export const hook = Object.fromEntries(hooks.map((name, place) => [name, place])) as Readonly<
  Record<(typeof hooks)[number], number>
>;

/** For each power, the set of the places of its hooks. */
const hooksOf: readonly number[] = powerNames.map((_, power) =>
  hooks.reduce((set, name, place) => (powerNumbered(power)[name] === undefined ? set : set | (1 << place)), 0),
);

/** Who holds a power with each of the hooks; it follows from the powers dealt. */
export function holdersIn(powers: readonly number[]): readonly SeatSet[] {
  const holders: SeatSet[] = [];
  for (let place = 0; place < hooks.length; place++) {
    let set = 0;
    for (let seat = 0; seat < powers.length; seat++) {
      const power = at(powers, seat);
      if (power !== none && at(hooksOf, power) & (1 << place)) set |= 1 << seat;
    }
    holders.push(set);
  }
  return holders;
}

/** Those of some seats whose power has this hook, clockwise from the Godfather. [CG-5.2] */
export const whoHas = (state: State, place: number, among: SeatSet): readonly Seat[] =>
  clockwiseFrom(state.godfather, among & at(state.holders, place));
