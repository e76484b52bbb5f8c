import type { ThievesEvent } from '../../events.ts';
import type { ThievesView } from '../../view.ts';
import { sentence, told, type Sentence } from '../../../../web/table/tv/sentence.ts';
import { whatIs } from '../play/faces.ts';
import { lineOf } from '../play/lines.ts';
import type { Shown } from '../play/showing.svelte.ts';

type NameAt = (seat: number) => string;
type Sentences = {
  readonly [Kind in ThievesEvent['kind']]?: (
    event: Extract<ThievesEvent, { readonly kind: Kind }>,
    nameAt: NameAt,
  ) => Sentence;
};

/** The sentences for a room. Where one is missing, the sentence of the log is used. */
const sentences: Sentences = {
  stashed: ({ seat }, nameAt) => told('screen.thieves.stashed', { name: nameAt(seat) }),
  gave: ({ seat, to, card }, nameAt) =>
    told('screen.thieves.gave', { name: nameAt(seat), to: nameAt(to), what: whatIs(card) }, 'gain'),
  police: ({ seat, cars }, nameAt) => told('screen.thieves.police', { name: nameAt(seat), cars }, 'harm'),
  getaway: ({ laid }) => told('screen.thieves.getaway', { laid }, 'gain'),
  alarm: () => told('screen.thieves.alarm', {}, 'harm'),
  thief: ({ from, to }, nameAt) => told('screen.thieves.thief', { from: nameAt(from), to: nameAt(to) }, 'harm'),
  'double-loot': ({ seat }, nameAt) => told('screen.thieves.double-loot', { name: nameAt(seat) }),
  raid: () => told('screen.thieves.raid', {}, 'harm'),
  showed: () => told('screen.thieves.raid', {}, 'harm'),
  lost: ({ seat }, nameAt) => told('screen.thieves.lost', { name: nameAt(seat) }, 'harm'),
  'nobody-lost': () => told('screen.thieves.nobody-lost'),
  over: () => told('screen.thieves.over', {}, 'gain'),
};

/** The caption of an event; null if it has none. */
export function eventSentence(event: ThievesEvent, nameAt: NameAt): Sentence | null {
  // The cast is safe: each sentence is listed under the kind of event that it takes.
  const own = sentences[event.kind] as ((event: ThievesEvent, nameAt: NameAt) => Sentence) | undefined;
  if (own) return own(event, nameAt);
  const line = lineOf(event, { nameAt, you: null });
  return line && sentence(line.text);
}

/** All who lose their loot in a raid are named together. */
export function losersSentence(shown: Readonly<Record<number, Shown>>, nameAt: NameAt): Sentence | null {
  const losers = Object.keys(shown)
    .map(Number)
    .filter((seat) => shown[seat]?.lost);
  if (losers.length < 2) return null;
  return told('screen.thieves.lost.more', { names: losers.map(nameAt).join(', ') }, 'harm');
}

/** Whose turn it is. */
export const waitingSentence = ({ active, waiting }: ThievesView, nameAt: NameAt): Sentence =>
  waiting.size > 0
    ? told('screen.thieves.waiting', { name: nameAt(active) })
    : told('screen.thieves.turn', { name: nameAt(active) });
