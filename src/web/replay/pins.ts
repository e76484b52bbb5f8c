import type { Component } from 'svelte';
import { pages } from '../../games/pages.ts';
import Crown from '../kit/pictures/Crown.svelte';
import type { Pins } from '../table/parts.ts';

/** Every game has these moments. */
const ofEveryGame: Pins = { end: Crown, lead: Crown };

/** Loads the pictures on the pins of great moments, by their kind. */
export async function picturesOf(game: string): Promise<(kind: string) => Component> {
  const { pins = {} } = (await pages[game]?.pins()) ?? {};
  const pictures: Pins = { ...pins, ...ofEveryGame };
  return (kind) => pictures[kind.split('.')[0] ?? ''] ?? Crown;
}
