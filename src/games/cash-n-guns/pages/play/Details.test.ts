import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { load, loadAlso, speak } from '../../../../words/index.ts';
import Details from './Details.svelte';

beforeAll(async () => {
  await loadAlso('cash-n-guns', 'table');
  await load('en');
  speak(() => 'en');
});

/** What the player at seat 0 reads about somebody. */
const about = (place: number, state: State): string =>
  render(Details, {
    props: { view: viewOf(cashNGuns, state, 0), you: 0, place, name: 'Kasia', onclose: () => undefined },
  }).body;

/** Seat 0 shoots seat 1. */
const shot = { bullets: 'bccc', aims: [1, 0, 1, 1], courage: 'ssll' };

test('[CG-7.1] everybody reads how many bullets somebody holds, and what they have shown', () => {
  const { state } = playUntil(table(), 'share', shot);
  expect(about(1, state)).toContain('5 bullets in hand');
  expect(about(1, state)).toContain('Shown so far: 0 Bang!, 3 Clicks');
});

test('[CG-7.2] one reads what one holds oneself', () => {
  expect(about(0, table())).toContain('In hand: 3 Clicks, 3 Bang!');
});

test('[CG-7.7] when the game is over all hands are open', () => {
  const { state } = playUntil(table({ dead: [2, 3], wounds: [2] }), 'end', { bullets: 'cb' });
  expect(about(1, state)).toContain('In hand: 3 Clicks, 2 Bang!');
});

test('[CG-2.17] the shots that leave one survivor count as shown', () => {
  const { state } = playUntil(table({ dead: [2, 3], wounds: [0, 2] }), 'end', shot);
  expect(about(0, state)).toContain('Shown so far: 1 Bang!, 2 Clicks');
});

test('[CG-4.1] after the eighth round every shot counts once', () => {
  const { state } = playUntil(table({ round: 8 }), 'end', { ...shot, bullets: 'cccc' });
  expect(about(0, state)).toContain('Shown so far: 3 Bang!, 5 Clicks');
});

test('[CG-2.15] the hand of a dead player has left the game', () => {
  const { state } = playUntil(table({ wounds: [0, 2] }), 'end', shot);
  expect(about(1, state)).not.toContain('in hand');
  expect(about(1, state)).toContain('out of the game');
});

test('[CG-6.unbreakable] everybody reads how many wounds are too many', () => {
  const state = table({ powers: ['-', 'unbreakable', '-', '-'], wounds: [1, 3] });
  expect([0, 1].map((seat) => about(seat, state))).toEqual([
    expect.stringContaining('1 wound; out at 3.'),
    expect.stringContaining('3 wounds; out at 5.'),
  ]);
});
