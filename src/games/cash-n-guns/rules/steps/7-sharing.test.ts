import { expect, test } from 'vitest';
import { parseOptions } from '../../../../engine/legality.ts';
import { viewOf } from '../../../../engine/view.ts';
import { bang, click } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import { asked, lootNames, only, onTable, play, playUntil, refused, take, takeTwo } from '../../testing/playing.ts';
import { table, type Arrangement } from '../../testing/table.ts';

const sharing = (arrangement: Arrangement, courage = 'ssss') =>
  playUntil(table(arrangement), 'share', { courage }).state;

test('[CG-2.18] from the Godfather clockwise, round and round, each takes one share until nothing is left', () => {
  const state = sharing({ godfather: 2, table: ['bill-5', 'bill-10', 'bill-20', 'painting', 'diamond-1'] });
  const { told } = playUntil(state, 'end');
  expect(only(told, 'took').map(({ seat, share }) => [seat, share])).toEqual([
    [2, 'bill-20'],
    [3, 'bill-10'],
    [0, 'bill-5'],
    [1, 'painting'],
    [2, 'diamond-1'],
    [3, 'new-godfather'],
  ]);
});

test('[CG-2.18] a share is any card on the table or the token, one at a time', () => {
  const state = sharing({ table: ['bill-5', 'clip'] });
  expect(cashNGuns.legalMoves(state, 0)).toEqual([take('bill-5'), take('clip'), take('new-godfather')]);
  expect(refused(state, 0, take('painting'))).toEqual({ rule: 'CG-2.18', reason: 'not-on-table' });
  expect(refused(state, 0, takeTwo('bill-5', 'clip'))).toEqual({ rule: 'CG-2.18', reason: 'one-at-a-time' });
});

test('[CG-2.18] if the Godfather is not standing, the next standing player begins', () => {
  expect(cashNGuns.toAct(sharing({ godfather: 3, table: ['bill-5'] }, 'lssl'))).toEqual([1]);
});

test('[CG-2.19] a share may not be refused', () => {
  const state = sharing({ table: ['clip'] });
  expect(cashNGuns.legalMoves(state, 0).every(({ kind }) => kind === 'take')).toBe(true);
  expect(cashNGuns.legalMoves(state, 0)).toHaveLength(2);
});

