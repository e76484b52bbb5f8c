import { at } from '../../../engine/at.ts';
import { cloneChance, scriptedChance } from '../../../engine/chance/index.ts';
import { moveFinder, whyNot } from '../../../engine/legality.ts';
import { everyone, includes, viewers, type Seat, type SeatSet, type Viewer } from '../../../engine/seats.ts';
import { shareNames, type ShareName } from '../box.ts';
import type { CashEvent } from '../events.ts';
import { cashNGuns } from '../rules/index.ts';
import type { CashMove } from '../moves.ts';
import { seatsIn } from '../rules/seating.ts';
import { questionIds, type QuestionId } from '../moves.ts';
import type { State } from '../rules/state.ts';
import { checkInvariants } from './invariants.ts';

/** How a round goes. Missing parts go as if time had run out, except that nobody is too slow and everybody stands. */
export interface Script {
  /** By seat, `b` for a Bang!; otherwise a Click. */
  readonly bullets?: string;
  /** By seat; by default everybody aims at the next player. */
  readonly aims?: readonly (Seat | 'late')[];
  /** Who changes target, and to whom. */
  readonly order?: readonly [seat: Seat, at: Seat];
  /** By seat, `l` lies down; otherwise they stand. */
  readonly courage?: string;
  /** Answers to other questions, in the order in which they are asked. */
  readonly answers?: Partial<Record<QuestionId, readonly CashMove[]>>;
  /** What chance draws; all of it must be drawn. */
  readonly draws?: readonly number[];
}

export interface Played {
  readonly state: State;
  /** What happened, for those who know everything. */
  readonly told: readonly Named[];
  heard(viewer: Viewer): readonly Named[];
}

/** Plays on, on a copy, until this is asked, the round ends or the game is over. */
export function playUntil(before: State, until: QuestionId | 'end', script: Script = {}): Played {
  const copy = cashNGuns.clone(before);
  const chance = script.draws ? scriptedChance(script.draws) : cloneChance(copy.chance);
  const state = { ...copy, chance };
  const { told, heard, tell } = listen(before.seats);
  const queues = new Map(Object.entries(script.answers ?? {}).map(([question, answers]) => [question, [...answers]]));
  for (let moves = 0; state.over === 'no' && state.round === before.round; moves++) {
    if (asked(state) === until || moves > 500) break;
    const [seat = 0] = cashNGuns.toAct(state);
    const move = answer(state, seat, script, queues);
    if (move === 'late') cashNGuns.late?.(state, seat, tell);
    else cashNGuns.play(state, seat, move, tell);
    if (state.chance.source !== 'scripted') checkInvariants(state);
  }
  for (const [question, rest] of queues) if (rest.length > 0) throw new Error(`"${question}" was not asked so often.`);
  if (chance.source === 'scripted' && chance.next < chance.outcomes.length) throw new Error('Not all was drawn.');
  return { state, told, heard };
}

export const asked = (state: State): QuestionId | undefined =>
  state.over === 'no' ? questionIds[state.question] : undefined;

function answer(state: State, seat: Seat, script: Script, queues: Map<string, CashMove[]>): CashMove | 'late' {
  const question = asked(state) as QuestionId;
  const wanted = queues.get(question)?.shift() ?? byScript[question]?.(script, seat, state);
  if (wanted === 'late') return 'late';
  if (!wanted) return cashNGuns.fallback(state, seat, state.chance);
  const legal = moveFinder(cashNGuns.legalMoves(state, seat))(wanted);
  if (!legal) throw new Error(`Seat ${seat} may not ${JSON.stringify(wanted)} when asked "${question}".`);
  return legal;
}

