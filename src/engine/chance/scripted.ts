import type { Outcome } from './outcome.ts';

/** Replays recorded outcomes: for replays, and for tests that want a certain card on top. */
export interface ScriptedChance {
  readonly source: 'scripted';
  readonly outcomes: readonly Outcome[];
  next: number;
}

export function scriptedChance(outcomes: readonly Outcome[]): ScriptedChance {
  return { source: 'scripted', outcomes, next: 0 };
}

export function scriptedNumber(chance: ScriptedChance, below: number): number {
  const outcome = chance.outcomes[chance.next++];
  if (typeof outcome !== 'number' || outcome < 0 || outcome >= below) {
    throw new Error(`The script has ${describe(outcome)} where a number below ${below} is drawn.`);
  }
  return outcome;
}

/** Puts `cards` into the order of the script, which must contain the same cards. */
export function scriptedOrder(chance: ScriptedChance, cards: number[]): void {
  const outcome = chance.outcomes[chance.next++];
  if (typeof outcome !== 'object' || !sameCards(outcome, cards)) {
    throw new Error(`The script has ${describe(outcome)} where these cards are shuffled: ${cards.join(' ')}.`);
  }
  outcome.forEach((card, place) => (cards[place] = card));
}

const describe = (outcome: Outcome | undefined) =>
  outcome === undefined
    ? 'nothing more'
    : typeof outcome === 'number'
      ? String(outcome)
      : `the order ${outcome.join(' ')}`;

const ascending = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();
const sameCards = (some: readonly number[], others: readonly number[]) => ascending(some) === ascending(others);
