import { addAt } from '../../../../engine/at.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { ask, asks } from '../asking.ts';
import { clip, maxSeats } from '../../box.ts';
import { isTableEmpty } from '../loot.ts';
import { ruleOfBan, ruleOfPower } from '../normal-rules.ts';
import { hook, whoHas } from '../powers/holders.ts';
import { powerOf } from '../powers/index.ts';
import { clockwiseFrom, isIn } from '../seating.ts';
import { none, type Fetch, type State } from '../state.ts';
import { available } from './sharing/picking.ts';
import { endRound } from './sharing/round-end.ts';
import { takeEffect } from './sharing/taking.ts';
import type { Substep } from './substep.ts';

const beginSharing: Substep = (state, tell) => {
  for (const seat of whoHas(state, hook.beforeSharing, state.now.standing)) {
    powerOf(state, seat).beforeSharing?.(state, seat, tell);
  }
};

/** From the Godfather clockwise, round and round, each standing player takes one share. [CG-2.18] */
const nextPick: Substep = (state) => {
  const first = state.sharing.picker === none ? state.godfather : (state.sharing.picker + 1) % maxSeats;
  const [picker] = clockwiseFrom(first, state.now.standing & ~state.sharing.sated);
  state.sharing.named = none;
  state.sharing.banned = none;
  if (picker === undefined || isTableEmpty(state)) {
    state.substep += toEnd;
    return;
  }
  state.sharing.picker = picker;
  ask(state, 1 << picker, asks.share);
};

const powersAtNamed: Substep = (state, tell) => {
  for (const seat of whoHas(state, hook.atNamed, state.living)) powerOf(state, seat).atNamed?.(state, seat, tell);
  if (state.owed === 0) state.substep += toTaking;
};

/** Something of another type, if there is any; otherwise this pick is lost. [CG-2.19] */
const nameAnew: Substep = (state, tell) => {
  if (state.sharing.banned === none) return;
  if (available(state) !== 0) {
    ask(state, 1 << state.sharing.picker, asks.share);
    return;
  }
  tell?.({ kind: 'lost-pick', rule: ruleOfBan(state), seat: state.sharing.picker });
  state.sharing.secondNamed = none;
  state.substep += afterLostPick;
};

const takeNamed: Substep = (state, tell) => {
  const { picker, named } = state.sharing;
  if (state.sharing.secondNamed !== none) state.sharing.sated |= 1 << picker;
  state.sharing.served |= 1 << picker;
  addAt(state.table, named, -1);
  const rule = isIn(state.sharing.sated, picker) ? ruleOfPower(state, picker) : 'CG-2.18';
  tell?.({ kind: 'took', rule, seat: picker, share: named });
  takeEffect(state, picker, named, tell);
  if (named !== clip) state.substep += pastClip;
};

const powersAfterClip: Substep = (state, tell) => {
  if (!clipWorked(state, state.sharing.picker)) return;
  for (const seat of whoHas(state, hook.afterClip, state.living & ~(1 << state.sharing.picker))) {
    powerOf(state, seat).afterClip?.(state, seat, tell);
  }
};

/** The last thing that happened at the pile was a Bang! for this player, in this round. [CG-3.4] */
function clipWorked({ fetches, round }: State, seat: Seat): boolean {
  const last: Fetch | undefined = fetches[fetches.length - 1];
  return last?.seat === seat && last.round === round && last.from !== 'none';
}

/** The second of two shares that were named together, or the next player. */
const goOn: Substep = (state) => {
  state.substep += state.sharing.secondNamed === none ? toNextPick : toSecondShare;
  state.sharing.named = state.sharing.secondNamed;
  state.sharing.secondNamed = none;
};

export const sharing: readonly Substep[] = [
  beginSharing,
  nextPick,
  powersAtNamed,
  nameAnew,
  takeNamed,
  powersAfterClip,
  goOn,
  endRound,
];

/** The distance from one substep to another, counted while the first one runs. */
const way = (from: Substep, to: Substep): number => sharing.indexOf(to) - sharing.indexOf(from) - 1;
// Most shares are taken without an objection and are not clips.
const toTaking = way(powersAtNamed, takeNamed);
const pastClip = way(takeNamed, goOn);
const toEnd = way(nextPick, endRound);
const afterLostPick = way(nameAnew, nextPick);
const toNextPick = way(goOn, nextPick);
const toSecondShare = way(goOn, takeNamed);
