import type { Game } from '../engine/game.ts';
import type { Body, Key } from './entries.ts';
import type { TableState } from './state.ts';

/** When an entry was written, and its number. */
export interface Stamp {
  readonly seq: number;
  readonly at: number;
}

export type Games = Readonly<Record<string, Game>>;

/** The table after an entry. */
export type Change<B extends Body = Body> = (
  before: TableState,
  entry: B & { readonly key?: Key },
  stamp: Stamp,
  games: Games,
) => TableState;
