import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { bang, click } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import { asked, only, play, playUntil, refused } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { exchangesIn } from '../../view.ts';

/* Powers before the shots: drawing from a hand, aiming last, swapping a bullet. */

const drawFrom = (seat: number) => ({ kind: 'draw-from', seat }) as const;
const handOver = (bullet: number) => ({ kind: 'hand-over', bullet }) as const;

test('[CG-6.hustler] draws a random bullet of another living player, then gives one of the cards held before', () => {
  const state = table({ powers: ['hustler', '-', '-', '-'], dead: [3] });
  expect(cashNGuns.legalMoves(state, 0)).toEqual([drawFrom(1), drawFrom(2)]);
  expect(refused(state, 0, drawFrom(0))).toEqual({ rule: 'CG-6.hustler', reason: 'yourself' });
  expect(refused(state, 0, drawFrom(3))).toEqual({ rule: 'CG-6.hustler', reason: 'dead' });
  const script = { answers: { 'draw-from': [drawFrom(2)], 'hand-over': [handOver(click)] }, draws: [3] };
  const { state: after, heard } = playUntil(state, 'load', script);
  expect(after.hands).toEqual([2, 4, 3, 3, 4, 2, 3, 3]);
  const [drew, handed] = [only(heard(0), 'drew-from')[0], only(heard(2), 'handed-over')[0]];
  expect(drew).toMatchObject({ seat: 0, from: 2, drawn: 3, bullet: 'bang' });
  expect(handed).toMatchObject({ seat: 0, to: 2, bullet: 'click' });
});

test('[CG-6.hustler] everyone sees who traded with whom, only these two know the cards', () => {
  const { state, heard } = playUntil(table({ powers: ['hustler', '-', '-', '-'] }), 'load');
  for (const viewer of [2, 3, 'spectator'] as const) {
    expect(heard(viewer).slice(0, 2)).toEqual([
      { kind: 'drew-from', rule: 'CG-6.hustler', seat: 0, from: 1 },
      { kind: 'handed-over', rule: 'CG-6.hustler', seat: 0, to: 1 },
    ]);
    expect(viewOf(cashNGuns, state, viewer).exchanges[0]).toMatchObject({ drawn: null, given: null });
  }
  for (const viewer of [0, 1]) {
    expect(exchangesIn(viewOf(cashNGuns, state, viewer))).toEqual(state.exchanges);
    for (const event of heard(viewer).slice(0, 2)) expect(event).toHaveProperty('bullet');
  }
});

test('[CG-6.hustler] the drawn card itself cannot be given back', () => {
  const hands = [
    [3, 0],
    [0, 3],
    [1, 2],
    [1, 2],
  ] as const;
  const start = table({ round: 6, powers: ['hustler', '-', '-', '-'], hands });
  const { state } = playUntil(start, 'hand-over', { answers: { 'draw-from': [drawFrom(1)] } });
  expect(cashNGuns.legalMoves(state, 0)).toEqual([handOver(click)]);
  expect(refused(state, 0, handOver(bang))).toEqual({ rule: 'CG-6.hustler', reason: 'not-held-before' });
});

test('[CG-6.hustler] in round 8 the two hands change places', () => {
  const hands = [
    [1, 0],
    [0, 1],
    [1, 0],
    [1, 0],
  ] as const;
  const start = table({ round: 8, powers: ['hustler', '-', '-', '-'], hands });
  const { state } = playUntil(start, 'load', { answers: { 'draw-from': [drawFrom(1)] } });
  expect(state.hands.slice(0, 4)).toEqual([0, 1, 1, 0]);
});

test('[CG-6.hustler] it is compulsory, every round', () => {
  let state = table({ round: 1, powers: ['hustler', '-', '-', '-'] });
  for (let round = 1; round <= 8; round++) {
    expect([asked(state), state.round]).toEqual(['draw-from', round]);
    expect(cashNGuns.legalMoves(state, 0).every(({ kind }) => kind === 'draw-from')).toBe(true);
    state = playUntil(state, 'end', { courage: 'llll' }).state;
  }
});

