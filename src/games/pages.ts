import type { Component } from 'svelte';
import type { Hidden } from '../replay/after.ts';
import type { Scene, SeatInView } from '../protocol/scene.ts';
import type { CountWords } from '../web/table/ending/parts.ts';
import type { Guide } from '../web/table/guide/guide.ts';
import { loadAlso } from '../words/index.ts';
import type { TableSource } from '../web/table/source.ts';

/** The properties of a game's table. */
export interface TableProps {
  source: TableSource;
}

/** The sentences of Cash 'n Guns are loaded together with the parts that use them. */
const withItsWords = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, loadAlso('cash-n-guns')]))[0];

/** The tables of the games. Each is loaded on demand. */
export const tables: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/pages/play/CashTable.svelte')),
  'the-boss': () => import('./the-boss/pages/play/TheBossTable.svelte'),
  thieves: () => import('./thieves/pages/play/ThievesTable.svelte'),
};

/** The same tables for a big screen. */
export const screens: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/pages/tv/CashScreen.svelte')),
  'the-boss': () => import('./the-boss/pages/tv/BossScreen.svelte'),
  thieves: () => import('./thieves/pages/tv/ThievesScreen.svelte'),
};

/** The words of each game's final count. */
export const counts: Readonly<Record<string, () => Promise<{ countWords: (scene: Scene) => CountWords }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/pages/ending/count-words.ts')),
  'the-boss': () => import('./the-boss/pages/ending/count-words.ts'),
  thieves: () => import('./thieves/pages/ending/count-words.ts'),
};

/** The guides, for those who play a game for the first time. */
export const guides: Readonly<Record<string, () => Promise<{ guide: () => Guide }>>> = {
  'cash-n-guns': () => import('./cash-n-guns/pages/guide/guide.ts'),
  'the-boss': () => import('./the-boss/pages/guide/guide.ts'),
  thieves: () => import('./thieves/pages/guide/guide.ts'),
};

/** The properties of the panel that reveals everything that was hidden in a game. */
export interface HiddenProps {
  hidden: Hidden;
  seats: readonly SeatInView[];
  /** Shows a step in the replay. */
  onwatch: (step: number) => void;
}

export const hiddenPanels: Readonly<Record<string, () => Promise<{ default: Component<HiddenProps> }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/pages/ending/BluffTable.svelte')),
  'the-boss': () => import('./the-boss/pages/ending/CityTable.svelte'),
  thieves: () => import('./thieves/pages/ending/HaulTable.svelte'),
};

/** The names behind the numbers in a remark about a game: cards, cities, shares. */
export type Things = (values: Readonly<Record<string, number>>) => Readonly<Record<string, string>>;

export const thingsOf: Readonly<Record<string, () => Promise<{ things: Things }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/pages/play/things.ts')),
  'the-boss': () => import('./the-boss/pages/play/things.ts'),
  thieves: () => import('./thieves/pages/play/things.ts'),
};
