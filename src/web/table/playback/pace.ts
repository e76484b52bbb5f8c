import type { Pace } from '../../device/settings.svelte.ts';

/** The factor for pauses. */
const stretch: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.55 };

/** How many milliseconds the animation may lag behind the game before it begins to catch up. */
const lag: Readonly<Record<Pace, number>> = { calm: 14_000, normal: 7000, quick: 3000 };

/** Catching up shortens the animation to this share of its time at most, which is still visible. */
const shortest = 0.35;

/** The milliseconds that a person needs to notice and read a sentence, at normal pace. */
export function readingTime(words: string): number {
  if (words === '') return 0;
  return Math.min(4500, Math.max(1200, 700 + 38 * words.length));
}

/** The factor for pauses, given the milliseconds of animation that are still waiting. */
export const tempoOf = (pace: Pace, waiting: number): number =>
  stretch[pace] * Math.min(1, Math.max(shortest, lag[pace] / (waiting * stretch[pace] || 1)));
