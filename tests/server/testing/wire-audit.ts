import { scriptedChance } from '../../../src/engine/chance/index.ts';
import type { Game } from '../../../src/engine/game.ts';
import { entriesOf, outcomesOf, record, type RecordLine } from '../../../src/engine/record.ts';
import { everyone, type Viewer } from '../../../src/engine/seats.ts';
import { diceFor, headerFor, randomEntry, type Trial } from '../../../src/engine/testing/random-game.ts';
import type { OtherWorld, SecrecyModel } from '../../../src/engine/testing/secrecy.ts';
import { unfold, type Step, type ToldEvent } from '../../../src/engine/unfold.ts';
import { sceneOf, type Parts } from '../../../src/protocol/parts.ts';
import type {
  EveningInView,
  PlayedInView,
  StandingInView,
  Newcomer,
  NextInView,
  Own,
  PublicGame,
  PublicScene,
  ResumableInView,
  SeatInView,
  TableInView,
  WaitingInView,
  You,
} from '../../../src/protocol/scene.ts';
import type { Scenes } from '../../../src/table/scene.ts';
import type { Player } from '../../../src/server/testing/player.ts';
import { playOverWire } from './wire.ts';

/*
 * Checks that nobody is told what they may not know, on the bytes of real sockets. The tests of the games look at views
 * and events; these look at everything a server makes of them.
 */

export const recordOf = <State extends object>(trial: Trial<State>): readonly RecordLine[] => {
  const dice = diceFor(trial);
  return record(trial.game, headerFor(trial), (state) => randomEntry(trial, state, dice));
};

/** A recorded game, or its beginning, in a form that can be played again. */
export const worldOf = (lines: readonly RecordLine[], entries = Infinity): OtherWorld => ({
  outcomes: outcomesOf(lines),
  entries: entriesOf(lines).slice(0, entries),
});

/** A world without a server: the true state after the set-up and after every entry. */
export function truthOf<State extends object>(trial: Trial<State>, world: OtherWorld): Iterator<Step<State>> {
  const entries = world.entries.values();
  return unfold(trial.game, headerFor(trial), scriptedChance(world.outcomes), () => entries.next().value);
}

/** Every field of a scene has been judged. A new field does not compile until somebody has decided who sees it. */
interface Judged {
  readonly scene: Record<keyof PublicScene, 'public'>;
  readonly own: Record<keyof Own, 'own'>;
  readonly table: Record<keyof TableInView, 'public'>;
  readonly newcomer: Record<keyof Newcomer, 'public'>;
  readonly waiting: Record<keyof WaitingInView, 'public'>;
  readonly evening: Record<keyof EveningInView, 'public'>;
  readonly standing: Record<keyof StandingInView, 'public'>;
  readonly played: Record<keyof PlayedInView, 'public'>;
  readonly next: Record<keyof NextInView, 'public'>;
  readonly resumable: Record<keyof ResumableInView, 'public'>;
  readonly seat: Record<keyof SeatInView, 'public'>;
  readonly you: Record<keyof You, 'own'>;
  readonly game: Record<keyof PublicGame, 'public'>;
}

const all = <Field extends string, Who>(who: Who, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, who])) as Record<Field, Who>;

const judged: Judged = {
  scene: all('public', ['table', 'game']),
  own: all('own', ['you', 'ask', 'view']),
  table: all('public', [
    ...(['code', 'game', 'options', 'clock', 'stage', 'locked', 'paused', 'finished', 'evening'] as const),
    ...(['seats', 'watching', 'endVote', 'newcomer', 'closed', 'resumable', 'unplayable', 'waiting', 'next'] as const),
    'whatIf',
    ...(['isOnScreen', 'chat', 'help'] as const),
  ]),
  newcomer: all('public', ['seat', 'name', 'figure', 'asked', 'agreed', 'until']),
  resumable: all('public', ['game', 'until', 'names', 'givenUp', 'vote']),
  waiting: all('public', ['name', 'figure', 'comes', 'keeper']),
  evening: all('public', ['standings', 'played']),
  standing: all('public', ['name', 'figure', 'seat', 'games', 'wins', 'shared', 'byGame']),
  played: all('public', ['game', 'began', 'winners']),
  next: all('public', ['game', 'ready', 'wishes']),
  seat: all('public', ['kind', 'name', 'figure', 'bot', 'host', 'keeper', 'present', 'standIn']),
  you: all('own', ['seat', 'host', 'heir', 'newcomer', 'waiting', 'sentOff', 'resumable']),
  // The game's own knowledge model judges the view.
  game: all('public', ['view', 'toAct', 'askedAt', 'due', 'result', 'score']),
};

