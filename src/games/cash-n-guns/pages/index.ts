import type { GamePages } from '../../../web/table/parts.ts';
import { loadAlso } from '../../../words/index.ts';

/** The sentences are loaded together with the parts that use them. */
const withWords = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, loadAlso('cash-n-guns')]))[0];

export const pages: GamePages = {
  table: () => withWords(import('./play/CashTable.svelte')),
  screen: () => withWords(import('./tv/CashScreen.svelte')),
  count: () => withWords(import('./ending/count-words.ts')),
  guide: () => import('./guide/guide.ts'),
  hiddenPanel: () => withWords(import('./ending/BluffTable.svelte')),
  things: () => withWords(import('./play/things.ts')),
  pins: () => import('./pins.ts'),
};
