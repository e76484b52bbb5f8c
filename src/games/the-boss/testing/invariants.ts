import {
  amateurs,
  box,
  cardNames,
  cardsOf,
  chicago,
  experts,
  handSize,
  home,
  laps,
  none,
  policeCards,
} from '../box.ts';
import type { Card } from '../box.ts';
import { lapsOf, revealedIn } from '../rules/past.ts';
import { countIndex, gangstersAt, type State } from '../rules/state.ts';
import { isLastRound } from '../rules/steps/police.ts';

type Must = (law: boolean, name: string) => void;

/** Laws that hold after every move. */
export function checkInvariants(state: State): void {
  const must: Must = (law, name) => {
    if (!law) throw new Error(`${name}: ${JSON.stringify(state)}`);
  };
  checkCards(state, must);
  checkGangsters(state, must);
  checkLeaders(state, must);
  checkCourse(state, must);
  checkMoney(state, must);
}

/** All cards in play are dealt in every round: hidden, in hands, or open. [TB-0.3, TB-2.6] */
function checkCards(state: State, must: Must): void {
  const open = revealedIn(state.moves);
  const found = [...state.hidden.filter((card) => card !== none), ...state.hands.flat(), ...open];
  const ascending = (cards: readonly Card[]) => [...cards].sort((a, b) => a - b).join();
  const inPlay = state.cities.flatMap((city) => cardsOf[city] ?? []);
  must(ascending(found) === ascending(inPlay), 'All cards in play are somewhere, and only once [TB-2.6]');
  for (const [city, { city: name }] of box.entries()) {
    const ofCity = cardsOf[city]?.includes(state.hidden[city] ?? none) ?? false;
    must(ofCity === state.cities.includes(city), `A card of its own lies under ${name}, if it is in play [TB-2.1]`);
    const last = open.filter((card) => cardsOf[city]?.includes(card)).at(-1) ?? none;
    must(
      state.lastRevealed[city] === last,
      `The last card revealed at ${name} is ${cardNames[last] ?? 'none'} [TB-5.4]`,
    );
  }
  must(ascending(state.police) === ascending(policeCards), 'There are five police cards [TB-0.5]');
  must(
    state.hands.every((hand) => hand.every((card, place) => place === 0 || card > (hand[place - 1] ?? none))),
    'Hands lie in the order of the box, which tells nothing [TB-2.2]',
  );
}

/** Nobody appears from nowhere, and every leader has an expert for a sanction to find. [TB-0.1, TB-3.3] */
function checkGangsters(state: State, must: Must): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const sum = (counts: readonly number[]) =>
      counts.slice(countIndex(seat, 0), countIndex(seat, home) + 1).reduce((all, count) => all + count, 0);
    const away = state.away.filter((each) => each.seat === seat).length;
    const killed = revolversTaken(state, seat);
    must(sum(state.pros) + away + killed === experts, 'Six experts are at home, placed, away or dead [TB-0.1]');
    must(sum(state.amateurs) <= amateurs, 'Nobody has more than three amateurs [TB-0.1]');
    for (let city = 0; city <= chicago; city++) {
      const alone = state.pros[countIndex(seat, city)] === 0 && state.amateurs[countIndex(seat, city)] !== 0;
      must(!alone, 'No amateur is anywhere without an expert [TB-3.3]');
    }
  }
  must(
    [...state.pros, ...state.amateurs].every((count) => count >= 0),
    'No number of gangsters is negative [TB-3.1]',
  );
  must(
    state.away.every(({ back }) => back > state.round),
    'Nobody is away for too long [TB-5.5]',
  );
}

function revolversTaken({ past }: State, seat: number): number {
  const taken = past.flatMap(({ hidden, takers }) => hidden.filter((_, place) => takers[place] === seat));
  return taken.filter((card) => cardNames[card]?.endsWith('revolver')).length;
}

/** The leader of a city is the last player who placed there, and has more gangsters than anybody else. [TB-3.2] */
function checkLeaders(state: State, must: Must): void {
  const last = Array<number>(chicago + 1).fill(none);
  for (const { seat, placed } of lapsOf(state, state.seats).flat())
    if (placed.kind === 'place') last[placed.city] = seat;
  for (let city = 0; city <= chicago; city++) {
    const leader = state.leaders[city] ?? none;
    must(state.over ? leader === none : leader === last[city], 'The last who placed in a city leads it [TB-3.2]');
    for (let seat = 0; seat < state.seats; seat++) {
      const most = leader === none ? 1 : gangstersAt(state, leader, city);
      must(seat === leader || gangstersAt(state, seat, city) < most, 'A leader has the most, without a tie [TB-3.2]');
    }
  }
}

/** Rounds, laps, turns and badges go together. [TB-2.3, TB-2.4, TB-2.5] */
function checkCourse(state: State, must: Must): void {
  const { round, lap, turn, seats, over } = state;
  const placed = state.step === 'reveal' ? 1 : 0;
  const turns = over ? laps * seats : (lap - 1) * seats + turn;
  must(state.moves.length === 2 * turns + (over ? 0 : placed), 'Every turn is two decisions [TB-2.3]');
  must(state.hands.flat().length === handSize * seats - turns, 'Every turn reveals a card [TB-2.3]');
  must(state.left === Math.min(round, state.cities.length), 'Chicago moves on with every round [TB-2.5]');
  must(state.shown === (lap > 3 ? round : round - 1), 'A police card is shown after every third lap [TB-2.4]');
  must(state.past.length === (over ? round : round - 1), 'Every round that is over is remembered [TB-7.1]');
  must(round <= 5 && (!over || (round >= 3 && isLastRound(state))), 'A game has three to five rounds [TB-2.4]');
}

/** Every dollar was gained in some round. [TB-5.2, TB-5.4] */
function checkMoney({ money, past }: State, must: Must): void {
  money.forEach((dollars, seat) => {
    const gained = past.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0);
    must(dollars === gained, 'Money is what was gained in all rounds [TB-5.2]');
  });
}
