import type { CashEvent } from '../../events.ts';
import type { CashView } from '../../view.ts';
import { sentence, told, type Sentence } from '../../../../web/table/tv/sentence.ts';
import { captionOf, harmOf } from '../play/captions.ts';
import type { HoldUp } from '../play/hold-up.ts';
import type { CashReader } from '../play/lines.ts';
import { powerOfRule } from '../play/powers.ts';
import type { Panel } from './showing.svelte.ts';

type NameAt = (seat: number) => string;

/** The sentence of a close-up. */
export function panelSentence(panel: Panel, nameAt: NameAt): Sentence | null {
  if (panel.kind === 'dark') return null;
  if (panel.kind === 'clicks') return told('screen.cash.clicks', { count: panel.shooters.length });
  const { what } = told('screen.cash.shots', { shots: panel.shooters.length });
  const name = nameAt(panel.victim);
  const key = panel.isOut ? 'screen.cash.out' : panel.wounds === null ? 'screen.cash.lucky' : 'screen.cash.hit';
  return { what, whom: told(key, { name }).what, tone: panel.wounds === null && !panel.isOut ? 'gain' : 'harm' };
}

/** The caption of a moment; the sentence of the log, unless a room needs another one. */
export function momentSentence(events: readonly CashEvent[], holdUp: HoldUp, reader: CashReader): Sentence | null {
  const [first] = events;
  if (!first) return null;
  const own = powerOfRule(first.rule) === undefined ? ownSentence(first, events, holdUp, reader) : undefined;
  if (own) return own;
  const caption = captionOf(events, reader);
  return caption === null ? null : sentence(caption, harms.has(first.kind) ? 'harm' : 'gain');
}

const harms: ReadonlySet<CashEvent['kind']> = new Set([
  'wounded',
  'eliminated',
  'too-slow',
  'lost-pick',
  'stole',
  'forbade',
]);

function ownSentence(
  first: CashEvent,
  events: readonly CashEvent[],
  holdUp: HoldUp,
  reader: CashReader,
): Sentence | undefined {
  const { nameAt } = reader;
  if (first.kind === 'round') return told('screen.cash.new-round', { round: first.round });
  if (first.kind === 'aims' && first.rule === 'CG-2.8') {
    return told('screen.cash.aims.anew', { name: nameAt(first.seat), at: nameAt(first.at) }, 'harm');
  }
  if (first.kind === 'aims')
    return {
      ...told('screen.cash.aims'),
      whom: harmOf({ moment: events, closeUp: null }, holdUp, reader),
      tone: 'harm',
    };
  if (first.kind === 'ordered') return told('screen.cash.ordered', { to: nameAt(first.to) });
  if (first.kind === 'no-order') return told('screen.cash.no-order');
  if (first.kind === 'godfather') return told('screen.cash.godfather', { name: nameAt(first.seat) });
  if (first.kind === 'stands' || first.kind === 'lies-down') {
    return told('screen.cash.courage.seen', { lying: events.filter(({ kind }) => kind === 'lies-down').length });
  }
  return undefined;
}

/** Whose turn it is and what is being decided. */
export function waitingSentence({ question, owed, sharing }: CashView, nameAt: NameAt): Sentence {
  if (question === 'load' || question === 'aim' || question === 'courage') return told(`screen.cash.${question}`);
  const name = nameAt(question === 'share' ? sharing.picker : (owed[0] ?? 0));
  if (question === 'order' || question === 'aim-anew' || question === 'share') {
    return told(`screen.cash.${question}`, { name }, question === 'order' ? 'plain' : 'gain');
  }
  return told('screen.cash.thinks', { name });
}
