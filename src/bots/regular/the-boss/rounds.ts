import { firstPolice, lastBadge, policeCards, policeFaces, policeLap } from '../../../games/the-boss/box.ts';
import type { PoliceInView } from '../../../games/the-boss/view.ts';

/** How many rounds are to be expected after this one. [TB-2.4] */
export function roundsToCome({ shown, silver, gold, lastRound }: PoliceInView, lap: number): number {
  if (lastRound) return 0;
  const left = policeFaces.map((_, face) => {
    const isFace = (card: number) => card === firstPolice + face;
    return policeCards.filter(isFace).length - shown.filter(isFace).length;
  });
  return lap > policeLap ? 1 + roundsAfter(left, silver, gold) : roundsAfter(left, silver, gold);
}

/** Rounds after the one whose police card is revealed next, on average over all orders of those that are left. */
function roundsAfter(left: readonly number[], silver: number, gold: number): number {
  const cards = left.reduce((sum, count) => sum + count, 0);
  let expected = 0;
  left.forEach((count, face) => {
    if (count === 0) return;
    const badges = policeFaces[face];
    const [moreSilver, moreGold] = [silver + (badges?.silver ?? 0), gold + (badges?.gold ?? 0)];
    if (moreSilver >= lastBadge || moreGold >= lastBadge) return;
    const fewer = left.map((each, index) => (index === face ? each - 1 : each));
    expected += (count / cards) * (1 + roundsAfter(fewer, moreSilver, moreGold));
  });
  return expected;
}
