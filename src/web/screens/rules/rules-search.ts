import type { Block, Span } from './markdown.ts';

/** A clause and its text without markup. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

const plain = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      if (span.kind === 'text' || span.kind === 'code') return span.text;
      return span.kind === 'clause' ? span.id : plain(span.inside);
    })
    .join('');

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.map(({ inside }) => inside.map(textOf).join(' ')).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ');
  return plain(block.inside);
}

/** All clauses of a text, including nested ones. */
export const clausesIn = (blocks: readonly Block[]): readonly Clause[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'list') return [];
    return block.items.flatMap(({ id, inside }) => [
      ...(id === undefined ? [] : [{ id, text: inside.map(textOf).join(' ').replace(id, '').trim() }]),
      ...clausesIn(inside),
    ]);
  });

/** The most results that are shown. */
const mostFound = 12;

/** Letters without diacritics: a search for "zlodziej" finds "złodziej". */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Clauses that contain every word of the query. */
export function search(clauses: readonly Clause[], wanted: string): readonly Clause[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clauses
    .filter(({ id, text }) => words.every((word) => folded(`${id} ${text}`).includes(word)))
    .slice(0, mostFound);
}
