import type { CashEvent } from '../../../games/cash-n-guns/events.ts';
import { say, type Key } from '../../../words/index.ts';
import { sayTo } from '../../table/say-to.ts';
import type { HoldUp } from './hold-up.ts';
import { sentenceOf, type CashReader } from './lines.ts';
import { powerOfRule, type PowerInWords } from './powers.ts';
import type { Hit } from './shot.ts';

/** Where many do the same at once, one sentence for all of them. */
const forMany: Partial<Record<CashEvent['kind'], Key>> = {
  aims: 'cash-n-guns.caption.aims',
  stands: 'cash-n-guns.caption.courage',
  'lies-down': 'cash-n-guns.caption.courage',
  discarded: 'cash-n-guns.caption.discarded',
  fired: 'cash-n-guns.caption.fired',
};

/** What is said while a moment is told. */
export function captionOf(events: readonly CashEvent[], reader: CashReader): string | null {
  const [first] = events;
  if (!first) return null;
  const key = forMany[first.kind];
  // A single bullet is not told by the words before the eye has seen it either.
  if (key && (events.length > 1 || first.kind === 'fired')) return say(key);
  return events.flatMap((event) => sentenceOf(event, reader) ?? []).join(' ') || null;
}

/** Whom it hits, behind what happens: of a shot its victim; when the guns come up, the one with the most in the face. */
export function harmOf(
  { moment: events, closeUp }: { readonly moment: readonly CashEvent[]; readonly closeUp: Hit | null },
  { threatened, guns }: HoldUp,
  reader: CashReader,
): string {
  if (closeUp) return sayTo(reader, 'cash-n-guns.event.hit', { name: closeUp.at });
  if (events[0]?.kind !== 'aims' || threatened === null) return '';
  return sayTo(reader, 'cash-n-guns.event.most-guns', { name: threatened }, { guns: guns[threatened] ?? 0 });
}

/** What stands in big letters. */
export interface Headline {
  readonly title: string;
  readonly power?: PowerInWords['id'];
}

/** A round, the end, or a power at work; the sentence says who did what with it. */
export function headlineOf(event: CashEvent): Headline {
  const power = powerOfRule(event.rule);
  if (power) return { title: say(`cash-n-guns.power.${power}`), power };
  if (event.kind === 'round') return { title: say('cash-n-guns.moment.round', { round: event.round }) };
  if (event.kind === 'last-survivor') return { title: say('cash-n-guns.moment.survivor') };
  return { title: say(event.kind === 'over' ? 'cash-n-guns.moment.over' : 'cash-n-guns.moment.nobody') };
}
