import type { Estimate } from './estimate.ts';
import type { StudyName, Table } from './study.ts';
import { changeName } from './results.ts';

/** One number of a figure, for charts, tables and files. */
export interface Point {
  /** Its subject: a place, a power, a score, a clause. */
  readonly item: string;
  /** The second of a pair. */
  readonly other?: string;
  /** Which of two series it belongs to: the usual one or the one that is compared. */
  readonly series?: 'usual' | 'compared';
  readonly games: number;
  readonly count: number;
  readonly estimate: Estimate;
  /** Its value if nothing mattered. */
  readonly fair?: number;
}

/** Dots with intervals, bars of a distribution, or a matrix of pairs. */
export type FigureKind = 'dots' | 'bars' | 'matrix';

/** How values are written: as shares, as signed changes, or as plain numbers. */
export type Unit = 'share' | 'change' | 'points';

/** A finding: the key of a sentence and its values. */
export interface Finding {
  readonly key: string;
  readonly values: Readonly<Record<string, FindingValue>>;
}
export type FindingValue =
  | { readonly number: number; readonly as: 'plain' | 'share' | 'change' | 'points' | 'mean' }
  | { readonly name: string };

/** Everything about one chart, independent of language. */
export interface Figure {
  readonly id: string;
  readonly study: StudyName;
  readonly kind: FigureKind;
  readonly unit: Unit;
  /** The number of seats; undefined if it covers all sizes. */
  readonly seats: number | undefined;
  readonly table: Table | undefined;
  /** What it shows, which names its axis: places, powers, decisions … */
  readonly shows: string;
  /** The key prefix of its items' names; without one, items are shown as they are. */
  readonly itemNames: string | undefined;
  readonly points: readonly Point[];
  readonly finding: Finding;
}

export const plain = (number: number): FindingValue => ({ number, as: 'plain' });
export const share = (number: number): FindingValue => ({ number, as: 'share' });
export const change = (number: number): FindingValue => ({ number, as: 'change' });
export const points = (number: number): FindingValue => ({ number, as: 'points' });
export const mean = (number: number): FindingValue => ({ number, as: 'mean' });
/** A name, as a key of the words. */
export const name = (key: string): FindingValue => ({ name: key });

/** The id of a figure: its parts in lower case, joined by dashes. */
export const idOf = (...parts: readonly (string | number)[]): string =>
  parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

/** The bots of a table and its changed option, for files. */
export const tableWords = (table: Table | undefined): { readonly change: string; readonly bots: string } => ({
  change: table ? changeName(table) : '',
  bots: table ? [...new Set(table.bots)].join('+') : '',
});
