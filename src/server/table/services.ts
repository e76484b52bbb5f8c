import type { Game, Move } from '../../engine/game.ts';
import type { Allowances } from '../allowances.ts';
import type { Bounds } from '../bounds.ts';
import type { Peers } from '../cluster/peers.ts';
import type { Counts } from '../counts.ts';
import type { Health } from '../health.ts';
import type { Store } from '../store/store.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import type { RecordReaders } from '../what-if/readers.ts';
import type { Delays } from './machines.ts';
import type { TableState } from './state.ts';

/** What all tables share. */
export interface TableServices {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly delays: Delays;
  /** Who thinks for bots that take their time. */
  readonly thinkers: Thinkers;
  /** Who plays records of finished games again. */
  readonly readers: RecordReaders;
  readonly seed: () => string;
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
  readonly report: (error: unknown) => void;
  readonly counts: Counts;
  /** The other processes that share the store. */
  readonly peers: Peers;
  readonly bounds: Bounds;
  readonly allowances: Allowances;
  readonly health: Health;
  /** Lets go of a table that is no more. */
  readonly forget: (code: string) => void;
}