type Answer = CashMove | 'late' | undefined;
const byScript: Partial<Record<QuestionId, (script: Script, seat: Seat, state: State) => Answer>> = {
  load: ({ bullets }, seat) => (bullets && { kind: 'load', bullet: bullets[seat] === 'b' ? 1 : 0 }) || undefined,
  aim({ aims }, seat, state) {
    const living = seatsIn(state.living);
    const at = aims?.[seat] ?? living[(living.indexOf(seat) + 1) % living.length] ?? 0;
    return at === 'late' ? 'late' : { kind: 'aim', at };
  },
  order: ({ order }) => order && { kind: 'order', seat: order[0] },
  'aim-anew': ({ order }) => order && { kind: 'aim-anew', at: order[1] },
  courage: ({ courage }, seat) => ({ kind: courage?.[seat] === 'l' ? 'lie-down' : 'stand' }),
};

/** Plays one move, which must be legal, on a copy. */
export function play(before: State, seat: Seat, wanted: CashMove): Played {
  const move = moveFinder(cashNGuns.legalMoves(before, seat))(wanted);
  if (!move) throw new Error(`Seat ${seat} may not ${JSON.stringify(wanted)}.`);
  const state = cashNGuns.clone(before);
  const { told, heard, tell } = listen(before.seats);
  cashNGuns.play(state, seat, move, tell);
  checkInvariants(state);
  return { state, told, heard };
}

/** A seat is too slow. */
export function slow(before: State, seat: Seat): Played {
  const state = cashNGuns.clone(before);
  const { told, heard, tell } = listen(before.seats);
  cashNGuns.late?.(state, seat, tell);
  checkInvariants(state);
  return { state, told, heard };
}

/** Collects events as each viewer hears them. */
export function listen(seats: number) {
  const told: Named[] = [];
  const heardBy = new Map<Viewer, Named[]>(viewers(seats).map((viewer) => [viewer, []]));
  const tell = (event: CashEvent, to: SeatSet = everyone, others: CashEvent = event) => {
    told.push(named(event));
    for (const [viewer, heard] of heardBy) heard.push(named(includes(to, viewer) ? event : others));
  };
  return { told, tell, heard: (viewer: Viewer): readonly Named[] => heardBy.get(viewer) ?? [] };
}

/** Why a move that can occur at such a table is refused; it must be. */
export function refused(state: State, seat: Seat, move: CashMove): { rule: string; reason: unknown } {
  const known = moveFinder(cashNGuns.everyMove(state.seats, state.options))(move);
  if (!known) throw new Error(`There is no move ${JSON.stringify(move)}.`);
  const refusal = whyNot(cashNGuns, state, seat, known);
  if (!refusal) throw new Error(`Nothing speaks against ${JSON.stringify(move)}.`);
  return { rule: refusal.rule, reason: refusal.values['reason'] };
}

/** An event with the names of bullets and shares instead of their numbers. */
export type Named = Readonly<Record<string, unknown>>;

export function named(coded: object): Named {
  const nameIn = (field: string, value: unknown): unknown => {
    const names = cashNGuns.codes[field];
    if (!names) return value;
    if (Array.isArray(value)) return value.map((each) => nameIn(field, each));
    return typeof value === 'number' ? names[value] : value;
  };
  return Object.fromEntries(Object.entries(coded).map(([field, value]) => [field, nameIn(field, value)]));
}

export const kindsOf = (told: readonly Named[]): readonly unknown[] => told.map(({ kind }) => kind);
export const only = (told: readonly Named[], kind: CashEvent['kind']) => told.filter((each) => each['kind'] === kind);
export const lootNames = (state: State, seat: Seat) => (state.loot[seat] ?? []).map((share) => shareNames[share]);
export const onTable = (state: State): ShareName[] =>
  state.table.flatMap((count, share) => Array<ShareName>(count).fill(at(shareNames, share)));

export const take = (name: ShareName): CashMove => ({ kind: 'take', share: shareNames.indexOf(name) });
export const takeTwo = (name: ShareName, second: ShareName): CashMove => ({
  kind: 'take-two',
  share: shareNames.indexOf(name),
  second: shareNames.indexOf(second),
});
