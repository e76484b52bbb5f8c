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
} from '../../box.ts';
import type { Sight } from './sight.ts';

/** What somebody has, as the final count sees it. */
export interface Riches {
  /** Bills and diamonds at their face value, in thousands. [CG-3.1] */
  readonly money: number;
  readonly diamonds: number;
  readonly paintings: number;
}

const diamondFaces: readonly boolean[] = copies.map((_, share) => diamonds.includes(share));
const isDiamond = (share: Share): boolean => diamondFaces[share] as boolean;

export function richesOf(loot: readonly Share[], { extraPaintings }: Traits): Riches {
  let [money, diamondCards, paintings] = [0, 0, extraPaintings];
  for (let place = 0; place < loot.length; place++) {
    const share = loot[place] as Share;
    money += valueOf[share] as number;
    if (share === painting) paintings += 1;
    else if (isDiamond(share)) diamondCards += 1;
  }
  return { money, diamonds: diamondCards, paintings };
}

/** The expected worth of a collection in the end, if this many paintings may still be added. [CG-3.2] */
export function collection(paintings: number, more: number): number {
  const size = Math.min(paintings + more, collectionValue.length - 1);
  const whole = Math.floor(size);
  const least = collectionValue[whole] ?? 0;
  return least + (size - whole) * ((collectionValue[whole + 1] ?? least) - least);
}

/** The race for the most diamonds. [CG-4.2] */
export interface DiamondRace {
  /** The prospects by number of diamonds. */
  readonly contest: readonly number[];
  readonly all: number;
}

export function diamondRace(sight: Sight, riches: readonly Riches[]): DiamondRace {
  const contest = contests[sight.round] as readonly number[];
  let all = 0;
  for (const seat of sight.living) all += contest[riches[seat]?.diamonds ?? 0] as number;
  return { contest, all };
}

const allDiamonds = diamonds.reduce((sum, share) => sum + (copies[share] ?? 0), 0);

/** By round and number of diamonds: later in the game, one more diamond counts more. */
const contests: readonly (readonly number[])[] = Array.from({ length: rounds + 1 }, (_, round) => {
  const stride = Math.exp(0.3 + (1.7 * round) / rounds);
  return Array.from({ length: allDiamonds + 2 }, (_, count) => stride ** count);
});

/** What the bonus is worth to somebody with `count` diamonds who may get `more`. */
export function bonus({ contest, all }: DiamondRace, count: number, more: number): number {
  const before = contest[count] as number;
  const after = contest[count + more] as number;
  return (diamondBonus * after) / (all - before + after);
}

/** Paintings whose owner is not known yet: in later rounds, or on the table. */
export const paintingsToCome = ({ paintingsSeen, table }: Sight): number =>
  (copies[painting] ?? 0) - paintingsSeen + (table[painting] ?? 0);

/** The riches with one card more or less. */
export const withCard = (riches: Riches, share: Share, by: 1 | -1): Riches => ({
  money: riches.money + by * (valueOf[share] ?? 0),
  diamonds: riches.diamonds + (isDiamond(share) ? by : 0),
  paintings: riches.paintings + (share === painting ? by : 0),
});
