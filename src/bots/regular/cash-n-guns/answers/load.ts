import { bang } from '../../../../games/cash-n-guns/box.ts';
import type { MoveOf } from '../../../../games/cash-n-guns/moves.ts';
import type { Reading } from '../reading.ts';

/** What usually lies on the table, in thousands. */
const usualSpoils = 85;
/** How much more gladly the bot fires when more lies there. */
const taste = 1;
/** On its last life it will often have to lie down, and a Bang! would be thrown away. */
const onLastLife = 0.8;
/** It never lets others be sure. */
const least = 0.1;
const most = 0.9;

/** As often as the hand has Bangs, more often when much lies on the table: the dice decide, so nobody can tell. */
export function load(reading: Reading, { bullet }: MoveOf<'load'>): number {
  return bullet === bang ? eagerness(reading) : reading.mood;
}

function eagerness({ view, me, lives, spoils }: Reading): number {
  const [clicks = 0, bangs = 0] = view.ownHand ?? [];
  const rich = (spoils.reduce((sum, worth) => sum + worth, 0) / usualSpoils) ** taste;
  const wary = lives[me] === 1 ? onLastLife : 1;
  return Math.min(most, Math.max(least, (bangs / (clicks + bangs)) * rich * wary));
}
