import { Superseded, type Addition, type LogStore, type StoredEntry } from '../log-store.ts';
import type { NewlyEnded } from '../../table/ended-game.ts';
import type { Person } from '../../table/person.ts';
import type { Timers } from '../timers.ts';

export const ala: Person = { owner: 'a1', name: 'Ala', figure: 'fan' };

export const entry = (code: string, seq: number, more: Partial<Addition> = {}): Addition => ({
  code,
  seq,
  at: 1000 * seq,
  body: `{"seq":${seq}}`,
  ...more,
});

/** All entries of a table, or a part of them. */
export async function logOf(store: LogStore, code: string, from = 1, to = Infinity): Promise<readonly StoredEntry[]> {
  const found = await store.load(code);
  const entries: StoredEntry[] = [];
  if (!found) return entries;
  for await (const some of store.entries(code, { from, to: Math.min(to, found.seq) })) entries.push(...some);
  return entries;
}
export const numbersOf = async (...all: Parameters<typeof logOf>) => (await logOf(...all)).map(({ seq }) => seq);
export const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const ended = (first: number, last: number, more: Partial<NewlyEnded> = {}): NewlyEnded => ({
  first,
  last,
  game: 'thieves',
  rules: 3,
  seats: 4,
  options: { reshuffleDiscards: true },
  how: 'finished',
  endedAt: 1000 * last,
  readableFrom: 1000 * last,
  ...more,
});
export const endedAt = (seq: number, first: number, more: Partial<NewlyEnded> = {}): Partial<Addition> => ({
  games: [{ kind: 'ended', game: ended(first, seq, more) }],
});

/** Fails unless the entries came second. */
export async function superseded(appending: Promise<void>): Promise<void> {
  const outcome = await appending.then(
    () => 'written',
    (error: unknown) => error,
  );
  if (!(outcome instanceof Superseded)) throw new Error('The entries were not superseded.', { cause: outcome });
}

/** Calls back in every turn of the event loop until it is stopped. */
export function countTurns(timers: Pick<Timers, 'soon'>, turn: () => void): () => void {
  const count = (): void => {
    turn();
    stop = timers.soon(count);
  };
  let stop = timers.soon(count);
  return () => stop();
}
