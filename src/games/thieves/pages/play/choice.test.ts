import { expect, test } from 'vitest';
import { money2, police1, roadblock, thief } from '../../box.ts';
import type { ThievesMove } from '../../moves.ts';
import { pointAt, seatOf, takeUp, targets, type Choice, type Target } from './choice.ts';

const stash: ThievesMove = { kind: 'stash', card: money2 };
const gifts = [1, 2].map((to): ThievesMove => ({ kind: 'give', card: money2, to }));
const police: ThievesMove = { kind: 'police', card: police1 };
const nothing: ThievesMove = { kind: 'idle-thief', card: thief };
const thefts = [0, 2].map((to): ThievesMove => ({ kind: 'thief', card: thief, from: 1, place: 0, to }));
const moves = [stash, ...gifts, police, nothing, ...thefts];

const pointing = (choice: Choice, kind: Target['kind']): Choice => {
  const target = targets(moves, choice, 3).find((each) => each.kind === kind);
  if (!target) throw new Error(`Nothing of kind ${kind} to point at.`);
  return pointAt(choice, target);
};

test('a card with one way to play it is ready to be confirmed', () => {
  expect(takeUp(moves, police1).move).toBe(police);
});

test('a card with several ways asks where it goes, and offers exactly the moves it was sent', () => {
  const choice = takeUp(moves, money2);
  expect(choice.move).toBeNull();
  expect(targets(moves, choice, 3)).toEqual([stash, ...gifts].map((move) => ({ kind: 'move', move })));
});

test('money points at the seat it goes to: the own one, or that of another', () => {
  const seats = targets(moves, takeUp(moves, money2), 3).map((target) => seatOf(target, 0));
  expect(seats).toEqual([0, 1, 2]);
});

test('[TH-3.5] a Thief asks whose card, which card, and who gets it', () => {
  const whose = pointing(takeUp(moves, thief), 'from');
  const which = pointing(whose, 'place');
  expect([whose.from, which.place, which.move]).toEqual([1, 0, null]);
  expect(pointing(which, 'move').move).toBe(thefts[0]);
});

test('[TH-3.5] players without loot, and the one who loses the card, are shown and can be asked about', () => {
  const whose = targets(moves, takeUp(moves, thief), 3).filter(({ kind }) => kind === 'refused');
  expect(whose.map((target) => seatOf(target, 0))).toEqual([0, 2]);
  const receivers = targets(moves, { card: thief, from: 1, place: 0, move: null }, 3);
  expect(receivers[1]).toMatchObject({ kind: 'refused', seat: 1, move: { from: 1, to: 1 } });
});

test('[TH-3.8] a Roadblock on an empty road needs no target', () => {
  const alone: ThievesMove = { kind: 'roadblock', card: roadblock, remove: null };
  expect(takeUp([alone], roadblock).move).toBe(alone);
});
