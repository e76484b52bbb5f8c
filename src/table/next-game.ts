import type { Game } from '../engine/game.ts';
import type { Body } from './entries.ts';
import { knownOptions } from './lobby.ts';
import { takesTurns } from './keepers.ts';
import { emptySeat, seatOf, seatsOfPeople, type NextGame, type SeatState, type TableState } from './state.ts';

type IsHere = (owner: string) => boolean;
type Arrangement = Omit<Extract<Body, { kind: 'chosen' }>, 'kind'>;

/** The game that would begin now. */
export const nextGameOf = ({ next, game }: TableState): Game => next.game ?? game;

/** The game that most people wish for. In a tie the host's wish counts, then the game that was just played. */
export function wantedGame({ game, host }: TableState, wishes: NextGame['wishes']): string {
  const votes = (id: string) => wishes.filter((wish) => wish.game === id).length;
  const most = Math.max(0, ...wishes.map((wish) => votes(wish.game)));
  const best = wishes.filter((wish) => votes(wish.game) === most);
  const first = best.find(({ owner }) => owner === host) ?? best.find((wish) => wish.game === game.id) ?? best[0];
  return first?.game ?? game.id;
}

/** People who play themselves and have not said that they are ready. */
export function notReady(table: TableState): readonly string[] {
  const owners = seatsOfPeople(table).map((seat) => table.seats[seat]?.owner ?? '');
  return owners.filter((owner) => !table.next.ready.includes(owner));
}

/**
 * Who sits where in this game. Everybody keeps their seat, and with it their colour, if the game has that many seats.
 * If there are more people than seats, some wait for the following game. People who are away start with a stand-in.
 */
export function arranged(table: TableState, game: Game, isHere: IsHere): Arrangement {
  const { min, max } = game.seats;
  const players = inOrder(table, isHere).slice(0, max);
  const count = Math.min(max, Math.max(min, table.seats.length, players.length));
  const seats = Array.from({ length: count }, (_, seat) => keptSeat(table.seats[seat] ?? emptySeat, players));
  const seated = new Set(seats.map(({ owner }) => owner));
  for (const owner of players) {
    if (!seated.has(owner)) seats[placeFor(seats)] = { ...emptySeat, owner };
  }
  const waiting = everybody(table).filter((owner) => !players.includes(owner));
  const isSeated = (owner: string) => seatOf(table, owner) !== null;
  return {
    game: game.id,
    options: knownOptions(game, count, game === table.game ? table.options : {}),
    seats: table.stage === 'over' ? seats.map((seat) => stoodInIfAway(seat, isHere)) : seats,
    waiting,
    letFirst: waiting.filter((owner) => table.letFirst.includes(owner) || (isHere(owner) && isSeated(owner))),
  };
}

const ownersAt = (seats: readonly SeatState[]): readonly string[] => seats.flatMap(({ owner }) => owner ?? []);
const everybody = ({ waiting, seats }: TableState): readonly string[] => [...waiting, ...ownersAt(seats)];

/**
 * Everybody who could play, in the order in which they get seats. People who finished a game here take turns: those who
 * wait come first, and among those who just played another seat comes first in each game. Somebody else who waits comes
 * after everybody who has a seat and is here, unless they were let in first.
 */
function inOrder(table: TableState, isHere: IsHere): readonly string[] {
  const { seats, finished, letFirst } = table;
  const first = finished % seats.length;
  const seated = ownersAt([...seats.slice(first), ...seats.slice(0, first)]);
  const [waiting, here] = [table.waiting.filter(isHere), seated.filter(isHere)];
  const inTurn = (owner: string) => takesTurns(table, owner);
  const order = [
    ...waiting.filter((owner) => letFirst.includes(owner)),
    ...waiting.filter(inTurn),
    ...here.filter(inTurn),
    ...here,
    ...waiting,
    ...seated,
  ];
  return [...new Set(order)];
}

/** What stays on a seat: its person if they play, or else its bot. */
const keptSeat = (seat: SeatState, players: readonly string[]): SeatState =>
  seat.owner !== null && !players.includes(seat.owner) ? emptySeat : seat;

/** An empty seat, or that of the last bot. One exists, because there are at least as many seats as players. */
function placeFor(seats: readonly SeatState[]): number {
  const empty = seats.findIndex(({ owner, bot }) => owner === null && bot === null);
  return empty >= 0 ? empty : seats.findLastIndex(({ owner }) => owner === null);
}

const stoodInIfAway = (seat: SeatState, isHere: IsHere): SeatState =>
  seat.owner === null ? seat : { ...seat, standIn: !isHere(seat.owner) };

/** The entry that begins the next game. */
export function beginning(table: TableState, seed: string, isHere: IsHere): Extract<Body, { kind: 'next' }> {
  const game = nextGameOf(table);
  return { kind: 'next', ...arranged(table, game, isHere), seed, rules: game.rules };
}
