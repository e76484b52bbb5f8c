import type { Component } from 'svelte';
import Mask from '../../kit/pictures/Mask.svelte';
import Banknotes from './Banknotes.svelte';
import Godfather from './Godfather.svelte';

/** A box on the shelf, whether or not this server plays the game. The server says for how many players it is. */
export interface Box {
  readonly game: 'thieves' | 'cash-n-guns' | 'the-boss';
  readonly picture: Component;
  readonly minutes: number;
}

export const shelf: readonly Box[] = [
  { game: 'thieves', picture: Mask, minutes: 20 },
  { game: 'cash-n-guns', picture: Banknotes, minutes: 30 },
  { game: 'the-boss', picture: Godfather, minutes: 30 },
];
