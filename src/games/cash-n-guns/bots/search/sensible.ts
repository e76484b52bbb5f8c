import { bills, diamonds, firstAid, painting, valueOf, type Share } from '../../box.ts';
import type { CashMove } from '../../moves.ts';
import type { CashView } from '../../view.ts';
import { hitsOn } from '../regular/danger.ts';
import type { Reading } from '../regular/reading.ts';
import { worthTo } from '../regular/worth.ts';

type IsSensible = (move: CashMove) => boolean;

const never: IsSensible = () => false;
const always: IsSensible = () => true;

/**
 * The moves worth searching in addition to the regular's choice. In early rounds hardly anything affects who wins in
 * the end, and noise would make a search play what everybody knows to be wrong.
 */
export function sensible(view: CashView, reading: Reading): IsSensible {
  const { question } = view;
  if (question === 'load') return always;
  if (question === 'aim' || question === 'aim-anew') return (move) => 'at' in move && isOnFeet(reading, move.at);
  if (question === 'courage') return isOpen(reading) ? always : never;
  if (question === 'order') return (move) => move.kind === 'order' && isThreat(reading, move.seat);
  if (question === 'share') return (move) => move.kind === 'take' && isWorthTaking(view, reading, move.share);
  return never;
}

const isOnFeet = ({ sight }: Reading, seat: number): boolean => (sight.standing & (1 << seat)) !== 0;

/** Nobody lies down without need, and nobody faces two guns on the last life. [CG-2.13, CG-2.15] */
function isOpen(reading: Reading): boolean {
  const { me, lives, roundsLeft } = reading;
  const hits = hitsOn(reading, me, me);
  const left = lives[me] ?? 0;
  const isSafe = (hits[0] ?? 0) > almostSure || (roundsLeft === 0 && hits.length <= left);
  const isDeadly = left === 1 && hits.length > 2;
  return !isSafe && !isDeadly;
}
const almostSure = 0.99;

/** A gun that aims at somebody else may turn on the Godfather. [CG-2.8] */
const isThreat = ({ sight, me, arms }: Reading, seat: number): boolean =>
  sight.aims[seat] === me && arms(seat).loaded > 0;

/** Excludes useless shares, and those that are plainly worse than another one there. */
const isWorthTaking = (view: CashView, reading: Reading, share: Share): boolean =>
  worthTo(reading, reading.me, share) > 0 &&
  !isOutdone(view, share) &&
  !(bills.includes(share) && (wantsPainting(reading, share) || wantsKit(reading)));

/** A larger one of its kind is there. [CG-3.1] */
const isOutdone = ({ table }: CashView, share: Share): boolean =>
  [bills, diamonds].some(
    (kind) =>
      kind.includes(share) &&
      kind.some((other) => (table[other] ?? 0) > 0 && (valueOf[other] ?? 0) > (valueOf[share] ?? 0)),
  );

/** A painting adds more to the collection than the bill is worth. [CG-3.2] */
const wantsPainting = (reading: Reading, bill: Share): boolean =>
  (reading.sight.table[painting] ?? 0) > 0 &&
  (reading.riches[reading.me]?.paintings ?? 0) > 1 &&
  worthTo(reading, reading.me, painting) > (valueOf[bill] ?? 0);

/** The next wound would be the last. [CG-3.3] */
const wantsKit = ({ sight, lives, me }: Reading): boolean => (sight.table[firstAid] ?? 0) > 0 && lives[me] === 1;
