import type { Component } from 'svelte';
import type { Scene } from '../../protocol/scene.ts';
import type { TableSource } from '../table/source.ts';

/** What the table of a game is given. */
export interface TableProps {
  source: TableSource;
}

/** The tables of the games; each is fetched when somebody sits down at it. */
export const tables: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  'cash-n-guns': () => import('./cash-n-guns/CashTable.svelte'),
  'the-boss': () => import('./the-boss/TheBossTable.svelte'),
  thieves: () => import('./thieves/ThievesTable.svelte'),
};

/** The final counts, with the lines of each player and their clauses. */
export const counts: Readonly<Record<string, () => Promise<{ default: Component<{ scene: Scene }> }>>> = {
  'cash-n-guns': () => import('./cash-n-guns/CashCount.svelte'),
  'the-boss': () => import('./the-boss/TheBossCount.svelte'),
  thieves: () => import('./thieves/ThievesCount.svelte'),
};
