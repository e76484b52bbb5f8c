import { readdirSync, readFileSync } from 'node:fs';

const archive = (game: string) => new URL(`../../src/games/${game}/archive/`, import.meta.url);

/** A record as a saved file, optionally changed. */
export function fileOf(game: string, change = (text: string) => text) {
  const [name = ''] = readdirSync(archive(game));
  const text = readFileSync(new URL(name, archive(game)), 'utf8');
  return { name, mimeType: 'application/jsonl', buffer: Buffer.from(change(text)) };
}

/** Facts about the same record, to check a page against. */
export function factsOf(game: string) {
  const lines = fileOf(game)
    .buffer.toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const seats = lines[0]?.seats ?? 0;
  const count = (kind: string) => lines.filter(({ event }) => event?.kind === kind).length;
  return { seats, count, scores: lines.at(-1)?.result?.scores ?? [] };
}

interface Line {
  readonly seats?: number;
  readonly event?: { readonly kind: string };
  readonly result?: { readonly scores: readonly number[] };
}
