import type { Seat } from '../../../../engine/seats.ts';
import { hitsOn, standsUp, woundsBy } from './danger.ts';
import type { Reading } from './reading.ts';
import { billOnTable } from './worth.ts';

/** The sum of every n-th of the best shares, as if all wanted the same. [CG-2.18] */
export function everyTurn(worths: readonly number[], before: number, players: number): number {
  let sum = 0;
  for (let place = before; place < worths.length; place += players) sum += worths[Math.round(place)] ?? 0;
  return sum;
}

/** How likely somebody is to take part in sharing. */
function takesPart(reading: Reading, seat: Seat): number {
  const stands = standsUp(reading, seat);
  if (stands === 0) return 0;
  const hits = hitsOn(reading, seat, seat);
  let unhurt = 0;
  for (let count = 0; count < hits.length; count++) {
    if (woundsBy(reading, seat, count) === 0) unhurt += hits[count] as number;
  }
  return stands * unhurt;
}

/** What the bot can expect to take if it stands when sharing begins, in thousands. */
export const takings = (reading: Reading): number => (reading.known.takings ??= takingsNow(reading));

function takingsNow(reading: Reading): number {
  const { sight, me, traits } = reading;
  const spoils = reading.spoils();
  let [before, others] = [0, 0];
  for (const seat of sight.living) {
    if (seat === me) continue;
    const likely = takesPart(reading, seat);
    others += likely;
    if (isBefore(reading, seat)) before += likely;
  }
  const turns = everyTurn(spoils, before, 1 + others);
  const two = traits[me]?.takesTwo ? everyTurn(spoils, before, 1) - everyTurn(spoils, before + 2, 1) : 0;
  return Math.max(turns, two) + billOnTable(sight, traits[me]?.billFirst);
}

/** Sharing goes clockwise from the Godfather. */
function isBefore({ sight, me }: Reading, seat: Seat): boolean {
  const turn = (of: Seat) => (of - sight.godfather + sight.seats) % sight.seats;
  return turn(seat) < turn(me);
}
