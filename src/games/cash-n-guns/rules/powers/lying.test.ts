import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { bang, click } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import { asked, lootNames, only, onTable, play, playUntil, refused } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';

/* Powers that have to do with lying down. */

const shotDown = { bullets: 'cbcc', aims: [1, 0, 3, 2] } as const;

describe.each(['english', 'polish'] as const)('under the %s rulebook', (rulebook) => {
  test('[CG-6.doctor] removes one wound when lying down by choice', () => {
    const start = table({ rulebook, powers: ['doctor', '-', '-', '-'], wounds: [2] });
    const { state, told } = playUntil(start, 'share', { courage: 'lsss' });
    expect(only(told, 'healed')).toEqual([{ kind: 'healed', rule: 'CG-6.doctor', seat: 0, wounds: 1 }]);
    expect([state.wounds[0], state.suffered[0]]).toEqual([1, 2]);
  });

  test('[CG-6.doctor] when shot only under the Polish rulebook (differs)', () => {
    const start = table({ rulebook, powers: ['doctor', '-', '-', '-'], wounds: [1] });
    const { state } = playUntil(start, 'share', shotDown);
    expect(state.wounds[0]).toBe(rulebook === 'polish' ? 1 : 2);
    expect(state.suffered[0]).toBe(2);
  });

  test('[CG-6.doctor] does not come back from the dead (differs)', () => {
    const start = table({ rulebook, powers: ['doctor', '-', '-', '-'], wounds: [2] });
    const { state, told } = playUntil(start, 'share', shotDown);
    expect([state.living & 1, only(told, 'healed').length]).toEqual([0, 0]);
  });

  test('[CG-6.stealthy] takes a $10,000 bill at once when lying down by choice', () => {
    const start = table({ rulebook, powers: ['-', 'stealthy', '-', '-'], table: ['bill-10', 'bill-5'] });
    const { state, told } = playUntil(start, 'share', { courage: 'slss' });
    expect(only(told, 'took')).toEqual([{ kind: 'took', rule: 'CG-6.stealthy', seat: 1, share: 'bill-10' }]);
    expect([lootNames(state, 1), onTable(state)]).toEqual([['bill-10'], ['bill-5', 'new-godfather']]);
  });

  test('[CG-6.stealthy] when shot only under the Polish rulebook (differs)', () => {
    const start = table({ rulebook, powers: ['stealthy', '-', '-', '-'], table: ['bill-10'] });
    expect(lootNames(playUntil(start, 'share', shotDown).state, 0)).toEqual(rulebook === 'polish' ? ['bill-10'] : []);
  });

  test('[CG-6.stealthy] standing unhurt, or without such a bill, takes nothing', () => {
    const standing = table({ rulebook, powers: ['stealthy', '-', '-', '-'], table: ['bill-10'] });
    expect(lootNames(playUntil(standing, 'share').state, 0)).toEqual([]);
    const none = table({ rulebook, powers: ['stealthy', '-', '-', '-'], table: ['bill-20'] });
    expect(lootNames(playUntil(none, 'share', { courage: 'lsss' }).state, 0)).toEqual([]);
  });
});

test('[CG-6.doctor] without a wound nothing happens', () => {
  const { told } = playUntil(table({ powers: ['doctor', '-', '-', '-'] }), 'share', { courage: 'lsss' });
  expect(only(told, 'healed')).toEqual([]);
});

const steals = { bullets: 'bccc', courage: 'slss' } as const;

test('[CG-6.professional] shows the Bang! and steals a random loot card of a target who lay down', () => {
  const start = table({ powers: ['professional', '-', '-', '-'], loot: [[], ['bill-5', 'painting']] });
  const { state, told } = playUntil(start, 'share', { ...steals, draws: [1] });
  expect(told.filter(({ rule }) => rule === 'CG-6.professional')).toEqual([
    { kind: 'fired', rule: 'CG-6.professional', seat: 0, at: 1, bullet: 'bang' },
    { kind: 'stole', rule: 'CG-6.professional', seat: 0, from: 1, drawn: 1, share: 'painting' },
  ]);
  expect([lootNames(state, 0), lootNames(state, 1)]).toEqual([['painting'], ['bill-5']]);
  expect(state.pile[1]).toBe(1);
});

