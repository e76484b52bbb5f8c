import { expect, test } from 'vitest';
import { bang, click, type ShareName } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import type { CashMove } from '../../moves.ts';
import type { State } from '../state.ts';
import { asked, lootNames, only, onTable, play, playUntil, refused, take, takeTwo } from '../../testing/playing.ts';
import { table, type Arrangement } from '../../testing/table.ts';

/* Powers in the last step, and the one that counts at the end. */

const sharing = (arrangement: Arrangement, courage = 'ssss') =>
  playUntil(table(arrangement), 'share', { courage }).state;
const picks = (state: State, ...moves: readonly CashMove[]) =>
  moves.reduce((now, move) => play(now, cashNGuns.toAct(now)[0] ?? 0, move).state, state);

const collection = (paintings: number) => {
  const loot = [Array<ShareName>(paintings).fill('painting')];
  const start = table({ round: 8, powers: ['collector', '-', '-', '-'], loot });
  const { state } = playUntil(start, 'end', { courage: 'llll' });
  expect(cashNGuns.result(state)?.scores[0]).toBe(cashNGuns.score(state)[0]?.amount);
  return cashNGuns.score(state)[0];
};

test('[CG-6.collector] counts as one more painting, also alone', () => {
  expect(collection(0)).toMatchObject({ rule: 'CG-6.collector', kind: 'paintings', amount: 4, values: { count: 1 } });
  expect(collection(3)).toMatchObject({ amount: 60, values: { count: 4 } });
  expect(collection(9)).toMatchObject({ amount: 500, values: { count: 10 } });
});

test('[CG-6.collector] with 10 paintings an eleventh adds nothing', () => {
  expect(collection(10)).toMatchObject({ amount: 500, values: { count: 11 } });
});

test('[CG-6.collector] is no loot and cannot be stolen', () => {
  const start = table({ powers: ['collector', '-', '-', 'professional'] });
  const { told } = playUntil(start, 'share', { bullets: 'cccb', courage: 'lsss' });
  expect(only(told, 'stole')).toEqual([]);
});

test('[CG-6.cute] first takes a $5,000 bill besides the normal shares', () => {
  const start = table({ powers: ['-', '-', 'cute', '-'], table: ['bill-5', 'bill-5', 'painting'] });
  const { state, told } = playUntil(start, 'share');
  expect(only(told, 'took')).toEqual([{ kind: 'took', rule: 'CG-6.cute', seat: 2, share: 'bill-5' }]);
  expect([cashNGuns.toAct(state), onTable(state)]).toEqual([[0], ['bill-5', 'painting', 'new-godfather']]);
});

test.each(['lssl', 'sssl'])('[CG-6.cute] only standing, and if there is such a bill (%s)', (courage) => {
  const powers = ['cute', '-', '-', '-'];
  const bill = sharing({ powers, table: ['bill-5'] }, courage);
  expect(lootNames(bill, 0)).toEqual(courage[0] === 's' ? ['bill-5'] : []);
  expect(lootNames(sharing({ powers, table: ['bill-10'] }, courage), 0)).toEqual([]);
});

const greedy = (shares: readonly ShareName[], courage?: string) =>
  sharing({ powers: ['greedy', '-', '-', '-'], table: shares }, courage);

test('[CG-6.greedy] at the first share may take two at once, cards or the token, and then takes no more', () => {
  const { state, told } = playUntil(greedy(['bill-5', 'bill-10', 'bill-20', 'bill-20', 'bill-20', 'bill-20']), 'end', {
    answers: { share: [takeTwo('new-godfather', 'bill-20')] },
  });
  expect(only(told, 'took').slice(0, 2)).toEqual([
    { kind: 'took', rule: 'CG-6.greedy', seat: 0, share: 'new-godfather' },
    { kind: 'took', rule: 'CG-6.greedy', seat: 0, share: 'bill-20' },
  ]);
  expect(only(told, 'took').map(({ seat }) => seat)).toEqual([0, 0, 1, 2, 3, 1, 2]);
  expect(state.godfather).toBe(0);
});

test('[CG-6.greedy] only at the first share, and two alike only if there are two', () => {
  const state = greedy(['bill-5', 'bill-5', 'bill-10', 'bill-10', 'bill-20']);
  expect(refused(state, 0, takeTwo('bill-20', 'bill-20'))).toEqual({ rule: 'CG-2.18', reason: 'not-on-table' });
  const later = picks(state, take('bill-20'), take('bill-5'), take('bill-5'), take('bill-10'));
  expect(cashNGuns.toAct(later)).toEqual([0]);
  expect(refused(later, 0, takeTwo('bill-10', 'new-godfather'))).toEqual({
    rule: 'CG-6.greedy',
    reason: 'not-the-first-share',
  });
});

