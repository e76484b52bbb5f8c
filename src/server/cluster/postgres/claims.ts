import type { Query } from '../../store/postgres/connection.ts';
import type { Counts } from '../../limits/counts.ts';
import { claimLasts, type Claims } from '../../../room/peers.ts';

interface PendingClaim {
  readonly code: string;
  readonly seq: number;
  readonly resolve: (isOurs: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const clock = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/*
 * A claim that ends later than a new one would was made before the clock was set back, and counts for nothing.
 * The claim is a column in the row of the table, and every entry clears it. Only a process that knows the end of the
 * log gets the claim. A locked row is skipped: its process is about to write an entry or to claim it.
 */
const statement = `
  with given as (select * from unnest($1::text[], $2::int[]) as given (code, seq)),
  free as (
    select id, claimed_until from tables join given using (code)
    where tables.seq = given.seq and claimed_until not between ${clock} and ${clock} + $3
    order by code for update of tables skip locked)
  update tables set claimed_until = ${clock} + $3 from free where tables.id = free.id
  returning tables.code, free.claimed_until > 0 as "isTakenOver"`;

/** Claims in the database. All claims of one turn of the event loop share one statement. */
export class PostgresClaims implements Claims {
  readonly #query: Query;
  readonly #counts: Pick<Counts, 'takenOver'>;
  #waiting: PendingClaim[] = [];

  constructor(query: Query, counts: Pick<Counts, 'takenOver'>) {
    this.#query = query;
    this.#counts = counts;
  }

  claim(code: string, seq: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ code, seq, resolve, reject }) === 1) setImmediate(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const [codes, seqs] = [batch.map(({ code }) => code), batch.map(({ seq }) => seq)];
    try {
      const rows = await this.#query<{ code: string; isTakenOver: boolean }>(statement, [codes, seqs, claimLasts]);
      const ours = new Set(rows.map(({ code }) => code));
      this.#counts.takenOver += rows.filter(({ isTakenOver }) => isTakenOver).length;
      for (const { code, resolve } of batch) resolve(ours.has(code));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
