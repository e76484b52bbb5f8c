import type { Bus } from '../../../room/peers.ts';
import type { Query } from '../../store/postgres/connection.ts';
import type { Attendance, Elsewhere, Here } from '../../../room/peers.ts';
import { pauseUnless } from '../pause.ts';

/** Milliseconds between two heartbeats of a process, and after how many without one it counts as dead. */
const betweenBeats = 500;
const deadAfter = 2000;
/** Milliseconds before a failed statement is tried again. */
const secondTry = 250;

/** A beat in the future is from before the clock was set back; a living process soon beats again. */
const isAlive = `abs(extract(epoch from clock_timestamp() - beat_at)) < ${deadAfter / 1000}`;

/**
 * Stands for the big screens of a process in the list of owners. Real owners are hashes, so none of them has this name.
 */
const screen = '#screen';

/** Who had a table open at this process when it was last written down. Screens are among the owners. */
interface Noted {
  readonly owners: ReadonlySet<string>;
  readonly wokeAt: number;
}

interface PostgresAttendanceSettings {
  readonly query: Query;
  readonly bus: Bus;
  /** The name of this process among the others. */
  readonly name: string;
  readonly report: (error: unknown) => void;
}

/** Attendance as rows of the database. A row counts while its process sends heartbeats. */
export class PostgresAttendance implements Attendance {
  readonly #settings: PostgresAttendanceSettings;
  readonly #noted = new Map<string, Noted>();
  /** Tables whose rows have to be written again. */
  readonly #stale = new Set<string>();
  #writing: Promise<void> | undefined;
  readonly #closing = new AbortController();
  readonly #beating: Promise<void>;

  private constructor(settings: PostgresAttendanceSettings) {
    this.#settings = settings;
    this.#beating = this.#keepBeating();
  }

  static async join(settings: PostgresAttendanceSettings): Promise<PostgresAttendance> {
    await register(settings);
    return new PostgresAttendance(settings);
  }

  note(code: string, { owners, wokeAt, hasScreen }: Here): void {
    const now = { owners: new Set([...owners, ...(hasScreen ? [screen] : [])]), wokeAt };
    const before = this.#noted.get(code);
    if (before ? isSame(before, now) : now.owners.size === 0) return;
    if (now.owners.size > 0) this.#noted.set(code, now);
    else this.#noted.delete(code);
    this.#stale.add(code);
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  async elsewhere(codes: readonly string[]): Promise<ReadonlyMap<string, Elsewhere>> {
    const { query, name } = this.#settings;
    const rows = await query<{ code: string; owner: string; wokeAt: number }>(
      `select code, owner, woke_at as "wokeAt" from presence
       join processes on processes.name = presence.process and ${isAlive}
       where code = any($1) and process <> $2`,
      [codes, name],
    );
    const found = new Map<string, { readonly owners: Set<string>; wokeAt: number; hasScreen: boolean }>();
    for (const { code, owner, wokeAt } of rows) {
      const table = found.get(code) ?? { owners: new Set(), wokeAt: Infinity, hasScreen: false };
      found.set(code, table);
      table.hasScreen ||= owner === screen;
      // A screen keeps no table awake.
      if (owner === screen) continue;
      table.owners.add(owner);
      table.wokeAt = Math.min(table.wokeAt, wokeAt);
    }
    return found;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#beating;
    await this.#writing;
    const { query, name } = this.#settings;
    await query('delete from processes where name = $1', [name]).catch(() => undefined);
  }

  /**
   * Writes what has changed and tells the other processes. If the database is away, it tries again until it is back.
   */
  async #write(): Promise<void> {
    while (this.#stale.size > 0 && this.#isOpen()) {
      const codes = [...this.#stale];
      this.#stale.clear();
      try {
        await this.#writeRows(codes);
        this.#settings.bus.publish({ kind: 'presence', codes });
      } catch (error) {
        this.#settings.report(error);
        for (const code of codes) this.#stale.add(code);
        await pauseUnless(secondTry, this.#closing);
      }
    }
  }

  async #writeRows(codes: readonly string[]): Promise<void> {
    const rows = codes.flatMap((code) => {
      const { owners = [], wokeAt = 0 } = this.#noted.get(code) ?? {};
      return [...owners].map((owner) => ({ code, owner, wokeAt }));
    });
    // Another process may have declared this one dead and removed it. Then this statement writes nothing, and the next
    // heartbeat repairs it.
    await this.#settings.query(
      `with given as (select * from unnest($3::text[], $4::text[], $5::bigint[]) as given (code, owner, woke_at)),
       gone as (
         delete from presence where process = $1 and code = any($2)
         and not exists (select 1 from given where given.code = presence.code and given.owner = presence.owner))
       insert into presence (process, code, owner, woke_at)
       select $1, code, owner, woke_at from given where exists (select 1 from processes where name = $1)
       on conflict (process, code, owner) do update set woke_at = excluded.woke_at`,
      [
        this.#settings.name,
        codes,
        rows.map(({ code }) => code),
        rows.map(({ owner }) => owner),
        rows.map(({ wokeAt }) => wokeAt),
      ],
    );
  }

  async #keepBeating(): Promise<void> {
    while (this.#isOpen()) {
      await pauseUnless(betweenBeats, this.#closing);
      if (this.#isOpen()) await this.#beat().catch(this.#settings.report);
    }
  }

  #isOpen(): boolean {
    return !this.#closing.signal.aborted;
  }

  async #beat(): Promise<void> {
    const { query, name } = this.#settings;
    const [alive] = await query('update processes set beat_at = clock_timestamp() where name = $1 returning name', [
      name,
    ]);
    await query(`delete from processes where not (${isAlive})`);
    if (alive) return;
    await register(this.#settings);
    for (const code of this.#noted.keys()) this.#stale.add(code);
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }
}

const isSame = (one: Noted, other: Noted): boolean =>
  one.wokeAt === other.wokeAt &&
  one.owners.size === other.owners.size &&
  [...one.owners].every((owner) => other.owners.has(owner));

const register = ({ query, name }: PostgresAttendanceSettings) =>
  query(
    `insert into processes values ($1, clock_timestamp())
     on conflict (name) do update set beat_at = excluded.beat_at`,
    [name],
  );
