import { expect } from 'vitest';
import { Superseded, type Addition, type StoredEntry } from '../../../room/log-store.ts';
import type { NewlyEnded } from '../../../table/ended-game.ts';
import type { Person } from '../../../table/person.ts';
import type { Store } from '../store.ts';

export const ala: Person = { owner: 'a1', name: 'Ala', figure: 'fan' };

export const entry = (code: string, seq: number, more: Partial<Addition> = {}): Addition => ({
  code,
  seq,
  at: 1000 * seq,
  body: `{"seq":${seq}}`,
  ...more,
});

/** All entries of a table, or a part of them. */
export async function logOf(store: Store, code: string, from = 1, to = Infinity): Promise<readonly StoredEntry[]> {
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

export const superseded = (appending: Promise<void>) => expect(appending).rejects.toBeInstanceOf(Superseded);

/** Calls back in every turn of the event loop until it is stopped. */
export function countTurns(turn: () => void): () => void {
  let isCounting = true;
  const count = () => {
    turn();
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  return () => (isCounting = false);
}
