import { cloneChance, fork, random, type Chance } from '../chance/index.ts';
import type { Event, Game, Move, Options } from '../game.ts';
import { only, type Seat, type Viewer } from '../seats.ts';

/*
 * Pennies: everybody secretly bets on heads or tails, then a coin is tossed; three rounds. It is the smallest game that
 * uses every part of the contract, including simultaneous secret choices and lateness. The tests of the engine play it.
 */

type Side = 'heads' | 'tails';

export interface PenniesState {
  readonly seats: number;
  readonly chance: Chance;
  round: number;
  readonly bets: (Side | 'none' | null)[];
  readonly won: number[];
}

export interface PenniesPublic {
  readonly round: number;
  readonly hasBet: readonly boolean[];
  /** Everybody sees who was too slow. */
  readonly late: readonly boolean[];
  readonly won: readonly number[];
}

export interface PenniesPrivate {
  readonly viewer: Viewer;
  readonly bet: Side | null;
}

export type PenniesMove = Move & { readonly kind: 'bet'; readonly side: Side };

const rounds = 3;
const moves: readonly PenniesMove[] = [
  { kind: 'bet', side: 'heads' },
  { kind: 'bet', side: 'tails' },
];

type PenniesEvent = Event & { readonly seat?: Seat; readonly side?: Side };

function toss(state: PenniesState, tell?: (event: PenniesEvent) => void): void {
  if (state.bets.includes(null)) return;
  const drawn = random(state.chance, 2);
  tell?.({ kind: 'tossed', rule: 'PE-2', drawn });
  state.bets.forEach((bet, seat) => {
    if (bet === (drawn === 0 ? 'heads' : 'tails')) state.won[seat] = (state.won[seat] ?? 0) + 1;
    state.bets[seat] = null;
  });
  state.round += 1;
}

const isOver = (state: PenniesState) => state.round === rounds;
const mayBet = (state: PenniesState, seat: Seat) => !isOver(state) && state.bets[seat] !== 'none';

const publicView = (state: PenniesState): PenniesPublic => ({
  round: state.round,
  hasBet: state.bets.map((bet) => bet !== null),
  late: state.bets.map((bet) => bet === 'none'),
  won: state.won.slice(),
});

const nothingPrivate: PenniesPrivate = { viewer: 'spectator', bet: null };

function privateView(state: PenniesState, seat: Seat): PenniesPrivate {
  const bet = state.bets[seat] ?? null;
  return isOver(state) ? nothingPrivate : { viewer: seat, bet: bet === 'none' ? null : bet };
}

export const pennies: Game<PenniesState, PenniesMove, PenniesPublic, PenniesPrivate, PenniesEvent, Options> = {
  id: 'pennies',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [],
  codes: {},
  setup: (seats, _options, chance) => ({
    seats,
    chance,
    round: 0,
    bets: Array<null>(seats).fill(null),
    won: Array<number>(seats).fill(0),
  }),
  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    bets: state.bets.slice(),
    won: state.won.slice(),
  }),
  toAct: (state) => (isOver(state) ? [] : [...state.bets.keys()].filter((seat) => state.bets[seat] === null)),
  decision: (state, seat) => (mayBet(state, seat) ? state.round + 1 : 0),
  legalMoves: (state, seat) => (mayBet(state, seat) ? moves : []),
  play(state, seat, { side }, tell) {
    state.bets[seat] = side;
    tell?.({ kind: 'bet', rule: 'PE-1', seat, side }, only(seat), { kind: 'bet', rule: 'PE-1', seat });
    toss(state, tell);
  },
  late(state, seat, tell) {
    state.bets[seat] = 'none';
    tell?.({ kind: 'late', rule: 'PE-3', seat });
    toss(state, tell);
  },
  result(state) {
    if (!isOver(state)) return undefined;
    const best = Math.max(...state.won);
    return { winners: [...state.won.keys()].filter((seat) => state.won[seat] === best), scores: state.won.slice() };
  },
  score: (state) => state.won.map((amount, seat) => ({ rule: 'PE-2', kind: 'bets', seat, amount, values: {} })),
  publicView,
  privateView,
  nothingPrivate,
  guess: (view, chance) => ({
    seats: view.won.length,
    chance: fork(chance),
    round: view.round,
    bets: view.hasBet.map((hasBet, seat) => {
      if (!hasBet || view.late[seat]) return hasBet ? 'none' : null;
      return seat === view.viewer ? view.bet : random(chance, 2) === 0 ? 'heads' : 'tails';
    }),
    won: view.won.slice(),
  }),
  reshuffle: (state, chance) => ({ ...state, chance, bets: state.bets.slice(), won: state.won.slice() }),
  fallback: () => 'late',
  refusal: (_state, _seat, move) => (moves.includes(move) ? undefined : { rule: 'PE-1', values: {} }),
  everyMove: () => moves,
};

export function checkPennies(state: PenniesState): void {
  if (state.won.some((won) => won > state.round)) throw new Error('Nobody wins more bets than there were rounds.');
}
