import { describe, expect, test } from 'vitest';
import { viewOf } from '../engine/view.ts';
import { thieves } from '../games/thieves/rules/index.ts';
import { sceneOf } from '../protocol/parts.ts';
import {
  after,
  open,
  overTable,
  personOf,
  playing,
  playOf,
  sat,
  started,
  tableAfter,
  turnOf,
} from './testing/table.ts';
import { ownScene, publicScene, publicSceneAfterMove } from './scene.ts';
import type { TableState } from './state.ts';
import type { SceneContext } from './table-in-view.ts';

const people = new Map(['ala', 'bruno', 'celina'].map((owner, index) => [owner, personOf(owner, index)]));
const around = { code: 'HJKLMN', people, present: new Set(['ala', 'celina', 'guest']), isOnScreen: () => false };
const sceneFor = (table: TableState, owner: string, context: SceneContext = around) =>
  sceneOf({ shared: publicScene(table, context), own: ownScene(table, owner) });

test('a table in the lobby: who sits where, who is there, who is the host', () => {
  const table = tableAfter(open({ seats: 4 }), sat(0, 'ala'), sat(2, 'bruno'), {
    kind: 'bot',
    seat: 3,
    level: 'random',
  });
  const scene = sceneFor(table, 'bruno');
  expect(scene).toMatchObject({ you: { seat: 2, host: false }, game: null });
  expect(scene.table).toMatchObject({ code: 'HJKLMN', game: 'thieves', stage: 'lobby', watching: 2, paused: false });
  expect(scene.table.seats).toMatchObject([
    { kind: 'person', name: 'ala', figure: 'fedora', host: true, present: true },
    { kind: 'empty', name: '', host: false, present: false },
    { kind: 'person', name: 'bruno', figure: 'cigar', present: false },
    { kind: 'bot', name: 'Ruby', bot: 'random' },
  ]);
});

test('figures of bots and empty seats are nobody else’s', () => {
  const table = tableAfter(open({ seats: 6 }), sat(0, 'ala'), sat(5, 'bruno'));
  const figures = publicScene(table, around).table.seats.map(({ figure }) => figure);
  expect(new Set(figures).size).toBe(6);
});

test('a table whose last game follows other rules says so, until another one begins', () => {
  const begun = after(tableAfter(open(), sat(0, 'ala')), { ...started, rules: started.rules + 1 });
  const unplayable = { rules: started.rules + 1, ours: started.rules };
  expect(publicScene(begun, around)).toMatchObject({ table: { stage: 'lobby', unplayable }, game: null });
  expect(publicScene(after(begun, started), around).table.unplayable).toBeNull();
});

test('nobody gets what identifies a browser', () => {
  const owners = new Map([['b3duZXI', { ...personOf('b3duZXI'), name: 'Ala' }]]);
  const table = tableAfter(open({ host: 'b3duZXI' }), sat(0, 'b3duZXI'));
  const scene = sceneFor(table, 'b3duZXI', { ...around, people: owners });
  expect(JSON.stringify(scene)).not.toContain('b3duZXI');
});

