import type { Game, Move } from '../engine/game.ts';
import type { Allowances } from '../server/limits/allowances.ts';
import type { Bounds } from '../server/limits/bounds.ts';
import type { Peers } from './peers.ts';
import type { Counts } from '../server/limits/counts.ts';
import type { Health } from '../server/limits/health.ts';
import type { Store } from '../server/store/store.ts';
import type { Thinkers } from '../server/workers/thinking/thinkers.ts';
import type { RecordReaders } from '../server/workers/what-if/readers.ts';
import type { Delays } from './machines.ts';
import type { Scenes } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';

/** Services that all tables share. */
export interface TableServices {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly delays: Delays;
  /** Counts milliseconds and cannot be set: how long something takes or lasts is measured with it. */
  readonly ticks: () => number;
  /** Thinks for bots that take their time. */
  readonly thinkers: Thinkers;
  /** Replays records of finished games. */
  readonly readers: RecordReaders;
  readonly scenes: Scenes;
  readonly seed: () => string;
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
  readonly report: (error: unknown) => void;
  readonly counts: Counts;
  /** The other processes that share the store. */
  readonly peers: Peers;
  readonly bounds: Bounds;
  readonly allowances: Allowances;
  readonly health: Health;
  /** Drops a table that no longer exists. */
  readonly forget: (code: string) => void;
}
