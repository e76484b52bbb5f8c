import type { Component } from 'svelte';
import type { Hidden } from '../../replay/after.ts';
import type { Scene, SeatInView } from '../../protocol/scene.ts';
import type { CountWords } from '../table/ending/parts.ts';
import type { Guide } from '../table/guide/guide.ts';
import { loadAlso } from '../../words/index.ts';
import type { TableSource } from '../table/source.ts';

/** The properties of a game's table. */
export interface TableProps {
  source: TableSource;
}

/** The sentences of Cash 'n Guns are loaded together with the parts that use them. */
const withItsWords = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, loadAlso('cash-n-guns')]))[0];

/** The tables of the games. Each is loaded on demand. */
export const tables: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/CashTable.svelte')),
  'the-boss': () => import('./the-boss/TheBossTable.svelte'),
  thieves: () => import('./thieves/ThievesTable.svelte'),
};

/** The same tables for a big screen. */
export const screens: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/tv/CashScreen.svelte')),
  'the-boss': () => import('./the-boss/tv/BossScreen.svelte'),
  thieves: () => import('./thieves/tv/ThievesScreen.svelte'),
};

/** The words of each game's final count. */
export const counts: Readonly<Record<string, () => Promise<{ countWords: (scene: Scene) => CountWords }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/count-words.ts')),
  'the-boss': () => import('./the-boss/count-words.ts'),
  thieves: () => import('./thieves/count-words.ts'),
};

/** The guides, for those who play a game for the first time. */
export const guides: Readonly<Record<string, () => Promise<{ guide: () => Guide }>>> = {
  'cash-n-guns': () => import('./cash-n-guns/guide.ts'),
  'the-boss': () => import('./the-boss/guide.ts'),
  thieves: () => import('./thieves/guide.ts'),
};

/** The properties of the panel that reveals everything that was hidden in a game. */
export interface HiddenProps {
  hidden: Hidden;
  seats: readonly SeatInView[];
  /** Shows a step in the replay. */
  onwatch: (step: number) => void;
}

export const hiddenPanels: Readonly<Record<string, () => Promise<{ default: Component<HiddenProps> }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/BluffTable.svelte')),
  'the-boss': () => import('./the-boss/CityTable.svelte'),
  thieves: () => import('./thieves/HaulTable.svelte'),
};

/** The names behind the numbers in a remark about a game: cards, cities, shares. */
export type Things = (values: Readonly<Record<string, number>>) => Readonly<Record<string, string>>;

export const thingsOf: Readonly<Record<string, () => Promise<{ things: Things }>>> = {
  'cash-n-guns': () => withItsWords(import('./cash-n-guns/things.ts')),
  'the-boss': () => import('./the-boss/things.ts'),
  thieves: () => import('./thieves/things.ts'),
};
