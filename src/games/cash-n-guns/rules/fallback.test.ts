import { expect, test } from 'vitest';
import { bang, click, shareNames, type ShareName } from '../box.ts';
import { cashNGuns } from './index.ts';
import type { CashMove } from '../moves.ts';
import type { QuestionId } from '../moves.ts';
import type { State } from './state.ts';
import { playUntil, take, type Script } from '../testing/playing.ts';
import { table, type Arrangement } from '../testing/table.ts';

/** What the table answers when this is asked. */
function fallback(until: QuestionId, arrangement: Arrangement = {}, script: Script = {}): CashMove | 'late' {
  const state: State = playUntil(table(arrangement), until, script).state;
  const [seat = 0] = cashNGuns.toAct(state);
  const move = cashNGuns.fallback(state, seat, state.chance);
  if (move !== 'late') expect(cashNGuns.legalMoves(state, seat)).toContain(move);
  return move;
}

const bangsOnly = Array.from({ length: 4 }, () => [0, 3] as const);

test('[CG-8.1] bullet: a Click if there is one', () => {
  expect(fallback('load')).toEqual({ kind: 'load', bullet: click });
  expect(fallback('load', { round: 6, hands: bangsOnly })).toEqual({ kind: 'load', bullet: bang });
});

test('[CG-8.1] hold-up and Kid: too slow', () => {
  expect(fallback('aim')).toBe('late');
  expect(fallback('aim', { powers: ['kid', '-', '-', '-'] })).toBe('late');
});

test('[CG-8.1] ordered player: the next possible target clockwise from them', () => {
  expect(fallback('aim-anew', {}, { aims: [1, 2, 3, 0], order: [3, 1] })).toEqual({ kind: 'aim-anew', at: 1 });
  expect(fallback('aim-anew', {}, { aims: [1, 3, 3, 0], order: [1, 2] })).toEqual({ kind: 'aim-anew', at: 2 });
});

test('[CG-8.1] Godfather, Cunning, Dictator, Junk Dealer, Good Friend: no', () => {
  expect(fallback('order')).toEqual({ kind: 'no-order' });
  expect(fallback('swap-bullet', { powers: ['cunning', '-', '-', '-'] })).toEqual({ kind: 'keep-bullet' });
  expect(fallback('forbid', { powers: ['dictator', '-', '-', '-'], table: ['bill-5', 'bill-5'] })).toEqual({
    kind: 'allow',
  });
  const loot = [[], ['bill-5']] as const;
  expect(fallback('trade', { powers: ['junk-dealer', '-', '-', '-'], table: ['bill-5'], loot })).toEqual({
    kind: 'no-trade',
  });
  const friend = { powers: ['-', 'good-friend', '-', '-'], table: ['clip'] } as const;
  const script = { bullets: 'ccbb', aims: [1, 0, 3, 2], answers: { share: [take('clip')] } };
  expect(fallback('fetch', friend, script)).toEqual({ kind: 'no-fetch' });
});

test('[CG-8.1] courage: lies down', () => {
  expect(fallback('courage')).toEqual({ kind: 'lie-down' });
});

test('[CG-8.1] Smart, Clip: discards a Click if there is one', () => {
  const smart = { powers: ['smart', '-', '-', '-'] };
  expect(fallback('discard-any', smart, { bullets: 'bccc', courage: 'slss' })).toEqual({
    kind: 'discard',
    bullet: click,
  });
  const clip = { bullets: 'ccbb', aims: [1, 0, 3, 2], answers: { share: [take('clip')] } };
  expect(fallback('discard', { table: ['clip'] }, clip)).toEqual({ kind: 'discard', bullet: click });
  const bangs = { ...clip, bullets: 'bbbb', courage: 'ssls' };
  expect(
    fallback('discard', { round: 6, hands: bangsOnly, table: ['clip'] }, { ...bangs, aims: [2, 2, 1, 2] }),
  ).toEqual({
    kind: 'discard',
    bullet: bang,
  });
});

test('[CG-8.1] Hustler: the next player clockwise, gives a Click if there is one', () => {
  expect(fallback('draw-from', { dead: [3], powers: ['-', '-', 'hustler', '-'] })).toEqual({
    kind: 'draw-from',
    seat: 0,
  });
  expect(fallback('draw-from', { powers: ['-', 'hustler', '-', '-'] })).toEqual({ kind: 'draw-from', seat: 2 });
  expect(fallback('hand-over', { powers: ['-', '-', 'hustler', '-'] })).toEqual({ kind: 'hand-over', bullet: click });
});

const inOrder: readonly ShareName[] = [
  'bill-20',
  'bill-10',
  'bill-5',
  'painting',
  'diamond-10',
  'diamond-5',
  'diamond-1',
  'first-aid',
];

test.each(inOrder.slice(1).map((later, place) => [inOrder[place] ?? later, later] as const))(
  '[CG-8.1] sharing: %s goes before %s',
  (earlier, later) => {
    expect(fallback('share', { table: [later, earlier] })).toEqual(take(earlier));
  },
);

test('[CG-8.1] sharing: one share; a kit before a clip before the token', () => {
  const greedy = { powers: ['greedy', '-', '-', '-'] };
  expect(fallback('share', { ...greedy, table: ['clip', 'first-aid'] })).toEqual(take('first-aid'));
  expect(fallback('share', { ...greedy, table: ['clip'] })).toEqual(take('clip'));
  expect(fallback('share', { table: [] })).toEqual({ kind: 'take', share: shareNames.indexOf('new-godfather') });
});
