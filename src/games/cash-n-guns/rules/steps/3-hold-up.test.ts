import { describe, expect, test } from 'vitest';
import { viewers } from '../../../../engine/seats.ts';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../index.ts';
import { seatsIn } from '../seating.ts';
import { asked, kindsOf, only, play, playUntil, refused, slow, type Script } from '../../testing/playing.ts';
import { table, type Arrangement } from '../../testing/table.ts';

const aim = (at: number) => ({ kind: 'aim', at }) as const;
const aiming = (arrangement: Arrangement = {}, script: Script = {}) =>
  playUntil(table(arrangement), 'aim', script).state;

test('[CG-2.4] everyone aims at another living player, at the same moment', () => {
  const state = aiming({ dead: [3] });
  expect(cashNGuns.toAct(state)).toEqual([0, 1, 2]);
  expect(cashNGuns.legalMoves(state, 1)).toEqual([aim(0), aim(2)]);
  expect(refused(state, 1, aim(1))).toEqual({ rule: 'CG-2.4', reason: 'yourself' });
  expect(refused(state, 1, aim(3))).toEqual({ rule: 'CG-2.4', reason: 'dead' });
});

test('[CG-2.4] an aim is hidden until the last one is in, and may be changed until then', () => {
  const first = play(aiming(), 0, aim(2));
  const changed = play(first.state, 0, aim(3));
  for (const viewer of viewers(4).filter((each) => each !== 0)) {
    expect(changed.heard(viewer)).toEqual([{ kind: 'took-aim', rule: 'CG-2.4', seat: 0 }]);
    expect(viewOf(cashNGuns, changed.state, viewer).now.aims).toEqual([null, -1, -1, -1]);
  }
  const { state, heard } = playUntil(changed.state, 'courage');
  expect(only(heard('spectator'), 'aims')[0]).toEqual({ kind: 'aims', rule: 'CG-2.4', seat: 0, at: 3 });
  expect(viewOf(cashNGuns, state, 'spectator').now.aims).toEqual([3, 2, 3, 0]);
});

test('[CG-2.4] whom the clock has called too slow may not aim any more', () => {
  const { state } = slow(aiming(), 2);
  expect(cashNGuns.legalMoves(state, 2)).toEqual([]);
  expect(cashNGuns.toAct(state)).toEqual([0, 1, 3]);
  expect(refused(state, 2, aim(0)).rule).toBe('G-1');
});

test('[CG-2.4] courage may be changed too until the last has chosen, and is hidden', () => {
  const start = playUntil(table(), 'courage').state;
  const once = play(start, 0, { kind: 'lie-down' });
  const twice = play(once.state, 0, { kind: 'stand' });
  expect(twice.heard(1)).toEqual([{ kind: 'decided', rule: 'CG-2.10', seat: 0 }]);
  expect(viewOf(cashNGuns, twice.state, 0).ownCourage).toBe('stand');
  expect(viewOf(cashNGuns, twice.state, 1).ownCourage).toBeNull();
  expect(playUntil(twice.state, 'share').state.now.lying).toBe(0);
});

test('[CG-2.4] the Kid has a count of their own and can be too slow in it', () => {
  const state = aiming({ powers: ['kid', '-', '-', '-'] });
  expect(cashNGuns.toAct(state)).toEqual([1, 2, 3]);
  const kid = playUntil(state, 'courage', { aims: ['late', 2, 3, 1] });
  expect(kindsOf(kid.told).filter((kind) => kind === 'too-slow')).toHaveLength(1);
  expect(kid.state.now.aims).toEqual([-1, 2, 3, 1]);
});

describe('too slow under the English rulebook', () => {
  const script = { aims: ['late', 0, 3, 2], bullets: 'bccc' } as const;

  test('[CG-2.5] aims at nobody, but courage and loot stay open (differs)', () => {
    const courage = playUntil(table({ table: ['bill-5'] }), 'courage', script).state;
    expect(courage.now.aims[0]).toBe(-1);
    expect(cashNGuns.toAct(courage)).toEqual([0, 1, 2, 3]);
    const { told } = playUntil(courage, 'end');
    expect(only(told, 'took').map(({ seat }) => seat)).toContain(0);
  });

  test('[CG-2.5] the bullet is discarded face down in step 6', () => {
    const { told, heard } = playUntil(table(), 'share', script);
    expect(only(told, 'discarded')).toEqual([{ kind: 'discarded', rule: 'CG-2.5', seat: 0, bullet: 'bang' }]);
    expect(only(heard(1), 'discarded')).toEqual([{ kind: 'discarded', rule: 'CG-2.5', seat: 0 }]);
    expect(kindsOf(told).indexOf('discarded')).toBeGreaterThan(kindsOf(told).indexOf('stands'));
  });

  test('[CG-2.5] who was too slow and stands can be hurt', () => {
    const { state } = playUntil(table(), 'share', { ...script, bullets: 'cbcc' });
    expect(state.wounds).toEqual([1, 0, 0, 0]);
  });
});

