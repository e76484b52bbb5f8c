import type { Rule } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { powerOf } from './powers/index.ts';
import { seatsIn } from './seating.ts';
import type { State } from './state.ts';
import { traitsAt } from './traits.ts';

/* Rules with exceptions: each function states the normal rule and applies the exceptions of traits and powers. */

/** Three wounds kill, unless a trait says otherwise. [CG-2.15] */
export const deadlyWounds = (state: State, seat: Seat): number => traitsAt(state, seat).deadlyWounds;

/** Every hit is a wound, unless a trait says otherwise. [CG-2.14] */
export const woundsBy = (state: State, seat: Seat, hits: number): number =>
  hits < traitsAt(state, seat).shrugsOffHits ? hits : 0;

/** All aim at the same moment, unless a trait lets one aim last. [CG-2.4] */
export const aimsLast = (state: State, seat: Seat): boolean => traitsAt(state, seat).aimsLast;

/** A collection has as many paintings as its owner has taken, unless a trait counts for more. [CG-3.2] */
export const countedPaintings = (state: State, seat: Seat, taken: number): number =>
  taken + traitsAt(state, seat).extraPaintings;

/** A player takes one share at a time, unless a trait allows two. [CG-2.18] */
export const mayTakeTwo = (state: State, seat: Seat): boolean => traitsAt(state, seat).takesTwo;

/** A bullet that can hit nobody is discarded unseen, unless a power has a use for it. [CG-2.11, CG-2.12] */
export const keepsBullet = (state: State, seat: Seat): boolean =>
  powerOf(state, seat).keepsBullet?.(state, seat) ?? false;

/** The clause of the power that makes this seat an exception. */
export const ruleOfPower = (state: State, seat: Seat): Rule => powerOf(state, seat).rule;

/** The clause under which the type of the share was forbidden. */
export const ruleOfBan = (state: State): Rule =>
  seatsIn(state.sharing.spent)
    .map((seat) => powerOf(state, seat))
    .find((power) => power.atNamed !== undefined)?.rule ?? 'CG-2.19';
