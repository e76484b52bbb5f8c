import type { Component } from 'svelte';
import type { Move } from '../../engine/game.ts';
import type { Heard, Scene } from '../../protocol/scene.ts';

/** What the table of a game is given: what is seen, what has just happened, and a way to act. */
export interface TableProps {
  scene: Scene;
  /** Everything heard in this game, for the log. */
  log: readonly Heard[];
  /** What has just been heard, to be shown as movement and sound. */
  heard: readonly Heard[];
  /** The server's milliseconds less ours. */
  offset: number;
  act: (move: Move) => void;
  /** Why this move is not offered, in a sentence. */
  why: (move: Move) => Promise<string>;
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
