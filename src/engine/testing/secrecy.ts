import { at } from '../at.ts';
import { chanceInSeries, random, scriptedChance, type Chance, type Outcome } from '../chance/index.ts';
import type { Event, Game, Move } from '../game.ts';
import { whyNot } from '../legality.ts';
import { chanceOf, entriesOf, outcomesOf, record, type Header, type RecordLine } from '../record.ts';
import { viewers, type Viewer } from '../seats.ts';
import { diceFor, headerFor, randomEntry, type Trial } from './random-game.ts';
import { heardBy, unfold, type Choice, type Step, type ToldEvent } from '../unfold.ts';
import { viewOf } from '../view.ts';

/*
 * Nobody is told what they may not know. `guess` sees only a view, so it cannot find a leak in the view; therefore
 * each game has an account of its own of who may know what, written from the clauses, and two tests use it:
 *   audit       whatever reaches a viewer is in their knowledge;
 *   two worlds  in two games that differ only in what a viewer may not know, every byte they get is the same.
 */

/** Follows one game from its full events, and models who may know what. */
export interface Knowledge<View> {
  /** Follows the set-up, or the events of one entry. */
  follow(events: readonly Event[]): void;
  /** What this viewer was shown but may not know, in words; `told` belongs to the events followed last. */
  objections(viewer: Viewer, view: View, told: readonly ToldEvent[]): readonly string[];
}

/** A second world that equals the recorded one except for two things that its viewer does not know. */
export interface OtherWorld {
  readonly outcomes: readonly Outcome[];
  /** The entries until the viewer learns one of the two. */
  readonly entries: readonly Choice[];
}

export interface SecrecyModel<State = object, View = object> {
  knowledge(header: Header): Knowledge<View>;
  otherWorld(lines: readonly RecordLine[], viewer: Viewer, dice: Chance): OtherWorld | undefined;
  /** The hidden things of a state by name, to count in how many pairs of worlds each of them differed. */
  hidden(state: State): Readonly<Record<string, unknown>>;
}

/** Plays one random game and checks everything that anybody is shown. */
export function audit<State extends object>(trial: Trial<State>, model: SecrecyModel<State>): void {
  const { game, seats } = trial;
  const [header, dice] = [headerFor(trial), diceFor(trial)];
  const knowledge = model.knowledge(header);
  for (const { state, told } of unfold(game, header, chanceOf(header), (now) => randomEntry(trial, now, dice))) {
    knowledge.follow(told.map(({ event }) => event));
    for (const viewer of viewers(seats)) {
      const [objection] = knowledge.objections(viewer, viewOf(game, state, viewer), told);
      if (objection !== undefined) throw new Error(`${whoIs(viewer)} may not know: ${objection}`);
    }
  }
}

/** In how many pairs of worlds each hidden thing differed. */
export type Counts = Record<string, number>;

/**
 * Plays one random game and compares what one viewer gets, byte for byte, with what they get in other worlds.
 * Returns the number of pairs that count: those in which something hidden differed.
 */
export function compareWorlds<State extends object>(
  trial: Trial<State>,
  model: SecrecyModel<State>,
  { pairs, counts }: { readonly pairs: number; readonly counts: Counts },
): number {
  const dice = diceFor(trial);
  const lines = record(trial.game, headerFor(trial), (state) => randomEntry(trial, state, dice));
  const viewer = at(viewers(trial.seats), random(dice, trial.seats + 1));
  const every = trial.game.everyMove(trial.seats, trial.options);
  const watcher = { game: trial.game, header: headerFor(trial), model, viewer, every };
  const moments = [...watch(watcher, { outcomes: outcomesOf(lines), entries: entriesOf(lines) })];
  let counted = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const other = model.otherWorld(lines, viewer, dice);
    const differing = other ? compare(moments, watch(watcher, other)) : new Set<string>();
    for (const name of differing) counts[name] = (counts[name] ?? 0) + 1;
    if (differing.size > 0) counted += 1;
  }
  return counted;
}

interface Watcher<State> {
  readonly game: Game<State>;
  readonly header: Header;
  readonly model: SecrecyModel<State>;
  readonly viewer: Viewer;
  /** All moves of such a table, some of which the viewer tries although they are illegal. */
  readonly every: readonly Move[];
}

/** What a viewer gets at one step, and what is hidden then. */
interface Moment {
  readonly received: string;
  readonly hidden: ReadonlyMap<string, string>;
}

function* watch<State>(watcher: Watcher<State>, world: OtherWorld): Generator<Moment> {
  const { game, header, model } = watcher;
  const entries = world.entries.values();
  for (const step of unfold(game, header, scriptedChance(world.outcomes), () => entries.next().value)) {
    const hidden = Object.entries(model.hidden(step.state)).map(
      ([name, thing]) => [name, JSON.stringify(thing)] as const,
    );
    yield { received: received(watcher, step), hidden: new Map(hidden) };
  }
}

/** Throws at the first byte in which the worlds differ; otherwise returns the hidden things in which they differed. */
function compare(moments: readonly Moment[], otherMoments: Iterable<Moment>): ReadonlySet<string> {
  const differing = new Set<string>();
  let index = 0;
  for (const there of otherMoments) {
    const here = moments[index++];
    if (here?.received !== there.received) {
      throw new Error(`A viewer can tell two worlds apart:\n${here?.received}\n${there.received}`);
    }
    for (const [name, thing] of there.hidden) if (here.hidden.get(name) !== thing) differing.add(name);
  }
  return differing;
}

/** Every byte that one step sends to a viewer: events, views, questions and refusals. */
function received<State>({ game, viewer, every }: Watcher<State>, { state, told }: Step<State>): string {
  const heard = told.map((each) => heardBy(each, viewer));
  const shown = [heard, viewOf(game, state, viewer), game.toAct(state), game.result(state) ?? null];
  if (viewer === 'spectator') return JSON.stringify(shown);
  const dice = chanceInSeries(every.length, viewer);
  const tried = Array.from({ length: 8 }, () => at(every, random(dice, every.length)));
  const refusals = tried.map((move) => whyNot(game, state, viewer, move) ?? null);
  return JSON.stringify([...shown, game.decision(state, viewer), game.legalMoves(state, viewer), refusals]);
}

const whoIs = (viewer: Viewer) => (viewer === 'spectator' ? 'A spectator' : `Seat ${viewer}`);
