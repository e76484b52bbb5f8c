import type { Language } from '../../../words/index.ts';
import data from './findings.json';

/** A number of a chart: what it is about, its value, its interval, and what would be fair. */
export interface Point {
  readonly label: Readonly<Record<Language, string>>;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly fair?: number;
}

/** A chart, drawn from what the lab found; `npm run findings` makes them. */
export interface Finding {
  readonly kind: 'dots' | 'bars';
  readonly title: Readonly<Record<Language, string>>;
  /** What the rows are, and what is measured. */
  readonly axes: Readonly<Record<Language, { readonly items: string; readonly values: string }>>;
  readonly points: readonly Point[];
}

/** What was found about a game. */
export interface GameFindings {
  readonly game: string;
  readonly games: number;
  readonly version: string;
  readonly findings: readonly Finding[];
}

export const gameFindings = data as readonly GameFindings[];
