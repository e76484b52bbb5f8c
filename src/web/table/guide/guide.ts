import type { Component } from 'svelte';
import type { Figure } from '../../../protocol/scene.ts';
import type { Mood } from '../../kit/figures/moods.ts';

/** A figure in a picture of the guide. */
export interface Actor {
  readonly figure: Figure;
  /** The seat whose colours it wears. */
  readonly seat: number;
  readonly mood?: Mood;
  readonly pose?: 'lying' | 'dead';
}

/** A picture put together from figures and pictograms, from left to right. */
export type Tableau = readonly (Actor | Component)[];

/** One page of a guide: a picture and a sentence. */
export interface GuidePage {
  readonly title: string;
  readonly text: string;
  readonly tableau: Tableau;
}

/** A game in about 60 seconds, as data. Dialogs, the rules and big screens present it in their own way. */
export interface Guide {
  readonly game: string;
  readonly goal: GuidePage;
  readonly win: GuidePage;
  /** Whether `round` shows a round or a turn. */
  readonly roundTitle: string;
  readonly round: readonly GuidePage[];
}

export const pagesOf = ({ goal, win, round }: Guide): readonly GuidePage[] => [goal, win, ...round];
