import type { Component } from 'svelte';
import type { Figure } from '../../../protocol/scene.ts';
import type { Mood } from '../../art/figures/moods.ts';

/** Somebody in a picture of the guide. */
export interface Actor {
  readonly figure: Figure;
  /** Whose colours they wear. */
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

/** A game in about 60 seconds, as data: dialogs, the rules and screens on the wall show it in their own way. */
export interface Guide {
  readonly game: string;
  readonly goal: GuidePage;
  readonly win: GuidePage;
  /** What the pages of `round` are: a round or a turn. */
  readonly roundTitle: string;
  readonly round: readonly GuidePage[];
}

export const pagesOf = ({ goal, win, round }: Guide): readonly GuidePage[] => [goal, win, ...round];
