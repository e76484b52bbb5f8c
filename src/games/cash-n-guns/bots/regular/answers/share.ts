import type { MoveOf } from '../../../moves.ts';
import type { Share } from '../../../box.ts';
import { seatsIn } from '../../../rules/seating.ts';
import { afterTaking } from '../holdings.ts';
import type { Reading } from '../reading.ts';
import { everyTurn } from '../takings.ts';
import { worthsOnTable, worthTo } from '../worth.ts';

/** The worth of taking this share, in thousands. [CG-2.18] */
export function take(reading: Reading, { share }: MoveOf<'take'>): number {
  return worth(reading, share) + (maySate(reading) ? later(reading, share) : 0);
}

/** Two at once, and then no more. [CG-6.greedy] */
export function takeTwo(reading: Reading, { share, second }: MoveOf<'take-two'>): number {
  return worth(reading, share) + worth(afterTaking(reading, share), second);
}

/** Spite alone is no reason to take anything. */
function worth(reading: Reading, share: Share): number {
  const { sight, me, tuning } = reading;
  const mine = worthTo(reading, me, share);
  if (mine <= 0) return 0;
  let most = 0;
  for (const seat of seatsIn(sight.standing)) if (seat !== me) most = Math.max(most, worthTo(reading, seat, share));
  return mine + tuning.spite * most;
}

const maySate = ({ sight, me, traits }: Reading): boolean =>
  (traits[me]?.takesTwo ?? false) && (sight.served & (1 << me)) === 0;

/** A share now is slightly better than one that may still be there later. */
const discount = 0.99;

/** What may be had in later turns of this sharing. */
function later(reading: Reading, share: Share): number {
  const players = seatsIn(reading.sight.standing).length;
  const richer = afterTaking(reading, share);
  const rest = worthsOnTable(richer).slice();
  rest.splice(rest.indexOf(worthTo(richer, reading.me, share)), 1);
  return discount * everyTurn(rest, players - 1, players);
}