test('[CG-2.20] the token makes its taker Godfather from the next round on', () => {
  const { state, told } = playUntil(sharing({ table: ['bill-5', 'bill-5', 'bill-5'] }), 'end', {
    answers: { share: [take('bill-5'), take('new-godfather')] },
  });
  expect(only(told, 'took').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect([state.past.at(-1)?.godfather, state.godfather]).toEqual([0, 1]);
  expect(only(told, 'godfather')).toEqual([{ kind: 'godfather', rule: 'CG-2.20', seat: 1 }]);
});

test('[CG-2.20] the Godfather who takes it stays Godfather', () => {
  const { state } = playUntil(sharing({ godfather: 2, table: [] }), 'end');
  expect(state.godfather).toBe(2);
});

test('[CG-2.20] in round 8 the token is a share like any other', () => {
  const state = sharing({ round: 8, table: ['bill-5'] });
  expect(cashNGuns.legalMoves(state, 0)).toEqual([take('bill-5'), take('new-godfather')]);
  expect(playUntil(state, 'end').state.over).toBe('counted');
});

test('[CG-2.21] nobody took the token: the Godfather keeps the desk', () => {
  const { state, told } = playUntil(table({ godfather: 1 }), 'end', { courage: 'llll' });
  expect(state.godfather).toBe(1);
  expect(only(told, 'godfather')).toEqual([{ kind: 'godfather', rule: 'CG-2.21', seat: 1 }]);
});

test('[CG-2.21] nobody took it and the Godfather died: the next living player has the desk', () => {
  const { state } = playUntil(table({ seats: 5, godfather: 3, dead: [4], wounds: [0, 0, 0, 2] }), 'end', {
    bullets: 'bccbc',
    aims: [3, 0, 3, 0],
    courage: 'slls',
  });
  expect(state.godfather).toBe(0);
  const further = playUntil(table({ godfather: 1, dead: [2], wounds: [0, 2] }), 'end', {
    bullets: 'bbcc',
    aims: [1, 0, 0, 0],
    courage: 'sssl',
  });
  expect(further.state.godfather).toBe(3);
});

test('[CG-2.22] loot that nobody took is shared in the next round besides its eight cards', () => {
  const { state, told } = playUntil(table({ table: ['clip', 'painting'] }), 'end', { courage: 'llll' });
  expect(only(told, 'left-over')).toEqual([{ kind: 'left-over', rule: 'CG-2.22', cards: ['painting', 'clip'] }]);
  expect(onTable(state)).toHaveLength(2 + 8 + 1);
});

test('[CG-2.22] the token is not kept', () => {
  const { state } = playUntil(table({ round: 7, table: ['painting'] }), 'end', { courage: 'llll' });
  expect(onTable(state).filter((name) => name === 'new-godfather')).toHaveLength(1);
});

test('[CG-2.22] by the table option it leaves the game', () => {
  const { state } = playUntil(table({ table: ['clip', 'painting'], leftovers: 'discard' }), 'end', { courage: 'llll' });
  expect(onTable(state)).toHaveLength(8 + 1);
});

test('[CG-2.22] after round 8 it leaves the game', () => {
  const { state } = playUntil(table({ round: 8, table: ['painting'] }), 'end', { courage: 'llll' });
  expect(onTable(state)).toEqual([]);
});

test('[CG-2.23] new cards come last, and the others close up when one leaves', () => {
  const powers = ['professional', '-', '-', '-'];
  const start = table({ powers, loot: [['bill-5'], ['bill-10', 'painting', 'bill-20']], table: ['diamond-1'] });
  const { state } = playUntil(start, 'share', { bullets: 'bccc', courage: 'slss', draws: [1] });
  expect(lootNames(state, 0)).toEqual(['bill-5', 'painting']);
  expect(lootNames(state, 1)).toEqual(['bill-10', 'bill-20']);
  expect(lootNames(play({ ...state, chance: start.chance }, 0, take('diamond-1')).state, 0)).toEqual([
    'bill-5',
    'painting',
    'diamond-1',
  ]);
});

test('[CG-2.23] the table option lootOpen is told to the screens and changes no rule', () => {
  expect(parseOptions(cashNGuns, 4, { lootOpen: true })).toHaveProperty('options.lootOpen', true);
  expect(viewOf(cashNGuns, table({ lootOpen: true }), 0).options.lootOpen).toBe(true);
  expect(viewOf(cashNGuns, table({ lootOpen: true, loot: [[], ['bill-5']] }), 0).loot).toEqual(
    viewOf(cashNGuns, table({ loot: [[], ['bill-5']] }), 0).loot,
  );
});

test('[CG-3.3] a first aid kit heals all wounds at once and leaves the game', () => {
  const state = sharing({ wounds: [2], suffered: [3], table: ['first-aid'] });
  const { state: healed, told } = play(state, 0, take('first-aid'));
  expect(only(told, 'healed')).toEqual([{ kind: 'healed', rule: 'CG-3.3', seat: 0, wounds: 0 }]);
  expect([healed.wounds[0], healed.suffered[0], lootNames(healed, 0)]).toEqual([0, 3, []]);
  expect(healed.removed[8]).toBe((state.removed[8] ?? 0) + 1);
});

test('[CG-3.3] the kit leaves the game also if there was no wound', () => {
  const { state } = play(sharing({ table: ['first-aid'] }), 0, take('first-aid'));
  expect([state.wounds[0], lootNames(state, 0)]).toEqual([0, []]);
});

const clipTable = (arrangement: Arrangement = {}, bullets = 'cbcc', courage = 'ssss') =>
  playUntil(table({ table: ['clip', 'clip', 'bill-5'], ...arrangement }), 'share', {
    bullets,
    aims: [1, 0, 3, 2],
    courage,
  }).state;

test('[CG-3.4] a Clip gets a Bang! that lies face up, this round included, for another card from hand', () => {
  const start = clipTable({}, 'cccb', 'sssl');
  const open = clipTable({}, 'ccbc', 'ssss');
  expect(open.pile.slice(1)).toEqual([1, 0, 0]);
  const { state, told } = play(open, 0, take('clip'));
  expect(only(told, 'bang-taken')).toEqual([{ kind: 'bang-taken', rule: 'CG-3.4', seat: 0, lay: 'open' }]);
  expect(asked(state)).toBe('discard');
  const done = play(state, 0, { kind: 'discard', bullet: click });
  expect(done.state.hands.slice(0, 2)).toEqual([1, 4]);
  expect(done.state.pile.slice(1)).toEqual([0, 1, 0]);
  expect(done.heard(1)[0]).toEqual({ kind: 'discarded', rule: 'CG-3.4', seat: 0 });
  expect(start.pile[3]).toBe(1);
});

test('[CG-3.4] otherwise one that lies face down', () => {
  const { told, state } = play(clipTable({}, 'cccb', 'sssl'), 0, take('clip'));
  expect(only(told, 'bang-taken')[0]).toMatchObject({ lay: 'closed' });
  expect(state.pile[3]).toBe(0);
});

test('[CG-3.4] an open Bang! goes before a closed one', () => {
  const hands = [
    [4, 2],
    [3, 3],
    [3, 3],
    [3, 3],
  ] as const;
  const state = clipTable({ hands }, 'cccb', 'sssl');
  expect(state.pile[1]).toBe(1);
  expect(only(play(state, 0, take('clip')).told, 'bang-taken')[0]).toMatchObject({ lay: 'open' });
});

test('[CG-3.4] the card just taken cannot be discarded for itself', () => {
  const clicksOnly = [
    [3, 0],
    [3, 0],
    [3, 0],
    [3, 0],
  ] as const;
  const { state } = play(clipTable({ round: 6, hands: clicksOnly }, 'cccc'), 0, take('clip'));
  expect(cashNGuns.legalMoves(state, 0)).toEqual([{ kind: 'discard', bullet: click }]);
  expect(refused(state, 0, { kind: 'discard', bullet: bang })).toEqual({ rule: 'CG-3.4', reason: 'just-taken' });
});

test('[CG-3.4] no Bang! in the pile: no effect, and everyone learns it', () => {
  const { state, heard } = play(clipTable({}, 'cccc'), 0, take('clip'));
  expect(only(heard('spectator'), 'bang-taken')[0]).toMatchObject({ lay: 'none' });
  expect(asked(state)).toBe('share');
  expect(lootNames(state, 0)).toEqual([]);
});

test('[CG-3.4] in round 8 a Clip has no effect', () => {
  const { state, told } = play(clipTable({ round: 8 }, 'cccc'), 0, take('clip'));
  expect(only(told, 'bang-taken')).toEqual([]);
  expect(only(told, 'no-effect')).toEqual([{ kind: 'no-effect', rule: 'CG-3.4', seat: 0 }]);
  expect(asked(state)).toBe('share');
  expect(state.removed[7]).toBeGreaterThan(0);
});
