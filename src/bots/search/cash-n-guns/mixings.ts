import { bang } from '../../../games/cash-n-guns/box.ts';
import type { CashMove } from '../../../games/cash-n-guns/moves.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import type { Mixing } from '../mixing.ts';

/**
 * Choices that all make at the same moment, where a predictable player loses. So much else decides what a bullet or a
 * bit of courage does that a few worlds show hardly any difference; an opponent who reads the bot would.
 */
export const mixings: Readonly<Partial<Record<CashView['question'], Mixing<CashMove>>>> = {
  /** Two Bangs for three Clicks: then neither runs out long before the game ends, which everybody could count. */
  load: { indifference: 0.03, doubt: 16, leaning: (move) => ('bullet' in move && move.bullet === bang ? -0.005 : 0) },
  aim: { indifference: 0.004, doubt: 0, leaning: () => 0 },
  /** Whoever stands takes a share, and those who lie down at every gun are easy to read. */
  courage: { indifference: 0.015, doubt: 16, leaning: (move) => (move.kind === 'stand' ? 0.005 : 0) },
};
