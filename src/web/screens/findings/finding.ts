import type { Language } from '../../../words/index.ts';
import data from './findings.json';

/** A number in a chart: its subject, its value, its interval, and the fair value. */
export interface Point {
  readonly label: Readonly<Record<Language, string>>;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly fair?: number;
}

/** A chart of a result of the lab, written by `npm run findings`. */
export interface Finding {
  readonly kind: 'dots' | 'bars';
  readonly title: Readonly<Record<Language, string>>;
  /** The labels of the rows and of the values. */
  readonly axes: Readonly<Record<Language, { readonly items: string; readonly values: string }>>;
  readonly points: readonly Point[];
}

/** The findings about a game. */
export interface GameFindings {
  readonly game: string;
  readonly games: number;
  readonly version: string;
  readonly findings: readonly Finding[];
}

export const gameFindings = data as readonly GameFindings[];
