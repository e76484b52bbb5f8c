import { chicago, home, none, type City } from '../../box.ts';
import type { PlaceMove } from '../../moves.ts';
import { chanceToHold } from './holding.ts';
import { gangstersIn, mayEnterChicago, worthOf, type Reading } from './reading.ts';

/** What all placements in one city have in common. */
interface Outlook {
  readonly value: number;
  readonly isMine: boolean;
  readonly before: number;
  readonly heldBefore: number;
  /** The additional worth of taking the city from its leader. */
  readonly spite: number;
  /** A player without a gangster in any city gains the right to enter Chicago later in the round. [TB-3.4] */
  readonly ticket: number;
  /** The probability of holding it by number of additional gangsters, computed on demand. */
  readonly held: number[];
}

/** Says what a placement brings, minus what the gangsters would be worth at home. */
export function placingIn(reading: Reading): (move: PlaceMove) => number {
  const { sight, turnsToCome, roundsToCome, tables } = reading;
  const { tuning } = tables;
  const needsTicket = turnsToCome > 0 && !mayEnterChicago(sight, sight.me);
  const ticket = needsTicket ? tuning.ticket * worthOf(reading, chicago) : 0;
  // Experts come home after the round, so they cost only what they could do in it; amateurs are lost. [TB-2.5]
  const waiting = tuning.patience * turnsToCome;
  const expert = waiting + tuning.tieBreak / 4;
  const amateur = waiting + (tuning.amateur * Math.min(1, roundsToCome) + 2 * tuning.tieBreak);
  const everybody = sight.lap === 1 ? gangstersIn(sight, sight.me, home) : Infinity;
  let city: City = none;
  let outlook = nothing;
  return (move) => {
    // Whoever sends everybody in the first lap can only watch for the rest of the round.
    if (move.pros + move.amateurs >= everybody) return -Infinity;
    if (move.city !== city) {
      city = move.city;
      outlook = outlookOf(reading, city, city === chicago ? 0 : ticket);
    }
    const { value, isMine, heldBefore, spite, held } = outlook;
    const more = move.pros + move.amateurs;
    const holds = (held[more] ??= chanceToHold(reading, city, outlook.before + more));
    const gain = isMine ? value * (holds - heldBefore) : value * holds * spite;
    return gain + outlook.ticket - (move.pros * expert + move.amateurs * amateur);
  };
}

const nothing: Outlook = { value: 0, isMine: false, before: 0, heldBefore: 0, spite: 0, ticket: 0, held: [] };

function outlookOf(reading: Reading, city: City, ticket: number): Outlook {
  const { sight, tables } = reading;
  const before = gangstersIn(sight, sight.me, city);
  const leader = sight.leaders[city];
  const isMine = leader === sight.me;
  return {
    value: worthOf(reading, city),
    isMine,
    before,
    heldBefore: isMine ? chanceToHold(reading, city, before) : 0,
    spite: leader === none ? 1 : 1 + tables.tuning.spite,
    ticket,
    held: [],
  };
}
