import { at } from '../../../../engine/at.ts';
import type { Rule } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { powerNames, type PowerName } from '../../box.ts';
import { none, type State } from '../state.ts';
import { cunning, cunningQuestions } from './cunning.ts';
import { cute } from './cute.ts';
import { dictator, dictatorQuestions } from './dictator.ts';
import { doctor } from './doctor.ts';
import { goodFriend, goodFriendQuestions } from './good-friend.ts';
import { hustler, hustlerQuestions } from './hustler.ts';
import { junkDealer, junkDealerQuestions } from './junk-dealer.ts';
import type { HeldPower, Power } from './power.ts';
import { professional } from './professional.ts';
import { smart, smartQuestions } from './smart.ts';
import { stealthy } from './stealthy.ts';
import { vulture } from './vulture.ts';

/** What powers do. Those that are not here have traits only, see box.ts. */
const byName: Readonly<Partial<Record<PowerName, Power>>> = {
  cunning,
  cute,
  dictator,
  doctor,
  'good-friend': goodFriend,
  hustler,
  'junk-dealer': junkDealer,
  professional,
  smart,
  stealthy,
  vulture,
};

/** What powers ask their holders. */
export const powerQuestions = {
  ...hustlerQuestions,
  ...cunningQuestions,
  ...smartQuestions,
  ...dictatorQuestions,
  ...junkDealerQuestions,
  ...goodFriendQuestions,
} as const;

/** All held powers are objects of the same shape, so that looking up a hook costs next to nothing. */
const held = (rule: Rule, hooks: Power = {}): HeldPower =>
  ({
    rule,
    keepsBullet: undefined,
    atLoot: undefined,
    afterAims: undefined,
    whenDown: undefined,
    chooseDiscard: undefined,
    useBullet: undefined,
    onElimination: undefined,
    beforeSharing: undefined,
    atNamed: undefined,
    afterTaking: undefined,
    afterClip: undefined,
    ...hooks,
  }) as HeldPower;

const powers = powerNames.map((name) => held(`CG-6.${name}`, byName[name]));
const noPower = held('CG-1.3');

/** A player without a power has one that changes nothing. [CG-1.3] */
export const powerNumbered = (power: number): HeldPower => (power === none ? noPower : at(powers, power));

export const powerOf = (state: State, seat: Seat): HeldPower => powerNumbered(at(state.powers, seat));
