import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { cardsOf, cityOf, home, none, type Card } from '../box.ts';
import { revealedIn } from './past.ts';
import { countIndex, handOf, type State } from './state.ts';
import { badges, isLastRound } from './steps/police.ts';
import type { HandInView, PlayerInView, PoliceInView, TheBossPublic } from '../view.ts';

/** What everybody may see; once the game is over, everything. [TB-7.1, TB-7.3] */
export function publicView(state: State): TheBossPublic {
  const { over } = state;
  const revealed = revealedBy(state);
  return {
    seats: state.seats,
    options: state.options,
    decided: state.decided,
    over,
    round: state.round,
    lap: state.lap,
    turn: state.turn,
    step: state.step,
    active: state.active,
    first: state.first,
    lastLap: state.lastLap,
    cities: state.cities,
    left: state.left,
    police: policeInView(state),
    players: state.hands.map((_, seat) => playerInView(state, seat)),
    leaders: state.leaders.map((seat) => (seat === none ? null : seat)),
    revealed,
    unrevealed: unrevealedBy(state, revealed),
    hidden: state.hidden.map((card) => (over && card !== none ? card : null)),
    moves: state.moves.slice(),
    past: state.past.slice(),
  };
}

function policeInView(state: State): PoliceInView {
  return {
    shown: state.police.slice(0, state.shown),
    silver: badges(state, 'silver'),
    gold: badges(state, 'gold'),
    lastRound: isLastRound(state),
    rest: state.over ? state.police.slice(state.shown) : null,
  };
}

function playerInView(state: State, seat: Seat): PlayerInView {
  const banishedFrom = at(state.banishedFrom, seat);
  return {
    money: at(state.money, seat),
    gains: state.past.map(({ gains }) => at(gains, seat)),
    hand: handInView(state, seat),
    pros: state.pros.slice(countIndex(seat, 0), countIndex(seat, home) + 1),
    amateurs: state.amateurs.slice(countIndex(seat, 0), countIndex(seat, home) + 1),
    away: state.away.filter((each) => each.seat === seat),
    banishedFrom: banishedFrom === none ? null : banishedFrom,
  };
}

function handInView(state: State, seat: Seat): HandInView {
  const hand = handOf(state, seat);
  return { cities: hand.map((card) => at(cityOf, card)), cards: state.over ? hand.slice() : null };
}

function revealedBy({ moves }: State): Card[][] {
  const revealed = cardsOf.map((): Card[] => []);
  for (const card of revealedIn(moves)) revealed[at(cityOf, card)]?.push(card);
  return revealed;
}

/** The cards in play that are not face up; none after the game, when nothing is hidden any more. [TB-7.3] */
function unrevealedBy(state: State, revealed: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  return cardsOf.map((cards, city) =>
    state.over || !state.cities.includes(city) ? [] : cards.filter((card) => !revealed[city]?.includes(card)),
  );
}
