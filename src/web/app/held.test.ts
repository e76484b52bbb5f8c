import { expect, test } from 'vitest';
import type { Message } from '../../protocol/messages.ts';
import type { GameInView, Heard, Scene, Stage } from '../../protocol/scene.ts';
import { received, type Held, type Told } from './held.ts';

const heard = (...numbers: readonly number[]): readonly Heard[] =>
  numbers.map((seq) => ({ seq, event: { kind: `event-${seq}`, rule: 'TH-2.3' } }));

const game: GameInView = { view: {}, toAct: [0], ask: null, askedAt: [], due: null, result: null, score: [] };

function sceneAt(stage: Stage, finished = 0): Scene {
  const table = {
    code: 'ABCDEF',
    game: 'thieves',
    options: {},
    clock: 'none',
    stage,
    locked: false,
    paused: false,
    finished,
    seats: [],
    watching: 0,
    wantEnd: [],
    newcomer: null,
  } as const;
  return { table, you: { seat: 0, host: true, newcomer: false }, game: stage === 'lobby' ? null : game };
}

const welcome = (seq: number, scene: Scene, events: readonly Heard[]): Told => ({
  say: 'welcome',
  version: 1,
  seq,
  scene,
  heard: events,
});
const news = (seq: number, patch: Extract<Message, { say: 'news' }>['patch'], events: readonly Heard[]): Told => ({
  say: 'news',
  seq,
  heard: events,
  patch,
});

const after = (...messages: readonly Told[]): Held | undefined =>
  messages.reduce<Held | undefined>((held, message) => received(held, message), undefined);

const lines = (held: Held | undefined) => held?.log.map(({ seq }) => seq);

test('a welcome brings everything; what happened before is in the log and is not shown as movement', () => {
  const held = after(welcome(7, sceneAt('playing'), heard(5, 6, 7)));
  expect(held?.seq).toBe(7);
  expect(lines(held)).toEqual([5, 6, 7]);
  expect(held?.fresh).toEqual([]);
});

test('news change the scene where the patch says so and nowhere else', () => {
  const before = after(welcome(3, sceneAt('playing'), []));
  const held = before && received(before, news(4, { table: { paused: [true] } }, heard(4)));
  expect(held?.scene.table.paused).toBe(true);
  expect(held?.scene.game).toBe(before?.scene.game);
  expect(lines(held)).toEqual([4]);
  expect(held?.fresh).toEqual(heard(4));
});

test('news without a patch leave the scene as it is', () => {
  const before = after(welcome(3, sceneAt('playing'), []));
  expect(before && received(before, news(4, null, heard(4)))?.scene).toBe(before?.scene);
});

test('news before a welcome say nothing', () => {
  expect(after(news(4, null, heard(4)))).toBeUndefined();
});

test('what was missed while the connection was down goes into the log and is not played back', () => {
  const held = after(
    welcome(3, sceneAt('playing'), heard(2, 3)),
    news(4, null, heard(4)),
    welcome(9, sceneAt('playing'), heard(5, 6, 9)),
  );
  expect(lines(held)).toEqual([2, 3, 4, 5, 6, 9]);
  expect(held?.fresh).toEqual([]);
});

test('what comes twice after a reconnect is in the log once', () => {
  const held = after(welcome(3, sceneAt('playing'), heard(2, 3)), welcome(5, sceneAt('playing'), heard(2, 3, 5)));
  expect(lines(held)).toEqual([2, 3, 5]);
});

test('a game that ended while the connection was down keeps its log', () => {
  const held = after(welcome(3, sceneAt('playing'), heard(3)), welcome(5, sceneAt('over', 1), heard(5)));
  expect(lines(held)).toEqual([3, 5]);
});

test('a rematch begins with an empty log', () => {
  const held = after(welcome(3, sceneAt('over', 1), heard(3)), news(4, { table: { stage: ['playing'] } }, heard(4)));
  expect(lines(held)).toEqual([4]);
});

test('a game begun in the lobby, here or while away, begins with an empty log', () => {
  const begun = after(
    welcome(1, sceneAt('lobby'), []),
    news(2, { table: { stage: ['playing'] }, game: [game] }, heard(2)),
  );
  expect(lines(begun)).toEqual([2]);
  expect(lines(after(welcome(8, sceneAt('playing'), heard(8)), welcome(20, sceneAt('playing', 2), heard(19))))).toEqual(
    [19],
  );
});
