import type { CashEvent } from '../../events.ts';
import { say, type Key } from '../../../../words/index.ts';
import { sayTo } from '../../../../web/table/log/say-to.ts';
import type { HoldUp } from './hold-up.ts';
import { sentenceOf, type CashReader } from './lines.ts';
import { powerOfRule, type PowerInWords } from './powers.ts';
import type { Hit } from './shot.ts';

/** One sentence for many who do the same at once. */
const forMany: Partial<Record<CashEvent['kind'], Key>> = {
  aims: 'cash-n-guns.caption.aims',
  stands: 'cash-n-guns.caption.courage',
  'lies-down': 'cash-n-guns.caption.courage',
  discarded: 'cash-n-guns.caption.discarded',
  fired: 'cash-n-guns.caption.fired',
};

/** The caption of a moment. */
export function captionOf(events: readonly CashEvent[], reader: CashReader): string | null {
  const [first] = events;
  if (!first) return null;
  const key = forMany[first.kind];
  // The caption must not tell a single bullet before it has been seen.
  if (key && (events.length > 1 || first.kind === 'fired')) return say(key);
  return events.flatMap((event) => sentenceOf(event, reader) ?? []).join(' ') || null;
}

/** Whom it hits: of a shot its victim; of the aims the player with the most guns pointed at them. */
export function harmOf(
  { moment: events, closeUp }: { readonly moment: readonly CashEvent[]; readonly closeUp: Hit | null },
  { threatened, guns }: HoldUp,
  reader: CashReader,
): string {
  if (closeUp) return sayTo(reader, 'cash-n-guns.event.hit', { name: closeUp.at });
  if (events[0]?.kind !== 'aims' || threatened === null) return '';
  return sayTo(reader, 'cash-n-guns.event.most-guns', { name: threatened }, { guns: guns[threatened] ?? 0 });
}

/** A title in large letters. */
export interface Headline {
  readonly title: string;
  readonly power?: PowerInWords['id'];
}

/** The title of a round, the end, or a power at work. The sentence says who did what with it. */
export function headlineOf(event: CashEvent): Headline {
  const power = powerOfRule(event.rule);
  if (power) return { title: say(`cash-n-guns.power.${power}`), power };
  if (event.kind === 'round') return { title: say('cash-n-guns.moment.round', { round: event.round }) };
  if (event.kind === 'last-survivor') return { title: say('cash-n-guns.moment.survivor') };
  return { title: say(event.kind === 'over' ? 'cash-n-guns.moment.over' : 'cash-n-guns.moment.nobody') };
}
