import { cityOf } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { TheBossView } from '../../view.ts';
import { say } from '../../../../words/index.ts';
import { sentence, told, type Sentence } from '../../../../web/table/tv/sentence.ts';
import { gangAt } from '../play/board.ts';
import { cardName, cityName, whatIs } from '../play/faces.ts';
import { lineOf } from '../play/lines.ts';

type NameAt = (seat: number) => string;
interface Reading {
  readonly nameAt: NameAt;
  /** The table as shown when the sentence appears. */
  readonly view: TheBossView;
}
type Sentences = {
  readonly [Kind in TheBossEvent['kind']]?: (
    event: Extract<TheBossEvent, { readonly kind: Kind }>,
    reading: Reading,
  ) => Sentence;
};

const money = (amount: number): string => say('the-boss.money', { amount });

/** The sentences for a room. Where one is missing, the sentence of the log is used. */
const sentences: Sentences = {
  round: ({ round, first }, { nameAt }) => told('screen.boss.new-round', { round, name: nameAt(first) }),
  placed: ({ seat, city, pros, amateurs }, { nameAt, view }) => {
    // The number is the same before and after the gangsters arrive in the picture.
    const there = Math.max(gangAt(view, seat, city).count, pros + amateurs);
    return told('screen.boss.placed', { count: there, city: cityName(city), name: nameAt(seat) });
  },
  passed: ({ seat }, { nameAt }) => told('screen.boss.passed', { name: nameAt(seat) }),
  revealed: ({ seat, card }, { nameAt }) =>
    told('screen.boss.revealed', { name: nameAt(seat), card: whatIs(card), city: cityName(cityOf[card] ?? 0) }),
  police: ({ silver, gold }) => told('screen.boss.police', { silver, gold }, 'harm'),
  'last-round': () => told('screen.boss.last', {}, 'harm'),
  'last-lap': () => told('screen.boss.last-lap'),
  took: ({ seat, city, card }, { nameAt }) =>
    seat === null
      ? told('screen.boss.took.nobody', { city: cityName(city), card: cardName(card) })
      : told('screen.boss.took', { card: cardName(card), name: nameAt(seat) }),
  money: ({ seat, amount }, { nameAt }) =>
    amount > 0
      ? told('screen.boss.money', { name: nameAt(seat), money: money(amount) }, 'gain')
      : told('screen.boss.money.none', { name: nameAt(seat) }, 'harm'),
  killed: ({ seat }, { nameAt }) => told('screen.boss.killed', { name: nameAt(seat) }, 'harm'),
  hospital: ({ seat, back }, { nameAt }) => told('screen.boss.hospital', { name: nameAt(seat), back }, 'harm'),
  prison: ({ seat, back }, { nameAt }) => told('screen.boss.prison', { name: nameAt(seat), back }, 'harm'),
  banished: ({ seat, city }, { nameAt }) =>
    told('screen.boss.banished', { name: nameAt(seat), city: cityName(city) }, 'harm'),
  chicago: ({ seat, sum, amount }, { nameAt }) =>
    seat === null
      ? told('screen.boss.chicago.nobody')
      : told('screen.boss.chicago', { sum: money(sum), name: nameAt(seat), money: money(amount) }, 'gain'),
  over: () => told('screen.boss.over'),
};

/** The caption of an event; null if it has none. */
export function eventSentence(event: TheBossEvent, reading: Reading): Sentence | null {
  // The cast is safe: each sentence is listed under the kind of event that it takes.
  const own = sentences[event.kind] as ((event: TheBossEvent, reading: Reading) => Sentence) | undefined;
  if (own) return own(event, reading);
  const line = lineOf(event, { nameAt: reading.nameAt, you: null });
  return line && sentence(line.text);
}

/** Whose turn it is and what is being decided. */
export const waitingSentence = ({ active, step }: TheBossView, nameAt: NameAt): Sentence =>
  told(step === 'place' ? 'screen.boss.place' : 'screen.boss.reveal', { name: nameAt(active) });
