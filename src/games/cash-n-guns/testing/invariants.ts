import { addAt, at } from '../../../engine/at.ts';
import {
  allShares,
  bang,
  bangsEach,
  click,
  clicksEach,
  copies,
  lootPerRound,
  ordinary,
  rounds,
  shareNames,
  token,
  woundTokens,
  type Share,
} from '../box.ts';
import { asks } from '../rules/asking.ts';
import { handSize, held } from '../rules/bullets.ts';
import { closedBangs } from '../rules/guess/pile.ts';
import { isIn, seatsIn } from '../rules/seating.ts';
import { none, type State } from '../rules/state.ts';
import { stepOf } from '../rules/steps/index.ts';

/** Laws that hold after every move. */
export function checkInvariants(state: State): void {
  const must = (holds: boolean, law: string) => {
    if (!holds) throw new Error(`${law}: ${JSON.stringify(state)}`);
  };
  checkLoot(state, must);
  checkBullets(state, must);
  checkHands(state, must);
  const wounds = seatsIn(state.living).reduce((sum, seat) => sum + (state.wounds[seat] ?? 0), 0);
  must(
    wounds <= (state.options.powers ? woundTokens : (ordinary.deadlyWounds - 1) * state.seats),
    'There are enough wound tokens [CG-0.5]',
  );
  must((state.now.standing & ~state.living) === 0, 'The dead do not stand [CG-2.15]');
  must((state.now.standing & state.now.lying) === 0, 'Nobody stands and lies [CG-2.10]');
  must((state.owed & ~state.asked) === 0, 'Only who is asked owes an answer');
  must((state.asked & ~state.living) === 0, 'The dead are not asked [CG-1.4]');
  must(
    state.over !== 'no' || isIn(state.living, state.godfather) || stepOf(state) === 'sharing',
    'The Godfather lives [CG-2.21]',
  );
}

type Must = (holds: boolean, law: string) => void;

/** All 64 loot cards are in a pile to come, on the table, in somebody's loot or out of the game. */
function checkLoot(state: State, must: Must): void {
  const found = state.removed.slice();
  const count = (share: Share) => addAt(found, share, 1);
  for (let card = state.round * lootPerRound; card < state.piles.length; card++) count(at(state.piles, card));
  for (const row of state.loot) row.forEach(count);
  for (const share of allShares) {
    const all = at(found, share) + (share === token ? 0 : at(state.table, share));
    if (all !== copies[share]) must(false, `All ${String(shareNames[share])} cards are somewhere [CG-0.3]`);
  }
  must((state.table[token] ?? 0) <= 1, 'There is one New Godfather token [CG-0.4]');
}

/** All bullets are in a hand, in play, on the pile or being exchanged. */
function checkBullets(state: State, must: Must): void {
  const inPlay = (bullet: number) =>
    seatsIn(state.now.loaded & ~state.now.discarded).filter((seat) => state.now.bullets[seat] === bullet).length;
  const exchanging = state.exchanges.find(({ given }) => given === none);
  for (const [bullet, each] of [
    [click, clicksEach],
    [bang, bangsEach],
  ] as const) {
    const hands = state.wounds.reduce((sum, _, seat) => sum + held(state, seat, bullet), 0);
    const pile = (state.pile[bullet] ?? 0) + (state.pile[2 + bullet] ?? 0);
    const found = hands + pile + inPlay(bullet) + (exchanging?.drawn === bullet ? 1 : 0);
    must(found === each * state.seats, `Bullets neither vanish nor appear [CG-0.2]`);
  }
  must(Math.min(...state.hands, ...state.pile) >= 0, 'There are no cards less than none [CG-0.2]');
  must(closedBangs(state) === state.pile[3], 'What lies face down is what was put there [CG-7.1]');
}

/**
 * A hand has a card for every round to come, except in the middle of an exchange and after the Bang! of a Clip.
 * [CG-2.3]
 */
function checkHands(state: State, must: Must): void {
  const robbed = state.exchanges.find(({ given }) => given === none)?.victim;
  const reloading = state.question === asks.discard && state.over === 'no' ? state.owed : 0;
  for (const seat of seatsIn(state.living)) {
    const left = rounds - state.round + (isIn(state.now.loaded, seat) ? 0 : 1);
    const expected = left - (robbed === seat ? 1 : 0) + (isIn(reloading, seat) ? 1 : 0);
    must(handSize(state, seat) === expected, 'There is a bullet in hand for every round to come [CG-2.3]');
  }
}