const strangers = (data: object | null, known: keyof Judged) =>
  Object.keys(data ?? {})
    .filter((name) => !Object.hasOwn(judged[known], name))
    .map((name) => `a field ${name}`);

/** Objections to a scene, except to the view, which the game's own knowledge model judges. */
function objectionsToScene<State>(
  { shared, own }: Parts,
  viewer: Viewer,
  rules: Game<State>,
  state: State,
): readonly string[] {
  const { table, game } = shared;
  const decision = viewer === 'spectator' ? 0 : rules.decision(state, viewer);
  const ask = viewer === 'spectator' || decision === 0 ? null : { decision, moves: rules.legalMoves(state, viewer) };
  const isOver = rules.result(state) !== undefined;
  return [
    ...strangers(shared, 'scene'),
    ...strangers(own, 'own'),
    ...strangers(table, 'table'),
    ...strangers(table.newcomer, 'newcomer'),
    ...strangers(table.resumable, 'resumable'),
    ...strangers(table.next, 'next'),
    ...strangers(table.evening, 'evening'),
    ...(table.evening?.standings ?? []).flatMap((each) => strangers(each, 'standing')),
    ...(table.evening?.played ?? []).flatMap((each) => strangers(each, 'played')),
    ...table.waiting.flatMap((person) => strangers(person, 'waiting')),
    ...table.seats.flatMap((seat) => strangers(seat, 'seat')),
    ...strangers(own?.you ?? null, 'you'),
    ...strangers(game, 'game'),
    ...((own?.you.seat ?? null) !== (viewer === 'spectator' ? null : viewer) ? ['the seat of somebody else'] : []),
    ...(viewer === 'spectator' && own?.view ? ['a private view'] : []),
    ...(JSON.stringify(own?.ask ?? null) !== JSON.stringify(ask) ? ['what others are asked'] : []),
    ...(!isOver && (game?.result || game?.score.length) ? ['how it will end'] : []),
    // This is the first game at its table.
    ...(!isOver && table.evening ? ['who has won'] : []),
  ];
}

/** What a viewer heard of these events, one by one. */
function toldOnTheWire(player: Player, told: readonly ToldEvent[], viewer: Viewer): readonly ToldEvent[] {
  const heard = player.heard.splice(0).map(({ event }) => event);
  if (heard.length !== told.length) throw new Error(`Viewer ${viewer} may not know: that something happened`);
  return heard.map((event) => ({ event, to: everyone, others: event }));
}

/** Plays a game over sockets and checks everything that anybody is sent; returns how much that was. */
export async function audit<State extends object>(
  trial: Trial<State>,
  model: SecrecyModel<State>,
  entries = Infinity,
  scenes?: Scenes,
): Promise<number> {
  const world = worldOf(recordOf(trial), entries);
  const knowledge = model.knowledge(headerFor(trial));
  const truth = truthOf(trial, world);
  let count = 0;
  for await (const players of playOverWire(trial.game, headerFor(trial), world, scenes)) {
    const { told, state } = truth.next().value as Step<State>;
    knowledge.follow(told.map(({ event }) => event));
    for (const [place, player] of players.entries()) {
      const viewer = place < trial.seats ? place : 'spectator';
      const parts = player.parts as Parts;
      const onTheWire = toldOnTheWire(player, told, viewer);
      const [objection] = [
        ...(player.name === 'screen' && parts.own ? ['anything of its own'] : []),
        ...objectionsToScene(parts, viewer, trial.game, state),
        ...knowledge.objections(viewer, sceneOf(parts).game?.view as object, onTheWire),
      ];
      if (objection !== undefined) throw new Error(`Viewer ${viewer} may not know: ${objection}`);
      count += 1;
    }
  }
  return count;
}
