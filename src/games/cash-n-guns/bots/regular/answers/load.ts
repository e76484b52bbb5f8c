import { bang } from '../../../box.ts';
import type { MoveOf } from '../../../moves.ts';
import type { Reading } from '../reading.ts';

/**
 * Loads a Bang! in proportion to the hand, and more often when much lies on the table. The dice decide, so nobody can
 * predict it.
 */
export function load(reading: Reading, { bullet }: MoveOf<'load'>): number {
  return bullet === bang ? eagerness(reading) : reading.mood;
}

function eagerness({ sight, me, lives, spoils, tuning }: Reading): number {
  const { usualSpoils, onLastLife, least, most } = tuning;
  const [clicks, bangs] = sight.hand;
  const rich = spoils().reduce((sum, worth) => sum + worth, 0) / usualSpoils;
  const wary = lives[me] === 1 ? onLastLife : 1;
  return Math.min(most, Math.max(least, (bangs / (clicks + bangs)) * rich * wary));
}
