import type { Game, Move } from '../../engine/game.ts';
import type { Allowances } from '../allowances.ts';
import type { Bounds } from '../bounds.ts';
import type { Health } from '../health.ts';
import type { Store } from '../store/store.ts';
import type { Delays } from './machines.ts';
import type { TableState } from './state.ts';

/** What all tables share. */
export interface TableServices {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly delays: Delays;
  readonly seed: () => string;
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
  readonly report: (error: unknown) => void;
  /** Open pages, and entries written, at all tables together. */
  readonly counts: { connections: number; entries: number };
  readonly bounds: Bounds;
  readonly allowances: Allowances;
  readonly health: Health;
  /** Lets go of a table that is no more. */
  readonly forget: (code: string) => void;
}
