import type { Component } from 'svelte';

/** One step of a game's guide: a picture and a sentence. */
export interface HowToStep {
  readonly picture: Component;
  readonly text: string;
}
