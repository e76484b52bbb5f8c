import type { Component } from 'svelte';
import type { Options } from '../../engine/game.ts';
import type { Scene, SeatInView } from '../../protocol/scene.ts';
import type { CountWords } from './ending/parts.ts';
import type { Guide } from './guide/guide.ts';
import type { TableSource } from './source.ts';

/* What the pages of a game are made of. This file has only types. */

/** The properties of a game's table. */
export interface TableProps {
  source: TableSource;
}

/** The properties of the panel that reveals everything that was hidden in a game. */
export interface HiddenProps {
  /** What the same game found, see its folder `after`. */
  hidden: object;
  seats: readonly SeatInView[];
  /** Shows a step in the replay. */
  onwatch: (step: number) => void;
}

/** The names behind the numbers in a remark about a game: cards, cities, shares. */
export type Things = (values: Readonly<Record<string, number>>) => Readonly<Record<string, string>>;

/** The pictures on the pins of great moments, by the first word of their kind. */
export type Pins = Readonly<Record<string, Component>>;

/** The pages of a game. Each part is loaded on demand. */
export interface GamePages {
  readonly table: () => Promise<{ default: Component<TableProps> }>;
  /** The same table for a big screen. */
  readonly screen: () => Promise<{ default: Component<TableProps> }>;
  /** The words of the final count. */
  readonly count: () => Promise<{ countWords: (scene: Scene) => CountWords }>;
  /** The guide, for those who play the game for the first time. */
  readonly guide: () => Promise<{ guide: () => Guide }>;
  readonly hiddenPanel: () => Promise<{ default: Component<HiddenProps> }>;
  readonly things: () => Promise<{ things: Things }>;
  readonly pins: () => Promise<{ pins: Pins }>;
}

/** A box on the shelf of the home page, which knows it before the server has said anything. */
export interface GameBox {
  readonly picture: Component;
  readonly minutes: number;
  /** The options with which somebody's first game is easiest to learn, if they are not the usual ones. */
  readonly toLearnBy?: Options;
}
