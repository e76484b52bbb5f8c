import { at } from '../../../../engine/at.ts';
import type { Rule, Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { discardBullet, showBullet } from '../bullets.ts';
import { bang, ordinary } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import { lootOf, removeFromGame } from '../loot.ts';
import { deadlyWounds, keepsBullet, ruleOfPower, woundsBy } from '../normal-rules.ts';
import { hook, whoHas } from '../powers/holders.ts';
import { powerOf } from '../powers/index.ts';
import { clockwiseFrom, isIn, seatsIn } from '../seating.ts';
import { finish, none, type State } from '../state.ts';
import type { Substep } from './substep.ts';

const powersOfThoseLying: Substep = (state, tell) => {
  for (const seat of whoHas(state, hook.whenDown, state.now.lying)) powerOf(state, seat).whenDown?.(state, seat, tell);
};

/** Bullets that can hit nobody go to the pile unseen. */
const discardIdleBullets: Substep = (state, tell) => {
  for (const seat of clockwiseFrom(state.godfather, state.living & ~state.now.discarded)) {
    const rule = whyIdle(state, seat);
    if (rule !== undefined && !keepsBullet(state, seat)) discardBullet(state, seat, rule, tell);
  }
};

/** Why nobody can be hit: the player lies or was too slow, or the target does not stand. */
function whyIdle(state: State, seat: Seat): Rule | undefined {
  if (isIn(state.now.lying, seat)) return 'CG-2.11';
  const target = at(state.now.aims, seat);
  if (target === none) return 'CG-2.5';
  return isIn(state.now.standing, target) ? undefined : 'CG-2.12';
}

const keptBullets = (state: State): readonly Seat[] =>
  whoHas(state, hook.keepsBullet, state.living & ~state.now.discarded).filter((seat) => keepsBullet(state, seat));

const chooseDiscards: Substep = (state, tell) => {
  for (const seat of keptBullets(state)) powerOf(state, seat).chooseDiscard?.(state, seat, tell);
};

const useBullets: Substep = (state, tell) => {
  for (const seat of keptBullets(state)) powerOf(state, seat).useBullet?.(state, seat, tell);
};

/** All at once: everyone who stands and aims at somebody who stands reveals the bullet. [CG-2.13, CG-2.14] */
const shoot: Substep = (state, tell) => {
  const standing = clockwiseFrom(state.godfather, state.now.standing);
  for (const seat of standing) {
    const target = at(state.now.aims, seat);
    if (target === none || isIn(state.now.discarded, seat)) continue;
    const bullet = showBullet(state, seat);
    tell?.({ kind: 'fired', rule: 'CG-2.13', seat, at: target, bullet });
  }
  for (const seat of standing) {
    const hits = hitsOn(state, seat, standing);
    if (hits > 0) wound(state, seat, hits, tell);
  }
};

function hitsOn(state: State, target: Seat, shooters: readonly Seat[]): number {
  let hits = 0;
  for (const seat of shooters) if (state.now.aims[seat] === target && state.now.bullets[seat] === bang) hits += 1;
  return hits;
}

/** A wounded player goes down. [CG-2.13] */
function wound(state: State, seat: Seat, hits: number, tell?: Tell<CashEvent>): void {
  const more = woundsBy(state, seat, hits);
  if (more === 0) {
    tell?.({ kind: 'unhurt', rule: ruleOfPower(state, seat), seat, hits });
    return;
  }
  const wounds = at(state.wounds, seat) + more;
  state.wounds[seat] = wounds;
  state.suffered[seat] = at(state.suffered, seat) + more;
  state.now.standing &= ~(1 << seat);
  tell?.({ kind: 'wounded', rule: hits > 1 ? 'CG-2.14' : 'CG-2.13', seat, hits, wounds });
}

/** Too many wounds, and a player is out of the game. [CG-2.15] */
const eliminate: Substep = (state, tell) => {
  for (const seat of clockwiseFrom(state.godfather, shotDown(state))) {
    const wounds = at(state.wounds, seat);
    if (wounds >= deadlyWounds(state, seat)) {
      state.living &= ~(1 << seat);
      tell?.({ kind: 'eliminated', rule: 'CG-2.15', seat });
    } else if (wounds >= ordinary.deadlyWounds) {
      tell?.({ kind: 'endured', rule: ruleOfPower(state, seat), seat, wounds });
    }
  }
};

/** The living who were shot down in this round. */
const shotDown = (state: State) =>
  state.living & state.now.loaded & ~state.now.standing & ~state.now.lying & ~outOfRound(state);
const outOfRound = ({ options, now }: State) => (options.rulebook === 'polish' ? now.late : 0);

/** Under the Polish rulebook a player who is shot goes down just like one who lies down; under the English one not. */
const powersOfThoseShot: Substep = (state, tell) => {
  if (state.options.rulebook === 'english') return;
  for (const seat of whoHas(state, hook.whenDown, shotDown(state))) powerOf(state, seat).whenDown?.(state, seat, tell);
};

/** The loot of the dead leaves the game, after powers that take some of it; so do their hands. [CG-2.15, CG-7.5] */
const buryTheDead: Substep = (state, tell) => {
  const dead = state.now.loaded & ~state.living;
  for (const seat of clockwiseFrom(state.godfather, dead)) {
    for (const other of whoHas(state, hook.onElimination, state.living)) {
      powerOf(state, other).onElimination?.(state, other, seat, tell);
    }
    for (const share of lootOf(state, seat)) removeFromGame(state, share);
    lootOf(state, seat).length = 0;
  }
};

/** The last one alive has won, before sharing; if nobody is, nobody has. [CG-2.17] */
const lastSurvivor: Substep = (state, tell) => {
  const [survivor, another] = seatsIn(state.living);
  if (another !== undefined) return;
  finish(state, 'decided');
  if (survivor === undefined) tell?.({ kind: 'nobody-left', rule: 'CG-2.17' });
  else tell?.({ kind: 'last-survivor', rule: 'CG-2.17', seat: survivor });
};

/** The order of CG-5.1. */
export const effects: readonly Substep[] = [
  powersOfThoseLying,
  discardIdleBullets,
  chooseDiscards,
  useBullets,
  shoot,
  eliminate,
  powersOfThoseShot,
  buryTheDead,
  lastSurvivor,
];
