import type { Game, Move } from '../engine/game.ts';
import type { RoomBounds } from './bounds.ts';
import type { Peers } from './peers.ts';
import type { LogStore } from './log-store.ts';
import type { Timers } from './timers.ts';
import type { QuickBots, Thinkers } from './thinkers.ts';
import type { Allowed, RoomCounts, StoreWatch } from './watch.ts';
import type { Delays } from './machines.ts';
import type { Scenes } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';

/** Services that all tables share. */
export interface TableServices {
  readonly store: LogStore;
  readonly games: Readonly<Record<string, Game>>;
  readonly delays: Delays;
  /** Counts milliseconds and cannot be set: how long something takes or lasts is measured with it. */
  readonly ticks: () => number;
  /** Thinks for bots that take their time. */
  readonly thinkers: Thinkers;
  readonly bots: QuickBots;
  readonly scenes: Scenes;
  readonly timers: Timers;
  /** Bytes that nobody can predict. */
  readonly random: (bytes: number) => Uint8Array;
  /** The seed of dice that are thrown once, and of a game. */
  readonly dice: () => string;
  readonly seed: () => string;
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
  readonly report: (error: unknown) => void;
  readonly counts: RoomCounts;
  /** The other processes that share the store. */
  readonly peers: Peers;
  readonly bounds: RoomBounds;
  readonly allowances: Allowed;
  readonly health: StoreWatch;
  /** Drops a table that no longer exists. */
  readonly forget: (code: string) => void;
}
