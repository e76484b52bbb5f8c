import { createHash } from 'node:crypto';
import type { Game, Refusal } from '../../engine/game.ts';
import { parseOptions } from '../../engine/legality.ts';
import type { OpenRequest, Problem, WhatIfRequest } from '../../protocol/messages.ts';
import { Allowances } from '../limits/allowances.ts';
import { knownMoves } from '../../room/known-moves.ts';
import { nodeMeans } from './node-means.ts';
import { Archive } from './archive.ts';
import { ordinaryBounds, type Bounds } from '../limits/bounds.ts';
import { Follower } from '../cluster/follower.ts';
import { noPeers, type Peers } from '../../room/peers.ts';
import { newCounts, type Counts } from '../limits/counts.ts';
import { Health } from '../limits/health.ts';
import { mostProcesses, NewCodes } from './new-codes.ts';
import { Shares, type SharesSources } from './shared-games/shares.ts';
import { beginLog, type Settled } from '../../room/log-end.ts';
import { Superseded } from '../../room/log-store.ts';
import type { Store } from '../store/store.ts';
import type { Body } from '../../table/entries.ts';
import { scenes as honest, type Scenes } from '../../table/scene.ts';
import type { TableServices } from '../../room/services.ts';
import type { Thinkers } from '../workers/thinking/thinkers.ts';
import { hasStanding, noGames } from '../../table/evening.ts';
import { whyNotKeeper } from '../../table/keepers.ts';
import { Room } from '../../room/room.ts';
import type { Delays } from '../../room/machines.ts';
import { readingProblemOf, tableFrom, Unreadable } from '../../room/stored-table.ts';
import type { RecordReaders } from '../workers/what-if/readers.ts';

/** The hash of a browser's secret. The secret itself never reaches the store. */
export const ownerOf = (device: string): string => createHash('sha256').update(device).digest('base64url').slice(0, 22);

export type Opened = { readonly code: string } | { readonly problem: Problem } | { readonly refusal: Refusal };

/** A request to play a finished game on from one of its decisions. */
type WhatIfWish = Omit<WhatIfRequest, 'from' | 'key'> & { readonly text: string };

export interface RegistrySettings {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly delays: Delays;
  /** Counts milliseconds and cannot be set; by default that of this process. */
  readonly ticks?: () => number;
  readonly thinkers: Thinkers;
  readonly readers: RecordReaders;
  readonly report: (error: unknown) => void;
  readonly bounds?: Bounds;
  /** Whether the disk has room for new tables in addition to the reserve for running games. */
  readonly hasSpace?: () => Promise<boolean>;
  /** Other processes that share the store, if there are any. */
  readonly peers?: Peers;
  readonly counts?: Counts;
  readonly scenes?: Scenes;
}

/** What the rooms of this server share, and what the server itself does with it. */
interface ServerServices extends TableServices {
  readonly thinkers: Thinkers;
  /** Replays records of finished games. */
  readonly readers: RecordReaders;
  readonly bounds: Bounds;
  readonly counts: Counts;
  readonly allowances: Allowances;
  readonly health: Health;
}

/** A table that is in memory or being loaded, and when somebody last asked for it. */
interface TableInMemory {
  readonly loading: Promise<Room | undefined>;
  askedAt: number;
}

/** All tables. Those in use are in memory; the others are only in the store. */
export class TableRegistry {
  readonly #services: ServerServices;
  readonly #tables = new Map<string, TableInMemory>();
  readonly #hasSpace: () => Promise<boolean>;
  /** Ended games of all tables. */
  readonly archive: Archive;
  /** Games that are shown to others. */
  readonly shares: Shares;
  /** Codes for new tables. */
  readonly codes: NewCodes;
  readonly #follower: Follower | undefined;
  #isStopping = false;

