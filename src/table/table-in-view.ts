import type { Seat } from '../engine/seats.ts';
import type {
  Newcomer,
  NextInView,
  ResumableInView,
  SeatInView,
  TableInView,
  WaitingInView,
  WhatIfInView,
} from '../protocol/scene.ts';
import type { Person } from './person.ts';
import { eveningInView } from './evening-in-view.ts';
import { figureAt } from './figures.ts';
import { isHostless, isKeeper, takesTurns } from './keepers.ts';
import { nextGameOf } from './next-game.ts';
import { botNameAt, peopleShown } from './shown-names.ts';
import { emptySeat, seatOf, type TableState } from './state.ts';

/** What is not in the log: the table's code, the names of its people, and who is connected. */
export interface SceneContext {
  readonly code: string;
  readonly people: ReadonlyMap<string, Person>;
  /** Owners who have the table open. */
  readonly present: Pick<ReadonlySet<string>, 'has' | 'size'>;
  /** Whether a big screen shows the table. */
  readonly isOnScreen: () => boolean;
}

/** A table as everybody may see it, without its game. */
export function tableInView(table: TableState, context: SceneContext): TableInView {
  const { present } = context;
  const seated = table.seats.filter(({ owner }) => owner !== null && present.has(owner)).length;
  return {
    code: context.code,
    game: table.game.id,
    options: table.options,
    clock: table.clock,
    stage: table.stage,
    locked: table.locked,
    paused: table.pausedAt !== null,
    finished: table.finished,
    evening: eveningInView(table, context.people),
    seats: table.seats.map((_, index) => seatInView(table, context, index)),
    watching: present.size - seated,
    isOnScreen: context.isOnScreen(),
    chat: table.chat,
    help: table.help,
    waiting: waitingInView(table, context),
    next: nextInView(table, context),
    endVote: table.endVote,
    newcomer: newcomerInView(table, context),
    closed: table.closed,
    resumable: resumableInView(table, context),
    unplayable: table.unplayable && { rules: table.unplayable.rules, ours: table.unplayable.ours },
    whatIf: whatIfInView(table),
  };
}

function whatIfInView({ whatIf }: TableState): WhatIfInView | null {
  if (!whatIf) return null;
  const { seat, luck, then, moves } = whatIf;
  return { seat, luck, then, step: moves.length };
}

const waitingInView = (table: TableState, { people }: SceneContext): readonly WaitingInView[] =>
  table.waiting.flatMap((owner) => {
    const person = people.get(owner);
    const comes = table.letFirst.includes(owner) ? 'first' : takesTurns(table, owner) ? 'in-turn' : 'if-free';
    return person ? { name: person.name, figure: person.figure, comes, keeper: isKeeper(table, owner) } : [];
  });

function nextInView(table: TableState, { present }: SceneContext): NextInView | null {
  if (table.stage !== 'over' && !isHostless(table, (owner) => present.has(owner))) return null;
  const { ready, wishes } = table.next;
  return {
    game: nextGameOf(table).id,
    ready: [...table.seats.keys()].filter((seat) => ready.some((owner) => owner === table.seats[seat]?.owner)),
    wishes: wishes.flatMap(({ owner, game }) => {
      const seat = seatOf(table, owner);
      return seat === null ? [] : { seat, game };
    }),
  };
}

function newcomerInView({ newcomer }: TableState, { people }: SceneContext): Newcomer | null {
  const person = newcomer && people.get(newcomer.owner);
  if (!newcomer || !person) return null;
  const { seat, asked, agreed, until } = newcomer;
  return { seat, name: person.name, figure: person.figure, asked, agreed, until };
}

/** Everybody sees whose resumable game it is, but not its cards. */
function resumableInView({ resumable }: TableState, { people }: SceneContext): ResumableInView | null {
  if (!resumable) return null;
  const { until, givenUp, vote } = resumable;
  const names = resumable.seats.map(({ owner }) => (owner === null ? null : (people.get(owner)?.name ?? '')));
  return { game: resumable.play.game.id, until, names, givenUp, vote };
}

function seatInView(table: TableState, { people, present }: SceneContext, seat: Seat): SeatInView {
  const { owner, bot, standIn } = table.seats[seat] ?? emptySeat;
  const person = owner === null ? undefined : people.get(owner);
  return {
    kind: owner !== null ? 'person' : bot !== null ? 'bot' : 'empty',
    name: person?.name ?? (bot === null ? '' : botNameAt(seat, peopleShown(table, people))),
    figure: figureAt(table, people, seat),
    bot,
    host: owner !== null && owner === table.host,
    keeper: isKeeper(table, owner),
    present: owner !== null && present.has(owner),
    standIn,
  };
}
