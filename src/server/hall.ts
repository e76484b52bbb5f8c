import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Game, Options, Refusal } from '../engine/game.ts';
import { moveFinder, parseOptions } from '../engine/legality.ts';
import { codeLength, codeLetters, type Open, type Problem } from '../protocol/messages.ts';
import { Allowances } from './allowances.ts';
import { Archive } from './archive.ts';
import { ordinaryBounds, type Bounds } from './bounds.ts';
import { Health } from './health.ts';
import { Superseded, type Store } from './store/store.ts';
import type { Body } from './table/entries.ts';
import type { House } from './table/house.ts';
import { LiveTable } from './table/live-table.ts';
import type { Patience } from './table/machines.ts';
import type { TableState } from './table/state.ts';
import { tableFrom } from './table/stored-table.ts';

/** The secret of a browser never reaches the store: only its hash does. */
export const ownerOf = (device: string): string => createHash('sha256').update(device).digest('base64url').slice(0, 22);

export type Opened = { readonly code: string } | { readonly problem: Problem } | { readonly refusal: Refusal };

export interface HallSettings {
  readonly store: Store;
  readonly games: Readonly<Record<string, Game>>;
  readonly patience: Patience;
  readonly report: (error: unknown) => void;
  readonly bounds?: Bounds;
  /** Whether there is space for new tables besides what running games need. */
  readonly hasSpace?: () => Promise<boolean>;
}

/** A table in memory, or on its way there, and when somebody last asked for it. */
interface Place {
  readonly loading: Promise<LiveTable | undefined>;
  askedAt: number;
}

/** All tables: those in use are in memory, the others in the store. */
export class Hall {
  readonly #house: House;
  readonly #tables = new Map<string, Place>();
  readonly #hasSpace: () => Promise<boolean>;
  /** Games that ended, at all tables. */
  readonly archive: Archive;
  #isStopping = false;

  constructor({ store, games, patience, report, bounds = ordinaryBounds, hasSpace = always }: HallSettings) {
    this.#hasSpace = hasSpace;
    this.archive = new Archive({ store, games, index: (code) => this.find(code) });
    this.#house = {
      store,
      games,
      patience,
      counts: { connections: 0, entries: 0 },
      report,
      seed: () => randomBytes(32).toString('hex'),
      findMove: knownMoves(),
      bounds,
      allowances: new Allowances(bounds, () => store.now()),
      health: new Health(store),
      forget: (code) => void this.#tables.delete(code),
    };
  }

  get tablesInMemory(): number {
    return this.#tables.size;
  }

  get counts(): House['counts'] {
    return this.#house.counts;
  }

  get allowances(): Allowances {
    return this.#house.allowances;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Opens a table for somebody at this address. */
  async open(request: Open, address: string): Promise<Opened> {
    if (this.#isStopping) return { problem: 'server-stopping' };
    const game = Object.hasOwn(this.#house.games, request.game) ? this.#house.games[request.game] : undefined;
    if (!game) return { problem: 'no-such-game' };
    const problem = await this.#whyNoTable(address);
    if (problem) return { problem };
    const seats = request.seats ?? Math.min(4, game.seats.max);
    if (seats < game.seats.min || seats > game.seats.max) return { problem: 'no-such-seat' };
    const parsed = parseOptions(game, seats, request.options);
    if ('refusal' in parsed) return parsed;

    const { name, figure, clock } = request;
    const owner = ownerOf(request.device);
    const code = await this.#create({
      kind: 'opened',
      game: game.id,
      options: parsed.options,
      seats,
      clock,
      host: owner,
    });
    const table = await this.find(code);
    table?.chargeTo(address);
    await table?.settle({ kind: 'sat', seat: 0, owner }, { owner, name, figure });
    if (request.playNow) await table?.settle({ kind: 'started', seed: this.#house.seed(), rules: game.rules });
    return { code };
  }

  /** What keeps an address from opening a table. */
  async #whyNoTable(address: string): Promise<Problem | undefined> {
    const { bounds, allowances } = this.#house;
    if (this.#tables.size >= bounds.tablesInMemory) return 'server-full';
    if (!allowances.mayWrite(address)) return 'used-up';
    return (await this.#hasSpace()) ? undefined : 'no-space';
  }

  async #create(body: Body): Promise<string> {
    const { store, health } = this.#house;
    for (;;) {
      const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
      try {
        await store.append({ code, seq: 1, at: store.now(), body: JSON.stringify(body), dueAt: null });
        health.wrote();
        return code;
      } catch (error) {
        // The code is taken: another one.
        if (error instanceof Superseded) continue;
        health.failed(error);
        throw error;
      }
    }
  }

  find(code: string): Promise<LiveTable | undefined> {
    const askedAt = this.#house.store.now();
    const place = this.#tables.get(code) ?? { loading: this.#load(code), askedAt };
    place.askedAt = askedAt;
    this.#tables.set(code, place);
    return place.loading;
  }

  async #load(code: string): Promise<LiveTable | undefined> {
    try {
      const { store, games } = this.#house;
      const stored = await store.load(code);
      if (stored) return new LiveTable(this.#house, stored, await tableFrom(games, store, stored));
      this.#tables.delete(code);
      return undefined;
    } catch (error) {
      this.#tables.delete(code);
      throw error;
    }
  }

  /** Lets go of tables that nobody has had open for a while; they are in the store. */
  async tidy(): Promise<void> {
    const longAgo = this.#house.store.now() - this.#house.bounds.keptInMemory;
    for (const [code, place] of this.#tables) {
      const table = await place.loading.catch(() => undefined);
      // Between this question and the answer nobody can ask for the table: there are never two of the same.
      if (place.askedAt < longAgo && (table?.emptySince ?? Infinity) < longAgo) this.#tables.delete(code);
    }
  }

  /** Fails if the store does not take what is written. */
  check(): Promise<void> {
    return this.#house.health.check();
  }

  /** Tells every page that the server stops, ends what has begun and begins nothing more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const stop = async ({ loading }: Place) => (await loading.catch(() => undefined))?.stop();
    await Promise.all(Array.from(this.#tables.values(), stop));
  }
}

const always = () => Promise.resolve(true);

/** Finds the constant for a move that somebody sent; the moves of each kind of table are listed once. */
function knownMoves(): House['findMove'] {
  type Find = ReturnType<typeof moveFinder>;
  const finders = new Map<string, Find>();
  // Options are the same object as long as nobody changes them: most questions need no name for the kind of table.
  const latest = new WeakMap<Options, { readonly seats: number; readonly find: Find }>();
  const finderFor = ({ game, seats, options }: TableState): Find => {
    const kind = `${game.id} ${seats.length} ${JSON.stringify(options)}`;
    const find = finders.get(kind) ?? moveFinder(game.everyMove(seats.length, options));
    finders.set(kind, find);
    latest.set(options, { seats: seats.length, find });
    return find;
  };
  return (table, input) => {
    const known = latest.get(table.options);
    return (known?.seats === table.seats.length ? known.find : finderFor(table))(input);
  };
}
