import { expect, test } from 'vitest';
import type { News, Welcome } from '../../protocol/messages.ts';
import type { Heard, PublicScene } from '../../protocol/scene.ts';
import { faces } from '../../games/faces.ts';
import { received, type Held } from './held.ts';
import { game, own, sceneAt } from './testing/scene.ts';

const heard = (...numbers: readonly number[]): readonly Heard[] =>
  numbers.map((seq) => ({ seq, event: { kind: `event-${seq}`, rule: 'TH-2.3' } }));

const welcome = (seq: number, scene: PublicScene, heard: readonly Heard[]): Welcome => ({
  say: 'welcome',
  version: 2,
  seq,
  scene,
  heard,
  own: { scene: own },
});
const news = (seq: number, patch: News['patch'], heard: readonly Heard[]): News => ({ say: 'news', seq, heard, patch });

const after = (...messages: readonly (Welcome | News)[]): Held | undefined =>
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
  expect(held?.parts.shared.game).toBe(before?.parts.shared.game);
  expect(lines(held)).toEqual([4]);
  expect(held?.fresh).toEqual(heard(4));
});

test('earlier events of a resumed game are in the log and are not animated', () => {
  const lobby = after(welcome(9, sceneAt('lobby'), []));
  const held = lobby && received(lobby, news(10, { game: [game] }, heard(5, 6)));
  expect([lines(held), held?.fresh]).toEqual([[5, 6], []]);
});

test('news without a patch leave the scene as it is', () => {
  const before = after(welcome(3, sceneAt('playing'), []));
  expect(before && received(before, news(4, null, heard(4)))?.scene).toBe(before?.scene);
});

test('a page draws the public view and its own private view in one', () => {
  const before = after(welcome(3, sceneAt('playing'), []));
  expect(before?.scene.game?.view).toEqual({ deck: 30, viewer: 0, hand: [3] });
  expect(before?.scene.you.seat).toBe(0);
  const drawn = before && received(before, { ...news(4, null, []), own: { patch: { view: { hand: { 1: [5] } } } } });
  expect(drawn?.scene.game?.view).toEqual({ deck: 30, viewer: 0, hand: [3, 5] });
});

test('without a private view every field is there and says nothing', () => {
  const held = after({ ...welcome(3, sceneAt('playing'), []), own: { scene: { ...own, view: null } } });
  expect(held?.scene.game?.view).toEqual({ deck: 30, ...faces['thieves']?.nothingPrivate });
});

test('a big screen has no part of its own, and a scene all the same', () => {
  const { say, version, seq, scene, heard: events } = welcome(3, sceneAt('playing'), []);
  const held = after({ say, version, seq, scene, heard: events });
  expect(held?.scene.you).toEqual({
    seat: null,
    host: false,
    heir: false,
    newcomer: false,
    waiting: false,
    sentOff: false,
    resumable: null,
  });
  expect(held?.scene.game?.view).toEqual({ deck: 30, ...faces['thieves']?.nothingPrivate });
});

test('a viewer who may know more gets the full version of an event in its place', () => {
  const fuller = { kind: 'drew', rule: 'TH-2.1', card: 7 };
  const held = after(welcome(3, sceneAt('playing'), []), {
    ...news(4, null, heard(4, 4)),
    own: { heard: { 1: fuller } },
  });
  expect(held?.fresh).toEqual([...heard(4), { seq: 4, event: fuller }]);
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
