import type { Tell } from '../../../engine/game.ts';
import { general, moveFinder, whyNot } from '../../../engine/legality.ts';
import { everyone, includes, viewers, type Viewer } from '../../../engine/seats.ts';
import type { TheBossEvent } from '../events.ts';
import { fallback } from '../rules/fallback.ts';
import { theBoss } from '../rules/index.ts';
import type { TheBossMove } from '../moves.ts';
import type { State } from '../rules/state.ts';
import { checkInvariants } from './invariants.ts';
import { named, type Named } from './names.ts';

export interface Played {
  readonly state: State;
  /** What happened, for those who know everything. */
  readonly told: readonly Named[];
  heard(viewer: Viewer): readonly Named[];
}

/**
 * Plays these moves on a copy of the table, each by the player who has to act; they must be legal. If a placement
 * follows a placement, the card between them is the one for a seat whose time is up; if a card follows a card, nothing
 * is placed.
 */
export function play(before: State, ...moves: readonly TheBossMove[]): Played {
  const { told, heard, tell } = listen(before.seats);
  const state = theBoss.clone(before);
  for (const move of moves) {
    const step = move.kind === 'reveal' ? 'reveal' : 'place';
    if (step !== state.step) enter(state, fallback(state, state.active), tell);
    enter(state, move, tell);
  }
  return { state, told, heard };
}

export const after = (before: State, ...moves: readonly TheBossMove[]): State => play(before, ...moves).state;

/** Goes on as if everybody's time were up, until something has become true. */
export function until(before: State, isReached: (state: State) => boolean): Played {
  const { told, heard, tell } = listen(before.seats);
  const state = theBoss.clone(before);
  while (!isReached(state) && !state.over) enter(state, fallback(state, state.active), tell);
  return { state, told, heard };
}

/** Goes on as if everybody's time were up, until this round has been settled. */
export const settled = (before: State): Played => until(before, ({ round }) => round > before.round);

/** Goes on as if everybody's time were up, until this lap begins. */
export const atLap = (before: State, lap: number): State => until(before, (state) => state.lap === lap).state;

/** Turns of seats that place nothing; a card that is due is revealed first. */
export function passes(before: State, count: number): State {
  const due = before.step === 'reveal' ? 1 : 0;
  return until(before, ({ decided }) => decided === before.decided + due + 2 * count).state;
}

function enter(state: State, move: TheBossMove, tell: Tell<TheBossEvent>): void {
  const legal = moveFinder(theBoss.legalMoves(state, state.active))(move);
  if (!legal) throw new Error(`Seat ${state.active} may not play ${JSON.stringify(named(move))}.`);
  if (whyNot(theBoss, state, state.active, legal)) throw new Error('Legal, and yet refused.');
  theBoss.play(state, state.active, legal, tell);
  checkInvariants(state);
}

/** Records what is told, as it reaches each viewer. */
export function listen(seats: number) {
  const told: Named[] = [];
  const heardBy = new Map<Viewer, Named[]>(viewers(seats).map((viewer) => [viewer, []]));
  const tell = (event: TheBossEvent, to = everyone, others = event) => {
    told.push(named(event));
    for (const [viewer, heard] of heardBy) heard.push(named(includes(to, viewer) ? event : others));
  };
  return { told, tell, heard: (viewer: Viewer): readonly Named[] => heardBy.get(viewer) ?? [] };
}

/** Why a move that can occur at such a table is refused; it must be. */
export function refused(state: State, move: TheBossMove): { rule: string; values: Named } {
  const known = moveFinder(theBoss.everyMove(state.seats, state.options))(move);
  const refusal = known ? whyNot(theBoss, state, state.active, known) : { rule: general.noSuchMove, values: {} };
  if (!refusal) throw new Error(`Nothing speaks against ${JSON.stringify(named(move))}.`);
  if (known && theBoss.legalMoves(state, state.active).includes(known)) throw new Error('Refused, and yet legal.');
  return { rule: refusal.rule, values: named(refusal.values) };
}

/** What the active player may place, as `city pros+amateurs`. */
export const offered = (state: State, city?: string): readonly string[] =>
  theBoss
    .legalMoves(state, state.active)
    .map((move) => named(move))
    .filter((move) => move['kind'] === 'place' && (city === undefined || move['city'] === city))
    .map(({ city: name, pros, amateurs }) => `${String(name)} ${String(pros)}+${String(amateurs)}`);
