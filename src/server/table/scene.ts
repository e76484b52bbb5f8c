import type { Seat, Viewer } from '../../engine/seats.ts';
import { heardBy } from '../../engine/unfold.ts';
import {
  figures,
  type GameInView,
  type Heard,
  type Newcomer,
  type Scene,
  type SeatInView,
  type TableInView,
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

/** Everything that one owner of a browser may see, built up from nothing; `table` and `shared` are the same for all. */
export function sceneFor(state: TableState, table: TableInView, owner: string, shared = sharedView(state)): Scene {
  const { play } = state;
  const seat = seatOf(state, owner);
  return {
    table,
    you: { seat, host: state.host === owner, newcomer: state.newcomer?.owner === owner },
    game: play && shared && gameFor(play, seat ?? 'spectator', shared),
  };
}

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

type SharedView = Omit<GameInView, 'view' | 'ask'>;

/** What all viewers see alike of a game; null, if there is none. */
export function sharedView(table: TableState): SharedView | null {
  const { play } = table;
  if (!play) return null;
  const { game, state, askedAt } = play;
  const result = game.result(state) ?? null;
  return { toAct: game.toAct(state), askedAt, due: dueAt(table), result, score: result ? game.score(state) : noScore };
}

const noScore: GameInView['score'] = [];

function gameFor({ game, state }: Play, viewer: Viewer, shared: SharedView): GameInView {
  const { toAct, askedAt, due, result, score } = shared;
  const decision = viewer === 'spectator' ? 0 : game.decision(state, viewer);
  const ask = viewer === 'spectator' || decision === 0 ? null : { decision, moves: game.legalMoves(state, viewer) };
  return { view: game.view(state, viewer), toAct, ask, askedAt, due, result, score };
}

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

function tellingsSince(latest: Telling, since: number): readonly Telling[] {
  const tellings: Telling[] = [];
  for (let each: Telling | null = latest; each !== null && each.seq > since; each = each.before) tellings.push(each);
  return tellings.reverse();
}
