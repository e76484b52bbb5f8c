import type { Seat } from '../../../engine/seats.ts';
import { none, type State } from '../state.ts';
import { collector } from './collector.ts';
import { cunning, cunningQuestions } from './cunning.ts';
import { cute } from './cute.ts';
import { dictator, dictatorQuestions } from './dictator.ts';
import { doctor } from './doctor.ts';
import { goodFriend, goodFriendQuestions } from './good-friend.ts';
import { greedy } from './greedy.ts';
import { hustler, hustlerQuestions } from './hustler.ts';
import { junkDealer, junkDealerQuestions } from './junk-dealer.ts';
import { kid } from './kid.ts';
import { luckyMan } from './lucky-man.ts';
import type { Power } from './power.ts';
import { professional } from './professional.ts';
import { smart, smartQuestions } from './smart.ts';
import { stealthy } from './stealthy.ts';
import { unbreakable } from './unbreakable.ts';
import { vulture } from './vulture.ts';

/** The sixteen powers. [CG-0.4] */
const table: readonly Power[] = [
  collector,
  cunning,
  cute,
  dictator,
  doctor,
  goodFriend,
  greedy,
  hustler,
  junkDealer,
  kid,
  luckyMan,
  professional,
  smart,
  stealthy,
  unbreakable,
  vulture,
];

export const powerNames: readonly string[] = table.map((power) => power.name);

/** What powers ask their holders. */
export const powerQuestions = {
  ...hustlerQuestions,
  ...cunningQuestions,
  ...smartQuestions,
  ...dictatorQuestions,
  ...junkDealerQuestions,
  ...goodFriendQuestions,
} as const;

/** All objects of one shape, so that looking for a hook costs next to nothing. */
const shaped = ({ name, rule, ...hooks }: Power): Power =>
  ({
    name,
    rule,
    deadlyWounds: undefined,
    woundsBy: undefined,
    aimsLast: undefined,
    extraPaintings: undefined,
    takesTwo: undefined,
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
  }) as Power;

const powers = table.map(shaped);
const noPower = shaped({ name: 'none', rule: 'CG-1.3' });

/** Whoever was dealt no power has one that changes nothing. [CG-1.3] */
export const powerNumbered = (power: number): Power => (power === none ? noPower : (powers[power] as Power));

export const powerOf = (state: State, seat: Seat): Power => powerNumbered(state.powers[seat] as number);