test('[CG-6.kid] aims after everybody else’s aim is seen', () => {
  const others = playUntil(table({ powers: ['-', 'kid', '-', '-'] }), 'aim').state;
  expect(cashNGuns.toAct(others)).toEqual([0, 2, 3]);
  let state = others;
  for (const [seat, at] of [
    [0, 1],
    [2, 1],
    [3, 0],
  ] as const)
    state = play(state, seat, { kind: 'aim', at }).state;
  expect(cashNGuns.toAct(state)).toEqual([1]);
  expect(viewOf(cashNGuns, state, 1).now.aims).toEqual([1, -1, 1, 0]);
  const { told } = play(state, 1, { kind: 'aim', at: 3 });
  expect(only(told, 'aims')).toEqual([{ kind: 'aims', rule: 'CG-6.kid', seat: 1, at: 3 }]);
});

test('[CG-6.kid] the privilege can still move the Kid, after the Cunning (Kid × Cunning × privilege)', () => {
  const start = table({ powers: ['-', 'kid', 'cunning', '-'] });
  const { state, told } = playUntil(start, 'courage', { aims: [1, 2, 1, 1], order: [1, 0] });
  expect(state.now.aims).toEqual([1, 0, 1, 1]);
  const kinds = told.map(({ kind, rule }) => (rule === 'CG-6.kid' ? 'kid' : kind));
  expect(kinds.indexOf('kid')).toBeLessThan(kinds.indexOf('reconsidered'));
  expect(kinds.indexOf('reconsidered')).toBeLessThan(kinds.indexOf('ordered'));
});

test('[CG-6.cunning] may swap the chosen bullet for another from hand; nobody learns whether', () => {
  const start = playUntil(table({ powers: ['-', '-', 'cunning', '-'] }), 'swap-bullet').state;
  expect(cashNGuns.toAct(start)).toEqual([2]);
  const swapped = play(start, 2, { kind: 'swap-bullet', bullet: bang });
  const kept = play(start, 2, { kind: 'keep-bullet' });
  expect(swapped.state.now.bullets[2]).toBe(bang);
  expect(swapped.state.hands.slice(4, 6)).toEqual([3, 2]);
  expect(kept.state.now.bullets[2]).toBe(click);
  expect(swapped.heard(0)).toEqual(kept.heard(0));
  expect(swapped.heard(2)[0]).toMatchObject({ rule: 'CG-6.cunning', bullet: 'bang' });
});

test('[CG-6.cunning] is asked every round with another card, whatever it is, and never in round 8', () => {
  const hands = [
    [3, 0],
    [1, 2],
    [1, 2],
    [1, 2],
  ] as const;
  const alike = playUntil(table({ round: 6, hands, powers: ['cunning', '-', '-', '-'] }), 'swap-bullet').state;
  expect(cashNGuns.legalMoves(alike, 0)).toEqual([{ kind: 'keep-bullet' }, { kind: 'swap-bullet', bullet: click }]);
  expect(refused(alike, 0, { kind: 'swap-bullet', bullet: bang })).toEqual({
    rule: 'CG-6.cunning',
    reason: 'not-in-hand',
  });
  const last = playUntil(table({ round: 8, powers: ['cunning', '-', '-', '-'] }), 'courage');
  expect(only(last.told, 'reconsidered')).toEqual([]);
});

test.each([
  ['english', 1],
  ['polish', 0],
] as const)('[CG-6.cunning] a too slow Cunning under the %s rulebook is asked %i times', (rulebook, times) => {
  const start = table({ rulebook, powers: ['cunning', '-', '-', '-'] });
  const { told } = playUntil(start, 'courage', { aims: ['late', 0, 1, 2] });
  expect(only(told, 'reconsidered')).toHaveLength(times);
});