test('[CG-6.greedy] with one share on the table only one can be taken', () => {
  expect(cashNGuns.legalMoves(greedy([]), 0)).toEqual([take('new-godfather')]);
});

test('[CG-6.greedy] two shares take effect in the order named: a Clip, then a kit', () => {
  const start = playUntil(
    table({ powers: ['greedy', '-', '-', '-'], wounds: [1], table: ['clip', 'first-aid'] }),
    'share',
    {
      bullets: 'ccbc',
      aims: [1, 0, 3, 2],
    },
  ).state;
  const { told } = playUntil(start, 'end', { answers: { share: [takeTwo('clip', 'first-aid')] } });
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.slice(0, 5)).toEqual(['took', 'bang-taken', 'discarded', 'took', 'healed']);
});

test('[CG-6.greedy] alone at the table takes two, and the rest is left', () => {
  const { state, told } = playUntil(greedy(['bill-5', 'bill-10', 'painting'], 'slll'), 'end', {
    answers: { share: [takeTwo('bill-10', 'painting')] },
  });
  expect(only(told, 'left-over')[0]?.['cards']).toEqual(['bill-5']);
  expect([state.godfather, only(told, 'godfather')[0]?.['rule']]).toEqual([0, 'CG-2.21']);
});

test('[CG-6.greedy] in the next sharing may take two again', () => {
  const { state } = playUntil(greedy(['bill-5', 'bill-10', 'bill-20']), 'end', {
    answers: { share: [takeTwo('bill-20', 'bill-10'), take('bill-5')] },
  });
  const next = playUntil(state, 'share', { courage: 'slll' }).state;
  expect([next.round, cashNGuns.toAct(next)]).toEqual([4, [0]]);
  expect(cashNGuns.legalMoves(next, 0).map(({ kind }) => kind)).toContain('take-two');
});

const dealt = (shares: readonly ShareName[], loot: Arrangement['loot']) =>
  sharing({ powers: ['junk-dealer', '-', '-', '-'], table: shares, ...(loot && { loot }) });

test('[CG-6.junk-dealer] right after taking loot may trade it for a random card of another’s loot', () => {
  const state = picks(dealt(['bill-5', 'bill-5'], [['bill-20'], ['painting', 'bill-10']]), take('bill-5'));
  expect(cashNGuns.legalMoves(state, 0)).toEqual([{ kind: 'no-trade' }, { kind: 'trade', seat: 1 }]);
  expect(refused(state, 0, { kind: 'trade', seat: 2 })).toEqual({
    rule: 'CG-6.junk-dealer',
    reason: 'nothing-to-trade',
  });
  const { state: traded, told } = playUntil(state, 'share', {
    answers: { trade: [{ kind: 'trade', seat: 1 }] },
    draws: [0],
  });
  expect(told[0]).toMatchObject({ kind: 'traded', seat: 0, from: 1, drawn: 0, share: 'painting', gave: 'bill-5' });
  expect([lootNames(traded, 0), lootNames(traded, 1)]).toEqual([
    ['bill-20', 'painting'],
    ['bill-10', 'bill-5'],
  ]);
});

test('[CG-6.junk-dealer] once per sharing, and may say no before', () => {
  const start = dealt(['bill-5', 'bill-5', 'bill-5', 'bill-5', 'bill-5', 'bill-5'], [[], ['painting']]);
  const { told } = playUntil(start, 'end', {
    answers: { trade: [{ kind: 'no-trade' }, { kind: 'trade', seat: 1 }] },
  });
  expect(told.filter(({ rule }) => rule === 'CG-6.junk-dealer').map(({ kind }) => kind)).toEqual([
    'no-trade',
    'traded',
  ]);
  const spent = playUntil(dealt(['bill-5', 'bill-5', 'bill-5', 'bill-5', 'bill-5'], [[], ['painting']]), 'end', {
    answers: { trade: [{ kind: 'trade', seat: 1 }] },
  });
  const asked = spent.told.filter(({ rule }) => rule === 'CG-6.junk-dealer');
  expect(asked.map(({ kind }) => kind)).toEqual(['traded']);
});

test('[CG-6.junk-dealer] with nobody to trade with is not asked', () => {
  expect(asked(picks(dealt(['bill-5', 'bill-5'], []), take('bill-5')))).toBe('share');
  expect(asked(picks(dealt(['bill-5', 'bill-5'], [['bill-20']]), take('bill-5')))).toBe('share');
});

