import { at } from '../../../engine/at.ts';
import { random, scriptedChance, type Chance, type Outcome } from '../../../engine/chance/index.ts';
import { outcomeOf, type Event, type Game, type Move } from '../../../engine/game.ts';
import { headerIn } from '../../../engine/header.ts';
import { entriesOf, outcomesOf, type Header, type RecordLine } from '../../../engine/record.ts';
import { includes, type Viewer } from '../../../engine/seats.ts';
import type { OtherWorld } from '../../../engine/testing/secrecy.ts';
import { enter, type Choice, type Entry } from '../../../engine/unfold.ts';
import { lootPerRound, rounds } from '../box.ts';
import type { CashEvent } from '../events.ts';
import type { State } from '../rules/state.ts';
import { secretOf } from './what-is-known.ts';
import { withLateness } from './with-lateness.ts';

const game: Game<State, Move, object, object, CashEvent> = withLateness;

/**
 * Another world, in which one thing differs that the viewer could not see: loot of later rounds, a secret choice of
 * somebody else, a bullet drawn from a hand. A player who can no longer make the recorded move makes the same one with
 * the other bullet. The world ends before the viewer would learn of any difference, by the clauses of CG-7.
 */
export function otherWorld(lines: readonly RecordLine[], viewer: Viewer, dice: Chance): OtherWorld | undefined {
  const changes = [swapLoot, changeChoice, changeChoice, changeChoice, changeDraw];
  const change = (changes[random(dice, changes.length)] ?? swapLoot)(lines, viewer, dice);
  if (!change) return undefined;
  const [setup = [], ...tellings] = toldIn(lines);
  let entriesLeft = random(dice, 4) === 0 ? Infinity : usualEntries;
  const there = worldOf(headerIn(lines), change.outcomes);
  const played: Choice[] = [];
  let differs = !same(setup, there.told);
  if (differs && visible(setup, viewer) !== visible(there.told, viewer)) return undefined;
  for (const [index, entry] of entriesOf(lines).entries()) {
    const move = index === change.entry ? alternative(there.state, entry, dice) : possible(there.state, entry);
    if (!move || !there.enter({ seat: entry.seat, move })) break;
    const told = tellings[index] ?? [];
    const isLike = index < change.entry || same(told, there.told);
    // After the game everything is face up. [CG-7.7]
    if (game.result(there.state) || (!isLike && visible(told, viewer) !== visible(there.told, viewer))) break;
    differs ||= !isLike;
    played.push({ seat: entry.seat, move });
    if (differs && --entriesLeft === 0) break;
  }
  return differs ? { outcomes: change.outcomes, entries: played } : undefined;
}

/** Most differences are followed for this number of entries, every fourth one until the game ends. */
const usualEntries = 40;

/** The events of the set-up of a recorded game, and then those of each of its entries. */
function toldIn(lines: readonly RecordLine[]): readonly (readonly CashEvent[])[] {
  const all: CashEvent[][] = [[]];
  for (const line of lines) {
    if ('move' in line) all.push([]);
    if ('event' in line) all.at(-1)?.push(line.event as CashEvent);
  }
  return all;
}

interface Change {
  readonly outcomes: readonly Outcome[];
  /** The number of the entry that is different, or -1. */
  readonly entry: number;
}

type MakeChange = (lines: readonly RecordLine[], viewer: Viewer, dice: Chance) => Change | undefined;

/** Two cards of later rounds change places. */
const swapLoot: MakeChange = (lines, _viewer, dice) => {
  const outcomes = outcomesOf(lines).slice();
  const piles = [at(outcomes, 0)].flat();
  const [one, other] = [0, 0].map(() => lootPerRound + random(dice, piles.length - lootPerRound)) as [number, number];
  if (piles[one] === piles[other]) return undefined;
  [piles[one], piles[other]] = [piles[other] ?? 0, piles[one] ?? 0];
  outcomes[0] = piles;
  return { outcomes, entry: -1 };
};

/** Somebody else made another secret choice. */
const changeChoice: MakeChange = (lines, viewer, dice) => {
  const secret = ['load', 'aim', 'stand', 'lie-down', 'hand-over', 'swap-bullet', 'keep-bullet', 'discard', 'fetch'];
  const candidates = [...entriesOf(lines).entries()].filter(
    ([, { seat, move }]) => seat !== viewer && move !== 'late' && secret.includes(move.kind),
  );
  const kinds = [...new Set(candidates.map(([, { move }]) => (move as Move).kind))];
  const kind = kinds[random(dice, kinds.length)];
  const ofKind = candidates.filter(([, { move }]) => (move as Move).kind === kind);
  // Early choices rather than late ones: what comes before is the same in both worlds.
  const place = Math.min(random(dice, ofKind.length), random(dice, ofKind.length));
  const [entry = -1] = ofKind[place] ?? [];
  return { outcomes: outcomesOf(lines), entry };
};

/** Another bullet was drawn from a hand: its first card, or else its last. */
const changeDraw: MakeChange = (lines, viewer, dice) => {
  const outcomes = outcomesOf(lines).slice();
  const events = lines.flatMap((line) => ('event' in line ? [line.event as CashEvent] : []));
  const draws = events.filter((event) => event.kind === 'drew-from' && event.seat !== viewer && event.from !== viewer);
  const draw = draws[random(dice, draws.length || 1)];
  if (!draw) return undefined;
  const before = events.slice(0, events.indexOf(draw));
  const last = rounds - before.filter(({ kind }) => kind === 'round').length;
  const index = before.filter((event) => outcomeOf(event) !== undefined).length;
  if (last === 0) return undefined;
  outcomes[index] = outcomes[index] === 0 ? last : 0;
  return { outcomes, entry: -1 };
};

/** Another move of the same kind of choice. */
function alternative(state: State, { seat, move }: Entry, dice: Chance): Move | undefined {
  const pairs = [
    ['stand', 'lie-down'],
    ['swap-bullet', 'keep-bullet'],
  ];
  const kinds = pairs.find((pair) => pair.includes((move as Move).kind)) ?? [(move as Move).kind];
  const others = game.legalMoves(state, seat).filter((each) => kinds.includes(each.kind) && each !== move);
  return others[random(dice, others.length || 1)];
}

/** The same move, or the same one with the other bullet. */
function possible(state: State, { seat, move }: Entry): Move | undefined {
  const legal = game.legalMoves(state, seat);
  return (
    legal.find((each) => each === move) ?? legal.find(({ kind }) => kind === (move as Move).kind && kind !== 'take')
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function worldOf({ seats, options }: Header, outcomes: readonly Outcome[]) {
  let told: CashEvent[] = [];
  const tell = (event: Event) => void told.push(event as CashEvent);
  const state = game.setup(seats, options, scriptedChance(outcomes), tell);
  return {
    state,
    get told() {
      return told;
    },
    /** False if chance would have to decide something that it did not decide in the recorded game. */
    enter(choice: Choice): boolean {
      told = [];
      try {
        enter<State>(game, state, choice, tell);
        return true;
      } catch (error) {
        if (String(error).includes('The script has')) return false;
        throw error;
      }
    },
  };
}

/** Everything that the clauses let a viewer know about some events. */
function visible(told: readonly CashEvent[], viewer: Viewer): string {
  const without = (event: CashEvent) => {
    const { fields, knownTo } = secretOf(event);
    const open = Object.entries(event).filter(([name]) => includes(knownTo, viewer) || !fields.includes(name));
    return Object.fromEntries(open);
  };
  return JSON.stringify(told.map(without));
}