describe('a game', () => {
  const table = playing();
  const { active, other } = turnOf(table);
  const { state } = playOf(table);

  test('everybody is shown the view of their seat; only those who have to act are asked', () => {
    for (const [seat, { owner }] of table.seats.entries()) {
      const game = sceneFor(table, owner ?? '').game;
      expect(game?.view).toEqual(viewOf(thieves, state as never, seat));
      expect(game?.ask).toEqual(
        seat === active ? { decision: 1, moves: thieves.legalMoves(state as never, seat) } : null,
      );
    }
    expect(sceneFor(table, table.seats[other]?.owner ?? '').game).toMatchObject({
      toAct: [active],
      result: null,
      score: [],
    });
  });

  test('a spectator sees nothing secret and is asked nothing', () => {
    const scene = sceneFor(table, 'guest');
    expect(ownScene(table, 'guest').view).toBeNull();
    expect(scene.you).toEqual({
      seat: null,
      host: false,
      heir: false,
      newcomer: false,
      waiting: false,
      sentOff: false,
      resumable: null,
    });
    expect(scene.game?.ask).toBeNull();
    expect(scene.game?.view).toMatchObject({
      hands: [{ cards: null }, { cards: null }, { cards: null }],
      deckCards: null,
    });
  });

  test('a host without a seat sees no more than a spectator', () => {
    const hostless = after(table, { kind: 'host', owner: 'guest' });
    expect(sceneFor(hostless, 'guest')).toEqual({
      ...sceneFor(hostless, 'other'),
      you: { seat: null, host: true, heir: true, newcomer: false, waiting: false, sentOff: false, resumable: null },
    });
  });

  test('a newcomer sees what a spectator sees until everybody has agreed', () => {
    const kicked = after(table, { kind: 'left', seat: 2, by: 'host' });
    const asked = after(after(kicked, { kind: 'asked-in', seat: 2, owner: 'guest', asked: [0, 1] }), {
      kind: 'let-in',
      seat: 0,
    });
    expect(sceneFor(asked, 'guest').game).toEqual(sceneFor(asked, 'other').game);
    expect(sceneFor(asked, 'guest').you).toEqual({
      seat: null,
      host: false,
      heir: false,
      newcomer: true,
      waiting: false,
      sentOff: false,
      resumable: null,
    });
    const agreed = after(asked, { kind: 'let-in', seat: 1 });
    expect(sceneFor(agreed, 'guest').you).toEqual({
      seat: 2,
      host: false,
      heir: false,
      newcomer: false,
      waiting: false,
      sentOff: false,
      resumable: null,
    });
    expect(sceneFor(agreed, 'guest').game?.view).toEqual(viewOf(thieves, playOf(agreed).state as never, 2));
  });

  test('a removed person sees what a spectator sees', () => {
    const kicked = after(table, { kind: 'left', seat: 1, by: 'host' });
    expect(sceneFor(kicked, 'bruno').game).toEqual(sceneFor(kicked, 'guest').game);
  });

  test('seeds stand in no scene', () => {
    for (const owner of ['ala', 'bruno', 'celina', 'guest']) {
      expect(JSON.stringify(sceneFor(table, owner))).not.toMatch(/seed|chance|5a5a5a/);
    }
  });

  test('when it is over the count lies on the table for all', () => {
    const over = sceneFor(overTable(), 'guest').game;
    expect(over?.result?.scores).toHaveLength(3);
    expect(over?.score.length).toBeGreaterThan(0);
  });

  test.each(['thieves', 'the-boss', 'cash-n-guns'])(
    'a move in the middle of %s changes nothing but the game',
    (game) => {
      const seats = 4;
      const owners = ['ala', 'bruno', 'celina', 'dario'];
      let table = tableAfter(open({ game, seats, options: {} }), ...owners.map((owner, seat) => sat(seat, owner)));
      table = after(table, started);
      let moves = 0;
      for (; table.stage === 'playing'; moves++) {
        const { game: rules, state } = playOf(table);
        const [seat = 0] = rules.toAct(state);
        const move = rules.legalMoves(state, seat)[0] ?? 'late';
        const decision = rules.decision(state, seat);
        const next = after(table, { kind: 'moved', seat, decision, move, by: 'person' });
        const scene = publicScene(next, around);
        if (next.stage !== 'playing') expect(scene.table).not.toEqual(publicScene(table, around).table);
        else expect(publicSceneAfterMove(next, publicScene(table, around))).toEqual(scene);
        for (const owner of [...owners, 'guest']) expect(ownScene(next, owner).you).toEqual(ownScene(table, owner).you);
        table = next;
      }
      expect(moves).toBeGreaterThan(10);
    },
  );

  test('the time that is left is the same for all', () => {
    const timed = playing({ clock: 'brisk' });
    const dues = ['ala', 'bruno', 'guest'].map((owner) => sceneFor(timed, owner).game?.due);
    expect(new Set(dues).size).toBe(1);
    expect(dues[0]).toBeGreaterThan(0);
  });
});
