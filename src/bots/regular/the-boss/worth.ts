import { moneyOn, sanctionOn, type Card, type SanctionName } from '../../../games/the-boss/box.ts';
import { tuning } from './tuning.ts';

/** What the leader of a city can expect of the hidden card, if any unseen card may be it. [TB-5.1, TB-7.3] */
export function worthOfCity(unseen: readonly Card[], rounds: number): number {
  let sum = 0;
  for (const card of unseen) sum += worthOfCard(card, rounds);
  return unseen.length > 0 ? sum / unseen.length : 0;
}

function worthOfCard(card: Card, rounds: number): number {
  const sanction = sanctionOn[card];
  return sanction ? -costs[sanction](rounds) : (moneyOn[card] ?? 0);
}

/** What a sanction costs with so many rounds to come. [TB-5.3] */
const costs: Readonly<Record<SanctionName, (rounds: number) => number>> = {
  revolver: (rounds) => tuning.expertPerRound * rounds + tuning.tieBreak,
  hospital: (rounds) => tuning.expertPerRound * Math.min(1, rounds) + tuning.tieBreak / 2,
  prison: (rounds) => tuning.expertPerRound * Math.min(2, rounds) + tuning.tieBreak / 2,
  banishment: (rounds) => tuning.cityPerRound * rounds + tuning.tieBreak / 2,
};
