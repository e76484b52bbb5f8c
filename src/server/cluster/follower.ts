import type { Bulletin, Bus } from '../../room/peers.ts';
import type { Counts } from '../limits/counts.ts';
import { nobodyElsewhere, type Attendance } from '../../room/peers.ts';
import type { Room } from '../../room/room.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds between two looks at the store, in case a bulletin was lost. */
const betweenLooks = 1000;

interface FollowerContext {
  readonly store: Pick<Store, 'seqs'>;
  readonly bus: Bus;
  readonly attendance: Attendance;
  readonly counts: Pick<Counts, 'earlyBulletins'>;
  readonly inMemory: (code: string) => Promise<Room | undefined>;
  readonly inUse: () => AsyncIterable<Room>;
  readonly report: (error: unknown) => void;
}

/**
 * Keeps the tables of this process in step with what other processes do. Bulletins are fast; polling the store is
 * reliable.
 */
export class Follower {
  readonly #context: FollowerContext;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(context: FollowerContext) {
    this.#context = context;
    context.bus.listen({
      heard: (bulletin) => void this.#hear(bulletin).catch(context.report),
      gap: () => this.#look(),
    });
    this.#timer = setInterval(() => this.#look(), betweenLooks);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Brings a table up to date that nobody at this process has open. Such tables are not followed closely. */
  async refresh(table: Room): Promise<void> {
    await this.#follow([table]);
  }

  async #hear(bulletin: Bulletin): Promise<void> {
    const { inMemory } = this.#context;
    if (bulletin.kind === 'presence') return this.#meet(bulletin.codes);
    if (bulletin.kind === 'written') return this.#readUpTo(bulletin.tables);
    const table = await inMemory(bulletin.code);
    if (!table) return;
    // The store knows whether the table is gone; the bulletin only says when to ask.
    if (bulletin.kind === 'removed') await this.#follow([table]);
    else if (bulletin.kind === 'chat') await table.relayChat(bulletin.line);
    else if (bulletin.kind === 'emote') await table.relay({ say: 'emote', seat: bulletin.seat, emote: bulletin.emote });
    else if (bulletin.kind === 'forward') table.forward(bulletin.by);
    else await table.relay({ say: 'nudge', seat: bulletin.seat, by: bulletin.by });
  }

  async #readUpTo(tables: readonly (readonly [code: string, seq: number])[]): Promise<void> {
    const { inMemory, counts } = this.#context;
    const catchUp = async ([code, seq]: readonly [string, number]) => {
      const isThere = await (await inMemory(code))?.catchUp(seq);
      if (isThere === false) counts.earlyBulletins += 1;
    };
    await Promise.all(tables.map(catchUp));
  }

  /** Never runs twice at the same time. */
  #look(): void {
    this.#looking ??= this.#lookAtAll()
      .catch(this.#context.report)
      .finally(() => (this.#looking = undefined));
  }

  async #lookAtAll(): Promise<void> {
    const tables: Room[] = [];
    for await (const table of this.#context.inUse()) tables.push(table);
    if (tables.length > 0) await this.#follow(tables);
  }

  async #follow(tables: readonly Room[]): Promise<void> {
    const seqs = await this.#context.store.seqs(tables.map(({ code }) => code));
    const catchUp = async (table: Room) => {
      const seq = seqs.get(table.code);
      await (seq === undefined ? table.close('table-deleted') : table.catchUp(seq));
    };
    await Promise.all(tables.map(catchUp));
    await this.#noteElsewhere(tables);
  }

  /** Looks up who has these tables open at other processes. */
  async #meet(codes: readonly string[]): Promise<void> {
    const tables = (await Promise.all(codes.map(this.#context.inMemory))).flatMap((table) => table ?? []);
    if (tables.length > 0) await this.#noteElsewhere(tables);
  }

  async #noteElsewhere(tables: readonly Room[]): Promise<void> {
    const elsewhere = await this.#context.attendance.elsewhere(tables.map(({ code }) => code));
    for (const table of tables) table.noteElsewhere(elsewhere.get(table.code) ?? nobodyElsewhere);
  }
}