test('[CG-6.professional] otherwise nothing is shown and the bullet is discarded as usual', () => {
  const powers = ['professional', '-', '-', '-'];
  const cases = [
    [table({ powers, loot: [[], ['bill-5']] }), { ...steals, bullets: 'cccc' }],
    [table({ powers }), steals],
    [table({ powers, loot: [[], ['bill-5']] }), { ...steals, courage: 'llss' }],
  ] as const;
  for (const [start, script] of cases) {
    const { told, heard } = playUntil(start, 'share', script);
    expect(only(told, 'stole')).toEqual([]);
    expect(only(heard(1), 'discarded').find(({ seat }) => seat === 0)).not.toHaveProperty('bullet');
  }
});

test('[CG-6.professional] everyone can work out that what was not shown was a Click', () => {
  const start = table({ powers: ['professional', '-', '-', '-'], loot: [[], ['bill-5']] });
  const { state } = playUntil(start, 'share', { ...steals, bullets: 'cccc' });
  expect(viewOf(cashNGuns, state, 2).now.bullets[0]).toBe(click);
  const poor = playUntil(table({ powers: ['professional', '-', '-', '-'] }), 'share', { ...steals, bullets: 'cccc' });
  expect(viewOf(cashNGuns, poor.state, 2).now.bullets[0]).toBeNull();
});

test('[CG-6.professional] can steal the bill that the Stealthy has just taken (Professional × Stealthy)', () => {
  const start = table({ powers: ['professional', 'stealthy', '-', '-'], table: ['bill-10'] });
  const { state } = playUntil(start, 'share', steals);
  expect([lootNames(state, 0), lootNames(state, 1)]).toEqual([['bill-10'], []]);
});

const smart = (arrangement: object = {}, courage = 'slss') =>
  playUntil(table({ powers: ['smart', '-', '-', '-'], ...arrangement }), 'discard-any', { courage }).state;

test('[CG-6.smart] takes the bullet back and discards any hand card, the same included, face down', () => {
  const state = smart();
  expect([asked(state), cashNGuns.toAct(state)]).toEqual(['discard-any', [0]]);
  expect(cashNGuns.legalMoves(state, 0)).toEqual([
    { kind: 'discard', bullet: click },
    { kind: 'discard', bullet: bang },
  ]);
  const same = play(state, 0, { kind: 'discard', bullet: click });
  const other = play(state, 0, { kind: 'discard', bullet: bang });
  expect([same.state.hands.slice(0, 2), other.state.hands.slice(0, 2)]).toEqual([
    [2, 3],
    [3, 2],
  ]);
  expect(other.state.pile.slice(2)).toEqual([1, 1]);
  expect(same.heard(1)).toEqual(other.heard(1));
  expect(same.heard(1)[0]).toEqual({ kind: 'discarded', rule: 'CG-6.smart', seat: 0 });
});

test('[CG-6.smart] lying down too', () => {
  expect(asked(smart({}, 'llss'))).toBe('discard-any');
  expect(asked(smart({ rulebook: 'polish' }, 'llss'))).toBe('discard-any');
});

test('[CG-6.smart] is not asked when the target stands, or was too slow', () => {
  const stands = playUntil(table({ powers: ['smart', '-', '-', '-'] }), 'share', { courage: 'lsss' });
  expect(only(stands.told, 'discarded')[0]).toMatchObject({ rule: 'CG-2.11', seat: 0 });
  const late = table({ rulebook: 'polish', powers: ['smart', '-', '-', '-'] });
  const { told } = playUntil(late, 'share', { aims: [1, 'late', 3, 2] });
  expect(only(told, 'discarded').at(-1)).toMatchObject({ rule: 'CG-2.12', seat: 0 });
});

test('[CG-6.smart] in round 8 it is the same card, and the question comes all the same', () => {
  const state = smart({ round: 8 });
  expect(cashNGuns.legalMoves(state, 0)).toEqual([{ kind: 'discard', bullet: click }]);
  expect(refused(state, 0, { kind: 'discard', bullet: bang })).toEqual({ rule: 'CG-6.smart', reason: 'not-in-hand' });
});

test('[CG-6.professional] a bullet that cannot steal is discarded with the others, face down', () => {
  const powers = ['professional', '-', '-', '-'];
  const { told } = playUntil(table({ powers, godfather: 0 }), 'share', { ...steals, courage: 'slsl' });
  expect(only(told, 'discarded').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});
