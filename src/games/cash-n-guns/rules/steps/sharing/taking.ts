import type { Tell } from '../../../../../engine/game.ts';
import type { Seat } from '../../../../../engine/seats.ts';
import { ask, asks, refuse, type Question } from '../../asking.ts';
import { bulletsHeld, discardForBang, fetchBang, handSize, held, mildest } from '../../bullets.ts';
import { bang, clip, firstAid, token, type Share } from '../../../box.ts';
import type { CashEvent } from '../../../events.ts';
import { lootOf, removeFromGame } from '../../loot.ts';
import type { MoveOf } from '../../../moves.ts';
import { discards } from '../../offers.ts';
import { powerOf } from '../../powers/index.ts';
import type { State } from '../../state.ts';

type Effect = (state: State, seat: Seat, share: Share, tell?: Tell<CashEvent>) => void;

/** What happens when a share has been taken from the table. [CG-3] */
export function takeEffect(state: State, seat: Seat, share: Share, tell?: Tell<CashEvent>): void {
  (effectOf[share] ?? keep)(state, seat, share, tell);
}

/** Loot lies in front of its owner, the newest card last. [CG-2.23] */
const keep: Effect = (state, seat, share, tell) => {
  lootOf(state, seat).push(share);
  powerOf(state, seat).afterTaking?.(state, seat, share, tell);
};

/** Heals all wounds; the card leaves the game. [CG-3.3] */
const heal: Effect = (state, seat, share, tell) => {
  removeFromGame(state, share);
  state.wounds[seat] = 0;
  tell?.({ kind: 'healed', rule: 'CG-3.3', seat, wounds: 0 });
};

/** A Bang! from the pile for another card from hand; the Clip leaves the game. Nothing without a hand. [CG-3.4] */
const reload: Effect = (state, seat, share, tell) => {
  removeFromGame(state, share);
  if (handSize(state, seat) === 0) {
    tell?.({ kind: 'no-effect', rule: 'CG-3.4', seat });
    return;
  }
  if (fetchBang(state, seat, 'CG-3.4', tell) !== 'none') ask(state, 1 << seat, asks.discard);
};

/** Godfather from the next round on. [CG-2.20] */
const claimDesk: Effect = (state, seat) => {
  state.now.nextGodfather = seat;
};

const effectOf: Readonly<Record<Share, Effect | undefined>> = {
  [firstAid]: heal,
  [clip]: reload,
  [token]: claimDesk,
};

/** The hand without the Bang! just taken. */
const others = (state: State, seat: Seat): number =>
  held(state, seat, bang) > 1 ? bulletsHeld(state, seat) : bulletsHeld(state, seat) & 1;

export const discard: Question<MoveOf<'discard'>> = {
  rule: 'CG-3.4',
  kinds: ['discard'],
  everyMove: discards.all,
  legalMoves: (state, seat) => discards.among(others(state, seat)),
  refusal: (state, seat, { bullet }) =>
    others(state, seat) & (1 << bullet)
      ? undefined
      : refuse('CG-3.4', held(state, seat, bullet) > 0 ? 'just-taken' : 'not-in-hand'),
  play: (state, seat, { bullet }, tell) => discardForBang(state, seat, { bullet, rule: 'CG-3.4' }, tell),
  fallback: (state, seat) => discards.of(mildest(others(state, seat))),
};
