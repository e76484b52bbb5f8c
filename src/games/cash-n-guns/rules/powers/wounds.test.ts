import { expect, test } from 'vitest';
import { cashNGuns } from '../index.ts';
import { seatsIn } from '../seating.ts';
import { lootNames, only, playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';

/* Powers about wounds and death. */

test('[CG-6.lucky-man] one hit wounds as usual', () => {
  const start = table({ powers: ['lucky-man', '-', '-', '-'] });
  const { state } = playUntil(start, 'share', { bullets: 'cbcc', aims: [1, 0, 0, 2] });
  expect([state.wounds[0], state.now.standing & 1]).toEqual([1, 0]);
});

test.each([
  [2, 'cbbc'],
  [3, 'cbbb'],
] as const)('[CG-6.lucky-man] %i hits in one round are none: keeps standing and shares', (hits, bullets) => {
  const start = table({ powers: ['lucky-man', '-', '-', '-'], wounds: [2], table: ['bill-5'] });
  const { state, told } = playUntil(start, 'end', { bullets, aims: [1, 0, 0, 0] });
  expect(only(told, 'unhurt')).toEqual([{ kind: 'unhurt', rule: 'CG-6.lucky-man', seat: 0, hits }]);
  expect([state.wounds[0], state.suffered[0]]).toEqual([2, 2]);
  expect(only(told, 'took')[0]).toMatchObject({ seat: 0 });
});

test.each([
  [3, true],
  [4, true],
  [5, false],
])('[CG-6.unbreakable] with %i wounds lives: %s', (wounds, lives) => {
  const start = table({ powers: ['unbreakable', '-', '-', '-'], wounds: [wounds - 1] });
  const { state, told } = playUntil(start, 'share', { bullets: 'cbcc', aims: [1, 0, 3, 2] });
  expect((state.living & 1) === 1).toBe(lives);
  expect(only(told, 'endured')).toHaveLength(lives ? 1 : 0);
});

test('[CG-6.unbreakable] the wounds count in the tie-break', () => {
  const start = table({ round: 8, powers: ['unbreakable', '-', '-', '-'], wounds: [4, 2] });
  const { state } = playUntil(start, 'end', { courage: 'llll' });
  expect(cashNGuns.result(state)?.winners).toEqual([0]);
});

const loot = [['bill-5'], ['painting', 'bill-20', 'bill-10'], ['diamond-1']] as const;

test('[CG-6.vulture] takes two random cards of an eliminated player’s loot', () => {
  const start = table({ powers: ['vulture', '-', '-', '-'], loot, wounds: [0, 2] });
  const { state, told } = playUntil(start, 'share', { bullets: 'bccc', draws: [0, 1] });
  expect(only(told, 'stole').map(({ rule, share }) => [rule, share])).toEqual([
    ['CG-6.vulture', 'painting'],
    ['CG-6.vulture', 'bill-10'],
  ]);
  expect([lootNames(state, 0), lootNames(state, 1)]).toEqual([['bill-5', 'painting', 'bill-10'], []]);
});

test('[CG-6.vulture] two eliminations at once: first the one nearer clockwise from the Godfather; fewer if fewer', () => {
  const start = table({ godfather: 2, powers: ['vulture', '-', '-', '-'], loot, wounds: [0, 2, 2] });
  const { told } = playUntil(start, 'share', { bullets: 'bccb', aims: [1, 0, 3, 2] });
  expect(only(told, 'stole').map(({ from }) => from)).toEqual([2, 1, 1]);
});

const bothHurt = table({ powers: ['vulture', '-', '-', '-'], loot, wounds: [2, 2] });

test('[CG-6.vulture] lying down takes as well', () => {
  const lying = playUntil(bothHurt, 'share', { bullets: 'ccbc', aims: [1, 2, 1, 2], courage: 'lsss' });
  expect(only(lying.told, 'stole')).toHaveLength(2);
});

test('[CG-6.vulture] when the Vulture dies too takes nothing', () => {
  const dying = playUntil(bothHurt, 'share', { bullets: 'bbcc', aims: [1, 0, 3, 2] });
  expect(seatsIn(dying.state.living)).toEqual([2, 3]);
  expect(only(dying.told, 'stole')).toEqual([]);
});

test('[CG-6.vulture] the last survivor takes before winning', () => {
  const start = table({ powers: ['vulture', '-', '-', '-'], loot, wounds: [0, 2], dead: [2, 3] });
  const { state } = playUntil({ ...start, loot: start.loot.map((row, seat) => (seat === 2 ? [] : row)) }, 'end', {
    bullets: 'bc',
    draws: [0, 0],
  });
  expect([state.over, lootNames(state, 0)]).toEqual(['decided', ['bill-5', 'painting', 'bill-20']]);
});