  constructor(settings: RegistrySettings) {
    const { store, games, delays, thinkers, readers, scenes = honest, ticks = ticksHere } = settings;
    const { bounds = ordinaryBounds, hasSpace = always, peers = noPeers(), counts = newCounts() } = settings;
    this.#hasSpace = hasSpace;
    this.codes = new NewCodes(store, peers.isShared ? mostProcesses : 1);
    const isWhatIf = async (code: string) => (await this.find(code))?.summary.whatIf === true;
    const isOver = async (code: string, began: number) => (await this.find(code))?.isOver(began) ?? false;
    this.archive = new Archive({ store, games, index: (code) => this.find(code), isWhatIf, isOver });
    this.shares = new Shares({ store, games, archive: this.archive, ...this.#rights() });
    const health = new Health(store, ticks);
    const report = (error: unknown) => {
      health.note(error);
      settings.report(error);
    };
    this.#services = {
      ...nodeMeans,
      store,
      games,
      delays,
      ticks,
      thinkers,
      readers,
      scenes,
      counts,
      peers,
      report,
      findMove: knownMoves(),
      bounds,
      allowances: new Allowances(bounds, ticks),
      health,
      forget: (code) => void this.#tables.delete(code),
    };
    const [inMemory, inUse] = [(code: string) => this.#inMemory(code), () => this.#inUse()];
    if (peers.isShared) this.#follower = new Follower({ ...peers, store, counts, report, inMemory, inUse });
  }

  /** What the host and the players of a table may do with its shared games. */
  #rights(): Pick<SharesSources, 'whyNotKeeper' | 'hasFinished'> {
    return {
      whyNotKeeper: async (code, owner) => {
        const room = await this.find(code);
        return room ? whyNotKeeper(room.table, owner) : 'no-such-table';
      },
      hasFinished: async (code, owner) => hasStanding((await this.find(code))?.table.evening ?? noGames, owner),
    };
  }

  get tablesInMemory(): number {
    return this.#tables.size;
  }

  get counts(): Counts {
    return this.#services.counts;
  }

  get allowances(): Allowances {
    return this.#services.allowances;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Opens a table for a visitor from this address, who becomes its host. */
  async open(request: OpenRequest, address: string): Promise<Opened> {
    if (this.#isStopping) return { problem: 'server-stopping' };
    const game = Object.hasOwn(this.#services.games, request.game) ? this.#services.games[request.game] : undefined;
    if (!game) return { problem: 'no-such-game' };
    const problem = await this.#whyNoTable(address);
    if (problem) return { problem };
    const seats = request.seats ?? Math.min(4, game.seats.max);
    if (seats < game.seats.min || seats > game.seats.max) return { problem: 'no-such-seat' };
    const parsed = parseOptions(game, seats, request.options);
    if ('refusal' in parsed) return parsed;

    const { name, figure, clock, help } = request;
    const owner = ownerOf(request.device);
    const { options } = parsed;
    const opened: Body = { kind: 'opened', game: game.id, options, seats, clock, host: owner, help };
    const host = { body: { kind: 'sat', seat: 0, owner }, person: { owner, name, figure } } as const;
    return { code: await this.#create([{ body: opened }, host, ...this.#begun(request, game, seats)], address) };
  }

  /** What happens at a table that is played at once: bots sit down, and the game begins. */
  #begun({ playNow, level }: OpenRequest, { rules }: Game, seats: number): readonly Settled[] {
    if (!playNow) return [];
    const bodies: Body[] = [];
    for (let seat = 1; level && seat < seats; seat++) bodies.push({ kind: 'bot', seat, level });
    return [...bodies, { kind: 'started' as const, seed: this.#services.seed(), rules }].map((body) => ({ body }));
  }

  /** Opens a table at which one person plays a finished game on from a decision. */
  async openWhatIf(
    wish: WhatIfWish,
    address: string,
  ): Promise<{ readonly code: string } | { readonly problem: Problem }> {
    const { readers, bounds, seed } = this.#services;
    if (this.#isStopping) return { problem: 'server-stopping' };
    const problem = await this.#whyNoTable(address);
    if (problem) return { problem };
    const { device, name, figure, text, step, luck } = wish;
    const found = await readers.read({ text, step, mostMoves: bounds.entriesPerGame });
    if ('problem' in found) return found;

    const owner = ownerOf(device);
    const { whatIf, ...game } = found;
    const opened: Body = { kind: 'opened', ...game, clock: 'none', host: owner, whatIf: { ...whatIf, luck } };
    const sat = { body: { kind: 'sat', seat: whatIf.seat, owner }, person: { owner, name, figure } } as const;
    const started: Body = { kind: 'started', seed: seed(), rules: whatIf.rules };
    return { code: await this.#create([{ body: opened }, sat, { body: started }], address) };
  }

  /** Why this address may not open a table, if there is a reason. */
  async #whyNoTable(address: string): Promise<Problem | undefined> {
    const { bounds, allowances } = this.#services;
    if (this.#tables.size >= bounds.tablesInMemory) return 'server-full';
    if (!allowances.mayWrite(address)) return 'used-up';
    return (await this.#hasSpace()) ? undefined : 'no-space';
  }

  /** Opens a table with its first entries, for which this address pays, and keeps it in memory. */
  async #create(entries: readonly Settled[], address: string): Promise<string> {
    for (;;) {
      const code = await this.codes.draw();
      try {
        await beginLog(this.#services, { code, payer: address }, entries);
        (await this.find(code))?.chargeTo(address);
        return code;
      } catch (error) {
        // The code is taken: try another one.
        if (!(error instanceof Superseded)) throw error;
      }
    }
  }

  find(code: string): Promise<Room | undefined> {
    const askedAt = this.#services.ticks();
    const inMemory = this.#tables.get(code) ?? { loading: this.#load(code), askedAt };
    inMemory.askedAt = askedAt;
    this.#tables.set(code, inMemory);
    return this.#follower ? this.#upToDate(inMemory.loading, this.#follower) : inMemory.loading;
  }

  /** A table that nobody has open is not followed closely, so it has to catch up first. */
  async #upToDate(loading: Promise<Room | undefined>, follower: Follower): Promise<Room | undefined> {
    const table = await loading;
    if (table && table.emptySince !== Infinity) await follower.refresh(table);
    return table && this.#tables.has(table.code) ? table : undefined;
  }

  async #inMemory(code: string): Promise<Room | undefined> {
    return this.#tables.get(code)?.loading.catch(() => undefined);
  }

  /** Tables that somebody has open at this process. */
  async *#inUse(): AsyncGenerator<Room> {
    for (const { loading } of this.#tables.values()) {
      const table = await loading.catch(() => undefined);
      if (table?.emptySince === Infinity) yield table;
    }
  }

  async #load(code: string): Promise<Room | undefined> {
    try {
      const { store, games } = this.#services;
      const stored = await store.load(code);
      if (stored) return new Room(this.#services, stored, await tableFrom(games, store, stored));
      this.#tables.delete(code);
      return undefined;
    } catch (error) {
      this.#tables.delete(code);
      throw error;
    }
  }

  /** Drops tables from memory that nobody has had open for a while. They stay in the store. */
  async tidy(): Promise<void> {
    const longAgo = this.#services.ticks() - this.#services.bounds.keptInMemory;
    for (const [code, inMemory] of this.#tables) {
      const table = await inMemory.loading.catch(() => undefined);
      // There is no `await` between the check and the deletion, so a table is never in memory twice.
      if (inMemory.askedAt < longAgo && (table?.emptySince ?? Infinity) < longAgo) this.#tables.delete(code);
    }
  }

  /**
   * What a page is told if its table cannot be read. Where several versions share a store, another process may be able
   * to read what this one cannot, so the page is asked to come back.
   */
  problemOf(error: unknown): Problem {
    return error instanceof Unreadable && this.#services.peers.isShared ? 'server-stopping' : readingProblemOf(error);
  }

  /** Damage of the store's file that somebody met since the server was started. */
  get damage(): Error | undefined {
    return this.#services.health.damage;
  }

  /** Reports an error, and remembers if it says that the file of the store is damaged. */
  report(error: unknown): void {
    this.#services.report(error);
  }

  /** Fails if the store cannot be written to. */
  check(): Promise<void> {
    return this.#services.health.check();
  }

  /**
   * Tells every page that the server is stopping, finishes what is under way and accepts nothing more. While the store
   * is silent, this takes until it answers.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const stop = async ({ loading }: TableInMemory) => (await loading.catch(() => undefined))?.close('server-stopping');
    await Promise.all(Array.from(this.#tables.values(), stop));
  }

  /** Leaves the group of processes. */
  async leave(): Promise<void> {
    const { thinkers, readers, peers } = this.#services;
    const { bus, attendance } = peers;
    await Promise.all([this.#follower?.stop(), thinkers.stop(), readers.stop()]);
    await attendance.close();
    await bus.close();
  }
}

const ticksHere = () => performance.now();
const always = () => Promise.resolve(true);