test('[CG-6.junk-dealer] is not asked for kits, clips and the token', () => {
  for (const name of ['clip', 'first-aid', 'new-godfather'] as const) {
    const state = dealt(['clip', 'first-aid', 'bill-5'], [[], ['painting']]);
    expect(asked(picks(state, take(name)))).toBe('share');
  }
});

const clipped = (bullets: string, courage: string, more: Arrangement = {}) => {
  const state = playUntil(
    table({ powers: ['-', 'good-friend', '-', '-'], table: ['clip', 'clip', 'bill-5'], ...more }),
    'share',
    { bullets, aims: [1, 0, 3, 2], courage },
  ).state;
  return playUntil(state, 'discard', { answers: { share: [take('clip')] } }).state;
};

test('[CG-6.good-friend] after another’s Clip may swap a hand card for a Bang! that is left, standing or not', () => {
  const state = play(clipped('ccbb', 'slss'), 0, { kind: 'discard', bullet: click }).state;
  expect([asked(state), cashNGuns.toAct(state)]).toEqual(['fetch', [1]]);
  expect(cashNGuns.legalMoves(state, 1)).toEqual([
    { kind: 'no-fetch' },
    { kind: 'fetch', bullet: click },
    { kind: 'fetch', bullet: bang },
  ]);
  const { state: fetched, heard } = play(state, 1, { kind: 'fetch', bullet: click });
  expect(fetched.hands.slice(2, 4)).toEqual([1, 4]);
  expect(heard(0)).toEqual([
    { kind: 'bang-taken', rule: 'CG-6.good-friend', seat: 1, lay: 'open' },
    { kind: 'discarded', rule: 'CG-6.good-friend', seat: 1 },
  ]);
});

test('[CG-6.good-friend] one Bang! left, the one just discarded, can be taken (Good Friend × Clip)', () => {
  const { state } = play(clipped('ccbc', 'slss'), 0, { kind: 'discard', bullet: bang });
  expect(asked(state)).toBe('fetch');
  const { state: fetched, told } = play(state, 1, { kind: 'fetch', bullet: click });
  expect(told[0]).toMatchObject({ kind: 'bang-taken', seat: 1, lay: 'closed' });
  expect(fetched.pile[3]).toBe(0);
});

test('[CG-6.good-friend] with none left is not asked, and everyone learns it (Good Friend × Clip)', () => {
  const none = play(clipped('ccbc', 'slss'), 0, { kind: 'discard', bullet: click });
  expect(asked(none.state)).toBe('share');
  expect(only(none.heard('spectator'), 'bang-taken')).toEqual([
    { kind: 'bang-taken', rule: 'CG-6.good-friend', seat: 1, lay: 'none' },
  ]);
});

test('[CG-6.good-friend] an own Clip works once, and a Clip that failed asks nobody', () => {
  const own = clipped('ccbb', 'ssll', { powers: ['good-friend', '-', '-', '-'] });
  expect(asked(play(own, 0, { kind: 'discard', bullet: click }).state)).toBe('share');
  const start = playUntil(table({ powers: ['-', 'good-friend', '-', '-'], table: ['clip'] }), 'share').state;
  const failed = play(start, 0, take('clip'));
  expect(asked(failed.state)).toBe('share');
  expect(failed.told.map(({ rule }) => rule)).toEqual(['CG-2.18', 'CG-3.4']);
});

test('[CG-6.good-friend] a Clip without effect in round 8 asks nobody, also if one of that player worked before', () => {
  const start = table({ round: 8, powers: ['-', 'good-friend', '-', '-'], table: ['clip'] });
  const before = { round: 7, seat: 0, from: 'open', discarded: click } as const;
  const state = playUntil({ ...start, fetches: [before] }, 'share').state;
  expect(only(play(state, 0, take('clip')).told, 'no-effect')).toHaveLength(1);
  expect(asked(play(state, 0, take('clip')).state)).toBe('share');
});

test('[CG-6.good-friend] may say no', () => {
  const state = play(clipped('ccbb', 'ssss'), 0, { kind: 'discard', bullet: click }).state;
  const { told, state: after } = play(state, 1, { kind: 'no-fetch' });
  expect(told[0]).toEqual({ kind: 'no-fetch', rule: 'CG-6.good-friend', seat: 1 });
  expect(after.hands.slice(2, 4)).toEqual(state.hands.slice(2, 4));
});
