import { cityOf, moneyOn, type Card, type City } from '../../../games/the-boss/box.ts';
import { unseenIn, type TheBossView } from '../../../games/the-boss/view.ts';

/** What the leader of Chicago can expect: half of what will lie open to its left, rounded down. [TB-5.4] */
export function shareExpected(view: TheBossView): number {
  let sums = [1];
  for (const city of view.cities.slice(0, view.left)) sums = withCity(sums, lastCards(view, city));
  return sums.reduce((share, chance, sum) => share + chance * Math.floor(sum / 2), 0);
}

/** How likely each sum is when one more city is added, whose last card may be any of these. */
function withCity(sums: readonly number[], cards: readonly Card[]): number[] {
  if (cards.length === 0) return [...sums];
  const found: number[] = [];
  for (const card of cards) {
    const money = moneyOn[card] ?? 0;
    sums.forEach((chance, sum) => (found[sum + money] = (found[sum + money] ?? 0) + chance / cards.length));
  }
  return Array.from(found, (chance: number | undefined) => chance ?? 0);
}

/** The cards that may be the last to be revealed at a city, from what the bot sees. */
export function lastCards(view: TheBossView, city: City): readonly Card[] {
  const own = view.hand.filter((card) => cityOf[card] === city);
  const coming = cardsToCome(view, city);
  if (coming === 0) return view.revealed[city]?.slice(-1) ?? [];
  return coming > own.length ? [...own, ...unseenIn(view, city)] : own;
}

/** How many cards of a city are still in hands. */
export function cardsToCome({ players }: TheBossView, city: City): number {
  let count = 0;
  for (const { hand } of players) for (const back of hand.cities) if (back === city) count += 1;
  return count;
}
