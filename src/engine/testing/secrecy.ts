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
  const moments: Moment[] = [];
  for (const step of stepsOf(watcher, { outcomes: outcomesOf(lines), entries: entriesOf(lines) })) {
    moments.push({ happened: happened(step), received: received(watcher, step), hidden: hiddenIn(watcher, step) });
  }
  let counted = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const other = model.otherWorld(lines, viewer, dice);
    const differing = other ? compare(watcher, moments, stepsOf(watcher, other)) : new Set<string>();
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

/** One step: everything that happened in it, what the viewer got of it, and what is hidden after it. */
interface Moment {
  readonly happened: string;
  readonly received: string;
  readonly hidden: ReadonlyMap<string, string>;
}

function stepsOf<State>({ game, header }: Watcher<State>, world: OtherWorld): Iterable<Step<State>> {
  const entries = world.entries.values();
  return unfold(game, header, scriptedChance(world.outcomes), () => entries.next().value);
}

/** A state follows from the entries and from the outcomes of chance, and every outcome is in an event. */
const happened = <State>({ entry, told }: Step<State>): string =>
  JSON.stringify([entry, told.map(({ event }) => event)]);

function hiddenIn<State>({ model }: Watcher<State>, { state }: Step<State>): ReadonlyMap<string, string> {
  return new Map(Object.entries(model.hidden(state)).map(([name, thing]) => [name, JSON.stringify(thing)]));
}

/** Throws at the first byte in which the worlds differ; otherwise returns the hidden things in which they differed. */
function compare<State>(
  watcher: Watcher<State>,
  moments: readonly Moment[],
  otherSteps: Iterable<Step<State>>,
): ReadonlySet<string> {
  const differing = new Set<string>();
  let isSameWorld = true;
  let index = 0;
  for (const step of otherSteps) {
    const here = moments[index++];
    // Until something else happens there is only one world, and nothing to compare.
    isSameWorld &&= here?.happened === happened(step);
    if (isSameWorld) continue;
    const there = received(watcher, step);
    if (here?.received !== there) {
      throw new Error(`A viewer can tell two worlds apart:\n${here?.received}\n${there}`);
    }
    for (const [name, thing] of hiddenIn(watcher, step)) if (here.hidden.get(name) !== thing) differing.add(name);
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
