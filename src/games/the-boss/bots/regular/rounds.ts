import { lastBadge, policeFaces, policeLap } from '../../box.ts';

/** The expected number of rounds after this one, by the police cards shown of each face. [TB-2.4] */
export function roundsToCome(police: readonly number[], lap: number): number {
  const key = policeKey(police, lap);
  return (known[key] ??= expectedRounds(police, lap));
}
const known: number[] = [];

/** The possible combinations of police cards are few, so they can be a key. */
export const policeKey = ([both = 0, silver = 0, gold = 0]: readonly number[], lap: number): number =>
  ((both * 3 + silver) * 3 + gold) * 2 + (lap > policeLap ? 1 : 0);

function expectedRounds(police: readonly number[], lap: number): number {
  const silver = badges(police, 'silver');
  const gold = badges(police, 'gold');
  if (silver >= lastBadge || gold >= lastBadge) return 0;
  const left = policeFaces.map(({ copies }, face) => copies - (police[face] ?? 0));
  return lap > policeLap ? 1 + roundsAfter(left, silver, gold) : roundsAfter(left, silver, gold);
}

function badges(police: readonly number[], colour: 'silver' | 'gold'): number {
  return policeFaces.reduce((sum, face, index) => sum + face[colour] * (police[index] ?? 0), 0);
}

/** The number of rounds after the next police card, averaged over all orders of the remaining ones. */
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
