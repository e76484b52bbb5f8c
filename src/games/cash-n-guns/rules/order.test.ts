import { expect, test } from 'vitest';
import { only, playUntil } from '../testing/playing.ts';
import { table } from '../testing/table.ts';

test('[CG-5.1] everything happens in its order', () => {
  const powers = ['hustler', 'kid', 'cunning', 'stealthy', 'doctor', 'smart', 'professional', 'vulture'];
  const start = table({
    seats: 8,
    powers,
    wounds: [2, 0, 0, 0, 1, 0, 0, 0],
    loot: [['bill-5'], [], [], ['bill-20']],
    table: ['bill-10', 'bill-5'],
  });
  const { told } = playUntil(start, 'share', {
    bullets: 'ccbccbbb',
    aims: [2, 2, 0, 1, 1, 3, 3, 2],
    courage: 'sssllsss',
  });
  const order = told
    .map(({ kind, rule, seat }) => `${String(kind)} ${String(rule)} ${String(seat)}`)
    .filter((line) => !/loaded|took-aim|decided|stands|lies-down/.test(line));
  const places = [
    'drew-from CG-6.hustler 0',
    'aims CG-2.4 7',
    'aims CG-6.kid 1',
    'reconsidered CG-6.cunning 2',
    'no-order CG-2.7 0',
    'took CG-6.stealthy 3',
    'healed CG-6.doctor 4',
    'discarded CG-2.11 3',
    'discarded CG-2.11 4',
    'discarded CG-6.smart 5',
    'fired CG-6.professional 6',
    'stole CG-6.professional 6',
    'fired CG-2.13 0',
    'wounded CG-2.13 0',
    'eliminated CG-2.15 0',
    'stole CG-6.vulture 7',
  ].map((line) => order.indexOf(line));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('[CG-5.1] Polish rulebook: whoever is shot down goes down after eliminations and before the Vulture', () => {
  const start = table({
    rulebook: 'polish',
    powers: ['stealthy', '-', 'vulture', '-'],
    wounds: [0, 2],
    loot: [[], ['bill-5']],
    table: ['bill-10'],
  });
  const { told } = playUntil(start, 'share', { bullets: 'bbcc', aims: [1, 0, 3, 2] });
  expect(told.slice(-3).map(({ kind }) => kind)).toEqual(['eliminated', 'took', 'stole']);
});

test('[CG-5.2] at the same point clockwise from the Godfather’s seat, also if the Godfather is dead', () => {
  const script = { bullets: 'cccc', courage: 'llll' };
  const { told } = playUntil(table({ godfather: 2 }), 'end', script);
  expect(only(told, 'discarded').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  const powers = ['doctor', '-', 'stealthy', '-'];
  const lying = playUntil(table({ godfather: 2, powers, wounds: [1], table: ['bill-10'] }), 'share', {
    courage: 'lsls',
  });
  expect(lying.told.filter(({ rule }) => String(rule).startsWith('CG-6')).map(({ seat }) => seat)).toEqual([2, 0]);
  const dies = table({ godfather: 2, wounds: [0, 0, 2], table: ['bill-5', 'bill-5'] });
  const { told: later } = playUntil(dies, 'end', { bullets: 'cbcc', aims: [1, 2, 1, 0] });
  expect(only(later, 'took').map(({ seat }) => seat)).toEqual([3, 0, 1]);
});

test('[CG-5.1] the bullet of a Professional whose target has no loot is discarded before the Smart chooses', () => {
  const start = table({ powers: ['smart', '-', 'professional', '-'], loot: [[], [], [], ['bill-5']] });
  const lying = { bullets: 'bcbc', aims: [1, 0, 1, 1], courage: 'slss' };
  const { told } = playUntil(start, 'discard-any', lying);
  expect(only(told, 'discarded').map(({ seat, rule }) => [seat, rule])).toEqual([
    [1, 'CG-2.11'],
    [2, 'CG-2.12'],
    [3, 'CG-2.12'],
  ]);
});

test('[CG-5.1] English rulebook: the bullets of slow players are discarded before the Smart chooses', () => {
  const start = table({ powers: ['smart', '-', '-', '-'] });
  const slow = { bullets: 'bcbc', aims: [1, 0, 1, 'late'] as const, courage: 'slss' };
  const { told } = playUntil(start, 'discard-any', slow);
  expect(only(told, 'discarded').map(({ seat, rule }) => [seat, rule])).toEqual([
    [1, 'CG-2.11'],
    [2, 'CG-2.12'],
    [3, 'CG-2.5'],
  ]);
});
