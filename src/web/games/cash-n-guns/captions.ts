import type { CashEvent } from '../../../games/cash-n-guns/events.ts';
import { say, type Key } from '../../../words/index.ts';
import { sentenceOf, type CashReader } from './lines.ts';
import { powerOfRule, type PowerInWords } from './powers.ts';

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
  if (events.length > 1 && key) return say(key);
  return events.flatMap((event) => sentenceOf(event, reader) ?? []).join(' ') || null;
}

/** What stands in big letters. */
export interface Headline {
  readonly title: string;
  readonly text?: string;
  readonly power?: PowerInWords['id'];
}

/** A round, the end, or a power at work: who did what with it. */
export function headlineOf(event: CashEvent, reader: CashReader): Headline {
  const power = powerOfRule(event.rule);
  if (power) {
    const sentence = sentenceOf(event, reader) ?? '';
    const name = say(`cash-n-guns.power.${power}`);
    const text = sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence;
    return { title: name, text: text.charAt(0).toUpperCase() + text.slice(1), power };
  }
  if (event.kind === 'round') {
    return {
      title: say('cash-n-guns.moment.round', { round: event.round }),
      text: say('cash-n-guns.moment.round.cards'),
    };
  }
  if (event.kind === 'last-survivor') {
    return { title: say('cash-n-guns.moment.survivor'), text: reader.nameAt(event.seat) };
  }
  return { title: say(event.kind === 'over' ? 'cash-n-guns.moment.over' : 'cash-n-guns.moment.nobody') };
}