describe('too slow under the Polish rulebook', () => {
  const polish = { rulebook: 'polish', table: ['bill-5'] } as const;
  const script = { aims: ['late', 0, 3, 2], bullets: 'bbcc' } as const;

  test('[CG-2.5] the bullet is discarded face down at once (differs)', () => {
    const { state, told } = slow(aiming(polish, script), 0);
    expect(kindsOf(told)).toEqual(['too-slow', 'discarded']);
    expect(state.pile[3]).toBe(1);
  });

  test('[CG-2.5] out of the round: no privilege, no courage, not hurt, no share (differs)', () => {
    const courage = playUntil(table(polish), 'courage', script).state;
    expect(cashNGuns.toAct(courage)).toEqual([1, 2, 3]);
    const { state, told } = playUntil(table(polish), 'end', script);
    expect(only(told, 'no-order')).toEqual([]);
    expect(state.wounds).toEqual([0, 0, 0, 0]);
    expect(only(told, 'took').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('[CG-2.5] a bullet aimed at them is discarded face down, whatever the power of its owner', () => {
    for (const power of ['professional', 'smart']) {
      const powers = ['-', power, '-', '-'];
      const { told } = playUntil(table({ ...polish, powers, loot: [['bill-5']] }), 'share', script);
      expect(only(told, 'discarded')).toContainEqual({ kind: 'discarded', rule: 'CG-2.12', seat: 1, bullet: 'bang' });
      expect(only(told, 'stole')).toEqual([]);
    }
  });

  test('[CG-2.5] they may still be aimed at, also by the Kid and by order', () => {
    const late = playUntil(table({ ...polish, powers: ['-', '-', 'kid', '-'] }), 'courage', {
      aims: [1, 'late', 1, 0],
      order: [3, 1],
    });
    expect(late.state.now.aims).toEqual([1, -1, 1, 1]);
  });
});

test.each(['english', 'polish'] as const)('[CG-2.5] being too slow triggers no power (%s)', (rulebook) => {
  const start = table({ rulebook, powers: ['stealthy', 'doctor', '-', '-'], wounds: [0, 1], table: ['bill-10'] });
  const { state } = playUntil(start, 'share', { aims: ['late', 'late', 3, 2] });
  expect(state.wounds[1]).toBe(1);
  expect(state.loot[0]).toEqual([]);
});

test('[CG-2.5] everyone too slow (english): nobody is aimed at, all share', () => {
  const { state, told } = playUntil(table({ table: ['bill-5', 'bill-5', 'bill-5'] }), 'end', {
    aims: ['late', 'late', 'late', 'late'],
    bullets: 'bbbb',
  });
  expect(kindsOf(told).filter((kind) => kind === 'took')).toHaveLength(4);
  expect(seatsIn(state.living)).toEqual([0, 1, 2, 3]);
  expect(state.pile[3]).toBe(4);
});

test('[CG-2.5] everyone too slow (polish): nobody is in the round, all loot is left', () => {
  const { state, told } = playUntil(table({ rulebook: 'polish', table: ['bill-5', 'bill-5'] }), 'end', {
    aims: ['late', 'late', 'late', 'late'],
  });
  expect(kindsOf(told)).not.toContain('stands');
  expect(kindsOf(told)).not.toContain('took');
  expect(state.round).toBe(4);
  expect(only(told, 'left-over')[0]?.['cards']).toEqual(['bill-5', 'bill-5']);
});

test('[CG-2.6] then the Kid aims, then the Cunning may swap', () => {
  const start = table({ powers: ['cunning', 'kid', '-', '-'] });
  const all = playUntil(start, 'swap-bullet', { aims: [1, 3, 0, 0] });
  expect(only(all.told, 'aims').map(({ seat }) => seat)).toEqual([0, 2, 3, 1]);
  expect(asked(all.state)).toBe('swap-bullet');
  expect(asked(playUntil(all.state, 'order').state)).toBe('order');
});

test('[CG-2.24] being too slow is never among the moves, only the clock makes it', () => {
  const state = aiming();
  expect(cashNGuns.everyMove(4, state.options).map(({ kind }) => kind)).not.toContain('late');
  expect(cashNGuns.fallback(state, 0, state.chance)).toBe('late');
});

test('[CG-2.24] the clock calls nobody too slow where no clause says so, nor whoever has chosen', () => {
  expect(() => slow(table(), 0)).toThrow('[CG-2.24]');
  expect(() => slow(play(aiming(), 0, aim(1)).state, 0)).toThrow('[CG-2.24]');
});
