import { cardNames, carsForRaid, copies, getaway, handSize, isMoney, type Card } from '../box.ts';
import { mayHold, waitingRow } from '../rules/memory.ts';
import { carsInMiddle } from '../rules/raid.ts';
import type { State } from '../rules/state.ts';

/** Laws that hold after every move. */
export function checkInvariants(state: State): void {
  const must = (law: boolean, name: string) => {
    if (!law) throw new Error(`${name}: ${JSON.stringify(state)}`);
  };
  const found = copies.map(() => 0);
  const count = (card: Card) => (found[card] = (found[card] ?? 0) + 1);
  [state.deck, state.middle, state.discards, state.waiting, ...state.hands].flat().forEach(count);
  for (const { card } of state.loot.flat()) count(card);
  found[getaway] = (found[getaway] ?? 0) + state.getaways;
  cardNames.forEach((name, card) => must(found[card] === copies[card], `All ${name} cards are somewhere [TH-0.2]`));

  must(state.deck.includes(getaway), 'The eighth getaway car is in the deck [TH-5.4]');
  must(
    state.hands.every((hand) => hand.length <= handSize),
    'Nobody holds more than four cards [TH-2.1]',
  );
  must(!state.hands.flat().includes(getaway), 'Nobody holds a getaway car [TH-2.1]');
  must(
    state.loot.flat().every((loot) => isMoney(loot.card)),
    'All loot is money [TH-3.1]',
  );
  must(carsInMiddle(state) < carsForRaid, 'Four cars do not stay in the middle [TH-3.2]');
  [...state.hands, state.waiting].forEach((cards, row) => {
    const known = row < state.seats ? row : waitingRow(state);
    const within = (card: Card) => cards.filter((each) => each === card).length <= mayHold(state, known, card);
    must(cards.every(within), 'What everyone works out about hidden cards is true [TH-6.1]');
  });
}
