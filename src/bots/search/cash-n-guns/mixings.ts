import { bang, bangsEach } from '../../../games/cash-n-guns/box.ts';
import type { CashMove } from '../../../games/cash-n-guns/moves.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import type { Mixing } from '../mixing.ts';

/**
 * Mixes the choices that all make at the same moment, where a predictable player loses. So much else decides what a
 * bullet or a bit of courage does that a few worlds show hardly any difference; an opponent who reads the bot would.
 */
export function mixingOf({ question, ownHand }: CashView): Mixing<CashMove> | undefined {
  if (question === 'load') return { ...mixingOfBullets, leaning: leaningTo(ownHand?.[bang] ?? 0) };
  return mixings[question];
}

const mixingOfBullets = { indifference: 0.03, doubt: 16 };

/**
 * Others count the Bangs that were shown, and think that those with many have none left. So whoever still has one loads
 * it more often, and whoever has all of them less often: then the count says little.
 */
const leaningTo = (bangs: number) => (move: CashMove) =>
  'bullet' in move && move.bullet === bang ? (leaningByBangs[Math.min(bangs, bangsEach)] ?? 0) : 0;
const leaningByBangs = [0, 0.006, -0.004, -0.01];

const mixings: Readonly<Partial<Record<CashView['question'], Mixing<CashMove>>>> = {
  aim: { indifference: 0.004, doubt: 0, leaning: () => 0 },
  /** Whoever stands takes a share, and those who lie down at every gun are easy to read. */
  courage: { indifference: 0.0032, doubt: 200, leaning: (move) => (move.kind === 'stand' ? 0.0011 : 0) },
};
