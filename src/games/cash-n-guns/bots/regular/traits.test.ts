import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { firstAid, type PowerName } from '../../box.ts';
import { cashNGuns } from '../../rules/index.ts';
import { playUntil } from '../../testing/playing.ts';
import { table, type Arrangement } from '../../testing/table.ts';
import { aimGain } from './answers/aim.ts';
import { lying, standing } from './answers/courage.ts';
import { afterTaking, natureOf } from './holdings.ts';
import { read, type Reading } from './reading.ts';
import { sightOf } from './sight.ts';
import { takings } from './takings.ts';
import { tuning } from './tuning.ts';
import { worthTo } from './worth.ts';

/* Every trait of the box that affects a decision must affect the bot. */

/** The bot's reading of a table with a power and without one, when courage is asked. */
function readings(
  power: PowerName,
  arrangement: Arrangement = {},
): { readonly holder: Reading; readonly other: Reading } {
  const [holder, other] = [power, '-'].map((own) => {
    const start = table({ ...arrangement, powers: [own, '-', '-', '-'] });
    const { state } = playUntil(start, 'courage', { bullets: 'bccc', aims: [1, 0, 3, 2] });
    return read(sightOf(viewOf(cashNGuns, state, 0)), natureOf(tuning), 0.5);
  }) as [Reading, Reading];
  return { holder, other };
}

test('[CG-6.unbreakable] the Unbreakable has two lives more, which a first aid kit gives back', () => {
  const { holder, other } = readings('unbreakable', { wounds: [2] });
  expect([holder.lives[0], other.lives[0]]).toEqual([3, 1]);
  expect([holder, other].map((reading) => afterTaking(reading, firstAid).lives[0])).toEqual([5, 3]);
  expect(worthTo(holder, 0, firstAid)).toBeGreaterThan(0);
  expect(worthTo(holder, 0, firstAid)).toBeLessThan(worthTo(other, 0, firstAid));
});

test('[CG-6.lucky-man] two hits are better than one', () => {
  const { holder, other } = readings('lucky-man');
  expect(standing(holder, [0, 0, 1])).toBeGreaterThan(standing(holder, [0, 1]));
  expect(standing(other, [0, 0, 1])).toBeLessThan(standing(other, [0, 1]));
});

test('[CG-6.collector] the Collector has one painting more', () => {
  const { holder, other } = readings('collector');
  expect([holder.riches[0]?.paintings, other.riches[0]?.paintings]).toEqual([1, 0]);
});

test('[CG-6.greedy] the Greedy hopes for two shares at once', () => {
  const { holder, other } = readings('greedy', { table: ['bill-20', 'bill-20'] });
  expect(takings(holder)).toBeGreaterThan(takings(other) + 10);
});

test('[CG-6.cute] the Cute also hopes for a $5,000 bill, if there is one', () => {
  const { holder, other } = readings('cute', { table: ['bill-20', 'bill-5'] });
  expect(takings(holder)).toBeCloseTo(takings(other) + 5);
  const without = readings('cute', { table: ['bill-20', 'bill-10'] });
  expect(takings(without.holder)).toBe(takings(without.other));
});

test('[CG-6.stealthy] lying down is worth a $10,000 bill to the Stealthy, if there is one', () => {
  const { holder, other } = readings('stealthy', { table: ['bill-10'] });
  expect(lying(holder)).toBeGreaterThan(lying(other));
  const without = readings('stealthy', { table: ['bill-20'] });
  expect(lying(without.holder)).toBe(lying(without.other));
});

test('[CG-6.doctor] lying down is worth a life to the Doctor who is hurt', () => {
  const { holder, other } = readings('doctor', { wounds: [2] });
  expect(lying(holder)).toBeGreaterThan(lying(other));
  const unhurt = readings('doctor');
  expect(lying(unhurt.holder)).toBe(lying(unhurt.other));
});

test('[CG-6.professional] the Professional aims all the more at somebody with loot who may lie down', () => {
  const { holder, other } = readings('professional', { loot: [[], ['bill-20', 'bill-20']] });
  expect(aimGain(holder, 1)).toBeGreaterThan(aimGain(other, 1));
  const poor = readings('professional');
  expect(aimGain(poor.holder, 1)).toBe(aimGain(poor.other, 1));
});

test('[CG-6.vulture] the Vulture aims all the more at somebody with loot who may die', () => {
  const { holder, other } = readings('vulture', { loot: [[], ['bill-20', 'bill-20']], wounds: [0, 2] });
  expect(aimGain(holder, 1)).toBeGreaterThan(aimGain(other, 1));
  const healthy = readings('vulture', { loot: [[], ['bill-20', 'bill-20']] });
  expect(aimGain(healthy.holder, 1)).toBe(aimGain(healthy.other, 1));
});
