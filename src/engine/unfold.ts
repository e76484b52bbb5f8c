import type { Chance } from './chance/index.ts';
import type { Event, Game, Move, Options, Tell } from './game.ts';
import { everyone, includes, type Seat, type SeatSet, type Viewer } from './seats.ts';

/** What a seat does: it plays a move, or runs out of time. */
export interface Choice<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M | 'late';
}

/** A choice, and the question that it answers. */
export interface Entry<M extends Move = Move> extends Choice<M> {
  readonly decision: number;
}

/** An event that was told: those in `to` hear `event`; the rest hear `others`, which is the same for a public event. */
export interface ToldEvent {
  readonly event: Event;
  readonly to: SeatSet;
  readonly others: Event;
}

/** What one viewer hears of it. */
export const heardBy = ({ event, to, others }: ToldEvent, viewer: Viewer): Event =>
  includes(to, viewer) ? event : others;

/** Collects the events of a game. */
export function listen(): { readonly told: readonly ToldEvent[]; readonly tell: Tell } {
  const told: ToldEvent[] = [];
  const tell = (event: Event, to: SeatSet = everyone, others: Event = event) => void told.push({ event, to, others });
  return { told, tell };
}

/** The set-up, which has no entry, or one entry and its events. */
export interface Step<State> {
  readonly entry: Entry | undefined;
  readonly state: State;
  readonly told: readonly ToldEvent[];
}

/**
 * Plays a game step by step. `choose` decides who does what; the game stops when it returns nothing. The state is the
 * same object in all steps.
 */
export function* unfold<State>(
  game: Game<State>,
  { seats, options }: { readonly seats: number; readonly options: Options },
  chance: Chance,
  choose: (state: State) => Choice | undefined,
): Generator<Step<State>> {
  const { told, tell } = listen();
  const state = game.setup(seats, options, chance, tell);
  yield { entry: undefined, state, told };
  while (!game.result(state)) {
    const choice = choose(state);
    if (!choice) return;
    const { seat, move } = choice;
    const entry = { seat, decision: game.decision(state, seat), move };
    const { told, tell } = listen();
    enter(game, state, choice, tell);
    yield { entry, state, told };
  }
}

/** Plays a choice: a move, or lateness. */
export function enter<State>(game: Game<State>, state: State, { seat, move }: Choice, tell?: Tell): void {
  if (move !== 'late') game.play(state, seat, move, tell);
  else if (game.late) game.late(state, seat, tell);
  else throw new Error(`Nobody is ever too slow in ${game.id}.`);
}
