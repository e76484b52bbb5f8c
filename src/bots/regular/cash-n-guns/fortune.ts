import {
  collectionValue,
  copies,
  diamondBonus,
  diamonds,
  painting,
  rounds,
  valueOf,
  type Share,
  type Traits,
} from '../../../games/cash-n-guns/box.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';

/** What somebody has, as it counts at the end. */
export interface Riches {
  /** Bills and diamonds at their face value, in thousands. [CG-3.1] */
  readonly money: number;
  readonly diamonds: number;
  readonly paintings: number;
}

const isDiamond = (share: Share): boolean => diamonds.includes(share);

export function richesOf(loot: readonly Share[], { extraPaintings }: Traits): Riches {
  let [money, diamondCards, paintings] = [0, 0, extraPaintings];
  for (const share of loot) {
    money += valueOf[share] ?? 0;
    if (share === painting) paintings += 1;
    else if (isDiamond(share)) diamondCards += 1;
  }
  return { money, diamonds: diamondCards, paintings };
}

/** What a collection is likely to be worth in the end, when so many paintings may still be added. [CG-3.2] */
export function collection(paintings: number, more: number): number {
  const size = Math.min(paintings + more, collectionValue.length - 1);
  const whole = Math.floor(size);
  const least = collectionValue[whole] ?? 0;
  return least + (size - whole) * ((collectionValue[whole + 1] ?? least) - least);
}

/** The race for the most diamonds. [CG-4.2] */
export interface DiamondRace {
  /** What one diamond more makes of somebody's prospects; the later, the more. */
  readonly stride: number;
  readonly all: number;
}

export function diamondRace(view: CashView, riches: readonly Riches[]): DiamondRace {
  const stride = Math.exp(0.3 + (1.7 * view.round) / rounds);
  let all = 0;
  for (const seat of view.living) all += contest(riches[seat]?.diamonds ?? 0, stride);
  return { stride, all };
}

const contest = (count: number, stride: number): number => stride ** count;

/** What the bonus is worth to somebody with `count` diamonds who may get `more`. */
export function bonus({ stride, all }: DiamondRace, count: number, more: number): number {
  const before = contest(count, stride);
  const after = contest(count + more, stride);
  return (diamondBonus * after) / (all - before + after);
}

/** Paintings of which nobody knows yet who will have them: in later rounds, or on the table. */
export function paintingsToCome({ turnedUp, table }: CashView): number {
  let seen = 0;
  for (const share of turnedUp) if (share === painting) seen += 1;
  return (copies[painting] ?? 0) - seen + (table[painting] ?? 0);
}

/** The same with one card more or less. */
export const withCard = (riches: Riches, share: Share, by: 1 | -1): Riches => ({
  money: riches.money + by * (valueOf[share] ?? 0),
  diamonds: riches.diamonds + (isDiamond(share) ? by : 0),
  paintings: riches.paintings + (share === painting ? by : 0),
});
