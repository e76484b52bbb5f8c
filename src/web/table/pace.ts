import type { Pace } from '../app/settings.svelte.ts';

/** What a beat is multiplied by. */
const stretch: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.55 };

/** How far, in milliseconds, what is shown may fall behind the game before it begins to catch up. */
const lag: Readonly<Record<Pace, number>> = { calm: 14_000, normal: 7000, quick: 3000 };

/** Catching up shortens what is told to this share of its time at most: still enough to see that something happened. */
const shortest = 0.35;

/** The milliseconds that a person needs to notice a sentence and read it, at normal pace. */
export function readingTime(words: string): number {
  if (words === '') return 0;
  return Math.min(4500, Math.max(1200, 700 + 38 * words.length));
}

/** By how much beats are stretched or shortened, with so many milliseconds of the story still waiting. */
export const tempoOf = (pace: Pace, waiting: number): number =>
  stretch[pace] * Math.min(1, Math.max(shortest, lag[pace] / (waiting * stretch[pace] || 1)));
