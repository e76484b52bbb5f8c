import { scriptedChance } from '../../engine/chance/index.ts';
import type { Game } from '../../engine/game.ts';
import { entriesOf, outcomesOf, record, type Line } from '../../engine/record.ts';
import { everyone, nobody, viewers as viewersOf, type Viewer } from '../../engine/seats.ts';
import { diceFor, headerFor, randomEntry, type Trial } from '../../engine/testing/random-game.ts';
import type { OtherWorld, SecrecyModel } from '../../engine/testing/secrecy.ts';
import { heardBy, unfold, type Step, type Told } from '../../engine/unfold.ts';
import type { GameInView, Newcomer, Scene, SeatInView, TableInView, You } from '../../protocol/scene.ts';
import type { Player } from './player.ts';
import { playOverWire } from './wire.ts';

/*
 * Nobody is told what they may not know: here on what real sockets receive. The tests of the games look at views and
 * events; these look at all that a server makes of them.
 */

export const recordOf = <State extends object>(trial: Trial<State>): readonly Line[] => {
  const dice = diceFor(trial);
  return record(trial.game, headerFor(trial), (state) => randomEntry(trial, state, dice));
};

/** A recorded game, or its beginning, as something that can be played again. */
export const worldOf = (lines: readonly Line[], entries = Infinity): OtherWorld => ({
  outcomes: outcomesOf(lines),
  entries: entriesOf(lines).slice(0, entries),
});

/** A world without a server: what is true at the table after the set-up and after every entry. */
export function truthOf<State extends object>(trial: Trial<State>, world: OtherWorld): Iterator<Step<State>> {
  const entries = world.entries.values();
  return unfold(trial.game, headerFor(trial), scriptedChance(world.outcomes), () => entries.next().value);
}

/** Whatever a scene holds has been judged: a new field does not compile until somebody has thought of who sees it. */
interface Judged {
  readonly scene: Record<keyof Scene, 'public' | 'own'>;
  readonly table: Record<keyof TableInView, 'public'>;
  readonly newcomer: Record<keyof Newcomer, 'public'>;
  readonly seat: Record<keyof SeatInView, 'public'>;
  readonly you: Record<keyof You, 'own'>;
  readonly game: Record<keyof GameInView, 'public' | 'own'>;
}

const all = <Field extends string, Who>(who: Who, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, who])) as Record<Field, Who>;

const judged: Judged = {
  scene: { table: 'public', you: 'own', game: 'own' },
  table: all('public', [
    ...(['code', 'game', 'options', 'clock', 'stage', 'locked', 'paused', 'finished'] as const),
    ...(['seats', 'watching', 'wantEnd', 'newcomer'] as const),
  ]),
  newcomer: all('public', ['seat', 'name', 'figure', 'agreed']),
  seat: all('public', ['kind', 'name', 'figure', 'bot', 'host', 'present', 'standIn']),
  you: all('own', ['seat', 'host', 'newcomer']),
  game: {
    ...all('own', ['view', 'ask']),
    ...all('public', ['toAct', 'askedAt', 'due', 'result', 'score']),
  },
};

const strangers = (data: object | null, known: keyof Judged) =>
  Object.keys(data ?? {})
    .filter((name) => !Object.hasOwn(judged[known], name))
    .map((name) => `a field ${name}`);

/** What a scene may hold besides the view of the game, which is judged by the knowledge of the game. */
function objectionsToScene<State>(
  { table, you, game, ...rest }: Scene,
  viewer: Viewer,
  rules: Game<State>,
  state: State,
): readonly string[] {
  const decision = viewer === 'spectator' ? 0 : rules.decision(state, viewer);
  const ask = viewer === 'spectator' || decision === 0 ? null : { decision, moves: rules.legalMoves(state, viewer) };
  const isOver = rules.result(state) !== undefined;
  return [
    ...strangers({ table, you, game, ...rest }, 'scene'),
    ...strangers(table, 'table'),
    ...strangers(table.newcomer, 'newcomer'),
    ...table.seats.flatMap((seat) => strangers(seat, 'seat')),
    ...strangers(you, 'you'),
    ...strangers(game, 'game'),
    ...(you.seat !== (viewer === 'spectator' ? null : viewer) ? ['the seat of somebody else'] : []),
    ...(JSON.stringify(game?.ask) !== JSON.stringify(ask) ? ['what others are asked'] : []),
    ...(!isOver && (game?.result || game?.score.length) ? ['how it will end'] : []),
  ];
}

/** What a viewer heard of some events, one for one; what is not for them is for nobody. */
function toldOnTheWire(player: Player, told: readonly Told[], viewer: Viewer): readonly Told[] {
  const heard = player.heard.splice(0).map(({ event }) => event);
  const expected = told.filter((each) => heardBy(each, viewer) !== undefined);
  if (heard.length !== expected.length) throw new Error(`Viewer ${viewer} may not know: that something happened`);
  return told.map((each) =>
    expected.includes(each)
      ? { event: heard.shift() ?? each.event, to: everyone, others: undefined }
      : { event: each.event, to: nobody, others: undefined },
  );
}

/** Plays a game over sockets and asks about everything that anybody is sent; returns how much that was. */
export async function audit<State extends object>(
  trial: Trial<State>,
  model: SecrecyModel<State>,
  entries = Infinity,
): Promise<number> {
  const world = worldOf(recordOf(trial), entries);
  const knowledge = model.knowledge(headerFor(trial));
  const truth = truthOf(trial, world);
  let count = 0;
  for await (const players of playOverWire(trial.game, headerFor(trial), world)) {
    const { told, state } = truth.next().value as Step<State>;
    knowledge.follow(told.map(({ event }) => event));
    for (const viewer of viewersOf(trial.seats)) {
      const player = players[viewer === 'spectator' ? trial.seats : viewer] as Player;
      const scene = player.scene as Scene;
      const onTheWire = toldOnTheWire(player, told, viewer);
      const [objection] = [
        ...objectionsToScene(scene, viewer, trial.game, state),
        ...knowledge.objections(viewer, scene.game?.view as object, onTheWire),
      ];
      if (objection !== undefined) throw new Error(`Viewer ${viewer} may not know: ${objection}`);
      count += 1;
    }
  }
  return count;
}
