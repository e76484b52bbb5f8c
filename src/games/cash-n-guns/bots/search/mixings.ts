import { bang, bangsEach } from '../../box.ts';
import type { CashMove } from '../../moves.ts';
import type { CashView } from '../../view.ts';
import type { Mixing } from '../../../../bots/search/mixing.ts';

/** How far a level trusts the differences that it has seen. */
export interface Composure {
  readonly bullets: Trust;
  readonly courage: Trust;
}
type Trust = Pick<Mixing<CashMove>, 'indifference' | 'doubt'>;

export const sharpComposure: Composure = {
  bullets: { indifference: 0.03, doubt: 16 },
  courage: { indifference: 0.0032, doubt: 200 },
};
/** The second network finds larger differences. Without more doubt they would make a mastermind easy to read. */
export const mastermindComposure: Composure = {
  bullets: { indifference: 0.0099, doubt: 350 },
  courage: { indifference: 0.00185, doubt: 1000 },
};

/**
 * Mixes the choices that all make at the same moment, where a predictable player loses. So much else decides what a
 * bullet or a bit of courage does that a few worlds show hardly any difference; an opponent who reads the bot would.
 */
export function mixingOf(
  { question, ownHand }: CashView,
  { bullets, courage }: Composure,
): Mixing<CashMove> | undefined {
  if (question === 'load') return leaning(bullets, bangOf, leaningByBangs[Math.min(ownHand?.[bang] ?? 0, bangsEach)]);
  if (question === 'courage') return leaning(courage, ({ kind }) => kind === 'stand', leaningToStand);
  return question === 'aim' ? mixingOfAims : undefined;
}

const mixingOfAims: Mixing<CashMove> = { indifference: 0.004, doubt: 0, leaning: () => 0 };

const bangOf = (move: CashMove): boolean => 'bullet' in move && move.bullet === bang;

/** Without any difference, moves of this kind are preferred with these odds, as a logarithm. */
const leaning = (trust: Trust, isKind: (move: CashMove) => boolean, odds = 0): Mixing<CashMove> => ({
  ...trust,
  leaning: (move) => (isKind(move) ? odds * trust.indifference : 0),
});

/**
 * Others count the Bangs that were shown, and think that those with many have none left. So whoever still has one loads
 * it more often, and whoever has all of them less often: then the count says little.
 */
const leaningByBangs = [0, 0.2, -0.133, -0.333];
/** Whoever stands takes a share, and those who lie down at every gun are easy to read. */
const leaningToStand = 0.34;
