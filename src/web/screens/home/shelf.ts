import type { Component } from 'svelte';
import Mask from '../../art/pictures/Mask.svelte';
import Banknotes from './Banknotes.svelte';
import Godfather from './Godfather.svelte';

/** A box on the shelf, whether the game can be played here already or not. */
export interface Box {
  readonly game: 'thieves' | 'cash-n-guns' | 'the-boss';
  readonly picture: Component;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
}

export const shelf: readonly Box[] = [
  { game: 'thieves', picture: Mask, seats: { min: 3, max: 6 }, minutes: 20 },
  { game: 'cash-n-guns', picture: Banknotes, seats: { min: 4, max: 8 }, minutes: 30 },
  { game: 'the-boss', picture: Godfather, seats: { min: 2, max: 4 }, minutes: 30 },
];
