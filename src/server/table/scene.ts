import type { Seat, Viewer } from '../../engine/seats.ts';
import { heardBy } from '../../engine/unfold.ts';
import {
  figures,
  type Ask,
  type GameInView,
  type Heard,
  type Newcomer,
  type Scene,
  type SeatInView,
  type TableInView,
  type You,
} from '../../protocol/scene.ts';
import type { Person } from '../store/store.ts';
import { dueAt } from './clock.ts';
import { emptySeat, seatOf, type Play, type TableState, type Telling } from './state.ts';

/** What is not in the log: who is connected, and what they are called. */
export interface Surroundings {
  readonly code: string;
  readonly people: ReadonlyMap<string, Person>;
  /** Owners who have the table open. */
  readonly present: Pick<ReadonlySet<string>, 'has' | 'size'>;
}

/** The table as everybody sees it, built up from nothing. */
export function tableInView(table: TableState, around: Surroundings): TableInView {
  const { present } = around;
  const seated = table.seats.filter(({ owner }) => owner !== null && present.has(owner)).length;
  return {
    code: around.code,
    game: table.game.id,
    options: table.options,
    clock: table.clock,
    stage: table.stage,
    locked: table.locked,
    paused: table.pausedAt !== null,
    finished: table.finished,
    seats: table.seats.map((_, index) => seatInView(table, around, index)),
    watching: present.size - seated,
    wantEnd: table.wantEnd,
    newcomer: newcomerInView(table, around),
  };
}

/** What all may see: the table and, once it runs, the game as a spectator sees it. */
export type OpenScene = Omit<Scene, 'you'>;

/** What somebody sees: what all may see, and besides it their own. */
export interface Seen extends OpenScene {
  readonly you: You;
  /** The fields of the game's view that a seat sees otherwise than all. */
  readonly own: object;
  readonly ask: Ask | null;
}

export function seenBy({ play }: TableState, { table, game }: OpenScene, you: You): Seen {
  if (you.seat === null || !play || !game) return { table, game, you, own: nothing, ask: null };
  const { state } = play;
  const decision = play.game.decision(state, you.seat);
  const ask = decision === 0 ? null : { decision, moves: play.game.legalMoves(state, you.seat) };
  return { table, game, you, own: play.game.own(state, you.seat, game.view), ask };
}

const nothing: object = {};

/** All of it, as a page has it. */
export const sceneOf = ({ table, game, you, own, ask }: Seen): Scene => ({
  table,
  you,
  game: game && { ...game, view: { ...game.view, ...own }, ask },
});

/** Who an owner of a browser is at this table. The same answer is the same object: who is the same sees the same. */
export function youAt(state: TableState, owner: string): You {
  const seat = seatOf(state, owner);
  const host = state.host === owner;
  const newcomer = state.newcomer?.owner === owner;
  const place = (seat ?? -1) * 4 + Number(host) * 2 + Number(newcomer);
  let you = everyYou.get(place);
  if (!you) everyYou.set(place, (you = { seat, host, newcomer }));
  return you;
}

const everyYou = new Map<number, You>();

function newcomerInView({ newcomer }: TableState, { people }: Surroundings): Newcomer | null {
  const person = newcomer && people.get(newcomer.owner);
  return person ? { seat: newcomer.seat, name: person.name, figure: person.figure, agreed: newcomer.agreed } : null;
}

const botNames = ['Lefty', 'Dutch', 'Mugsy', 'Ruby', 'Slim', 'Velma', 'Knuckles', 'Duchess'] as const;

function seatInView(table: TableState, { people, present }: Surroundings, seat: Seat): SeatInView {
  const { owner, bot, standIn } = table.seats[seat] ?? emptySeat;
  const person = owner === null ? undefined : people.get(owner);
  return {
    kind: owner !== null ? 'person' : bot !== null ? 'bot' : 'empty',
    name: person?.name ?? (bot === null ? '' : (botNames[seat] ?? '')),
    figure: person?.figure ?? freeFigure(table, people, seat),
    bot,
    host: owner !== null && owner === table.host,
    present: owner !== null && present.has(owner),
    standIn,
  };
}

/** A figure that nobody at the table has chosen, the same for everybody who looks. */
function freeFigure(table: TableState, people: ReadonlyMap<string, Person>, seat: Seat) {
  const taken = new Set(table.seats.map(({ owner }) => (owner === null ? undefined : people.get(owner)?.figure)));
  const free = figures.filter((figure) => !taken.has(figure));
  const before = table.seats.slice(0, seat).filter(({ owner }) => owner === null).length;
  return free[before % free.length] ?? figures[0];
}

/** A game as a spectator sees it; null, if there is none. */
export function openGame(table: TableState): GameInView | null {
  const { play } = table;
  if (!play) return null;
  const { game, state, askedAt } = play;
  const result = game.result(state) ?? null;
  return {
    view: game.view(state, 'spectator'),
    toAct: game.toAct(state),
    ask: null,
    askedAt,
    due: dueAt(table),
    result,
    score: result ? game.score(state) : noScore,
  };
}

const noScore: GameInView['score'] = [];

/** What a viewer has heard in this game since an entry. */
export function heardSince({ latest }: Play, viewer: Viewer, since: number): readonly Heard[] {
  const heard: Heard[] = [];
  for (const { seq, told } of tellingsSince(latest, since)) {
    for (const each of told) {
      const event = heardBy(each, viewer);
      if (event) heard.push({ seq, event });
    }
  }
  return heard;
}

/** In the order in which they came. */
export function tellingsSince(latest: Telling, since: number): readonly Telling[] {
  const tellings: Telling[] = [];
  for (let each: Telling | null = latest; each !== null && each.seq > since; each = each.before) tellings.push(each);
  return tellings.reverse();
}
