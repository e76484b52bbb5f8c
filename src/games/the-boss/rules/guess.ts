import { fork, shuffle, type Chance } from '../../../engine/chance/index.ts';
import { none, policeCards, type Card, type City } from '../box.ts';
import type { Away } from '../view.ts';
import type { State } from './state.ts';
import { unseenIn, type TheBossView } from '../view.ts';

/**
 * A world that fits the view. Backs are open, so the unseen cards of a city lie in the places that show this city:
 * under it, or in the hands of others. Any order of them is as likely as the others, and so is every deal. [TB-7.3]
 */
export function guess(view: TheBossView, chance: Chance): State {
  const unseen = view.unrevealed.map((_, city) => shuffled(unseenIn(view, city), chance));
  const draw = (city: City) => unseen[city]?.pop() as Card;
  return {
    seats: view.seats,
    options: view.options,
    chance: fork(chance),
    cities: view.cities,
    decided: view.decided,
    over: view.over,
    round: view.round,
    lap: view.lap,
    turn: view.turn,
    step: view.step,
    active: view.active,
    first: view.first,
    lastLap: view.lastLap,
    left: view.left,
    hidden: view.hidden.map((card, city) => (view.cities.includes(city) ? (card ?? draw(city)) : none)),
    lastRevealed: view.revealed.map((cards) => cards[cards.length - 1] ?? none),
    hands: view.players.map(({ hand }, seat) =>
      seat === view.viewer ? view.hand.slice() : (hand.cards?.slice() ?? hand.cities.map(draw).sort(byNumber)),
    ),
    pros: inOneRow(view, 'pros'),
    amateurs: inOneRow(view, 'amateurs'),
    leaders: view.leaders.map((seat) => seat ?? none),
    away: awayIn(view),
    banishedFrom: view.players.map(({ banishedFrom }) => banishedFrom ?? none),
    police: guessedPolice(view, chance),
    shown: view.police.shown.length,
    money: view.players.map(({ money }) => money),
    moves: view.moves.slice(),
    past: view.past.slice(),
  };
}

const byNumber = (one: Card, other: Card) => one - other;

function inOneRow({ players }: TheBossView, kind: 'pros' | 'amateurs'): number[] {
  const row: number[] = [];
  for (const player of players) for (const count of player[kind]) row.push(count);
  return row;
}

function awayIn({ players }: TheBossView): readonly Away[] {
  const found: Away[] = [];
  for (const { away } of players) for (const each of away) found.push(each);
  return found;
}

/** Those shown, and then the others in any order, unless that is known. [TB-7.2] */
function guessedPolice({ police }: TheBossView, chance: Chance): Card[] {
  const cards = police.shown.slice();
  if (police.rest) return cards.concat(police.rest);
  const left = policeCards.slice();
  for (const card of police.shown) left.splice(left.indexOf(card), 1);
  shuffle(chance, left);
  return cards.concat(left);
}

function shuffled(cards: readonly Card[], chance: Chance): Card[] {
  const copy = cards.slice();
  shuffle(chance, copy);
  return copy;
}
