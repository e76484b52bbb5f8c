import { expect, test } from 'vitest';
import { viewers } from '../../engine/seats.ts';
import { viewOf } from '../../engine/view.ts';
import { bang, click } from './box.ts';
import { cashNGuns } from './rules/index.ts';
import { asked, only, play, playUntil, take } from './testing/playing.ts';
import { table } from './testing/table.ts';
import { exchangesIn } from './view.ts';

const everybody = viewers(4);

test.each(everybody)('[CG-7.1] the table is public, also to %s', (viewer) => {
  const powers = ['kid', 'doctor', '-', '-'];
  const start = table({ godfather: 2, powers, wounds: [1], suffered: [2], loot: [['painting']], table: ['bill-5'] });
  const { state } = playUntil(start, 'share', { aims: [1, 2, 1, 2], courage: 'ssls', order: [0, 3] });
  const view = viewOf(cashNGuns, state, viewer);
  expect(view).toMatchObject({
    round: 3,
    step: 'sharing',
    question: 'share',
    owed: [3],
    godfather: 2,
    living: [0, 1, 2, 3],
  });
  expect(view).toMatchObject({
    wounds: [1, 0, 0, 0],
    suffered: [2, 0, 0, 0],
    powers: state.powers,
    loot: [[6], [], [], []],
  });
  expect(view.now).toMatchObject({ aims: [3, 2, 1, 2], lying: [2], standing: [0, 1, 3], ordered: 0, oldTarget: 1 });
  expect(view.handSizes).toEqual([5, 5, 5, 5]);
  expect(view.table).toEqual(state.table);
  expect(view.pile).toMatchObject({ open: [9, 0], closed: 3 });
  expect([view.now.discarded, view.now.shown]).toEqual([[0, 1, 2, 3], [0]]);
  expect(view.past).toHaveLength(2);
});

test('[CG-7.2] hand, chosen bullet and face-down discards are seen by their owner alone', () => {
  const { state } = playUntil(table(), 'share', { bullets: 'bccc', courage: 'llll' });
  const next = playUntil(table(), 'load', {}).state;
  for (const viewer of everybody) {
    const view = viewOf(cashNGuns, next, viewer);
    expect([view.hands, view.ownHand]).toEqual([null, viewer === 'spectator' ? null : [3, 3]]);
    const later = viewOf(cashNGuns, state, viewer);
    expect(later.past.at(-1)?.bullets).toEqual([null, null, null, null]);
    expect(later.ownBullets[2]).toBe(viewer === 'spectator' ? undefined : viewer === 0 ? bang : click);
  }
});

test('[CG-7.2] of an unfinished count only that somebody has chosen, or chosen again', () => {
  const lying = play(playUntil(table(), 'courage').state, 1, { kind: 'lie-down' });
  const standing = play(playUntil(table(), 'courage').state, 1, { kind: 'stand' });
  for (const viewer of everybody.filter((each) => each !== 1)) {
    expect(viewOf(cashNGuns, lying.state, viewer)).toEqual(viewOf(cashNGuns, standing.state, viewer));
    expect(lying.heard(viewer)).toEqual(standing.heard(viewer));
    expect(viewOf(cashNGuns, lying.state, viewer).owed).toEqual([0, 2, 3]);
  }
  const both = play(lying.state, 2, { kind: 'stand' }).state;
  expect([0, 1, 2].map((seat) => viewOf(cashNGuns, both, seat).ownCourage)).toEqual([null, 'lie-down', 'stand']);
  const again = play(lying.state, 1, { kind: 'stand' });
  expect(again.heard(0)).toEqual([{ kind: 'decided', rule: 'CG-2.10', seat: 1 }]);
});

test('[CG-7.3] everyone who followed the game knows all loot, also what chance moved', () => {
  const start = table({ powers: ['professional', '-', '-', '-'], loot: [[], ['painting', 'bill-5']] });
  const { state, heard } = playUntil(start, 'share', { bullets: 'bccc', courage: 'slss', draws: [0] });
  for (const viewer of everybody) {
    expect(viewOf(cashNGuns, state, viewer).loot).toEqual([[6], [0], [], []]);
    expect(only(heard(viewer), 'stole')[0]).toMatchObject({ drawn: 0, share: 'painting' });
  }
});

test('[CG-7.3] views keep what was shown: aims, courage and revealed bullets of the rounds before', () => {
  const { state } = playUntil(table(), 'end', { bullets: 'bccc', aims: [1, 0, 3, 2], courage: 'sssl' });
  expect(viewOf(cashNGuns, state, 'spectator').past.at(-1)).toMatchObject({
    aims: [1, 0, 3, 2],
    lying: [3],
    bullets: [bang, click, null, null],
    shown: [0, 1],
    discarded: [0, 1, 2, 3],
  });
});

test('[CG-7.3] what has been shown is public, and no longer private', () => {
  const { state } = playUntil(table(), 'share', { bullets: 'bccc', aims: [1, 0, 3, 2], courage: 'sssl' });
  const shown = cashNGuns.publicView(state).now;
  expect([shown.bullets, shown.aims]).toEqual([
    [bang, click, null, null],
    [1, 0, 3, 2],
  ]);
  const own = [0, 1, 2, 3].map((seat) => cashNGuns.privateView(state, seat));
  expect(own.map(({ ownBullets }) => ownBullets)).toEqual([
    [null, null, null],
    [null, null, null],
    [null, null, click],
    [null, null, click],
  ]);
  expect(own.map(({ ownAim }) => ownAim)).toEqual([null, null, null, null]);
});

test('[CG-7.3] every view holds the same object for a finished round, until the end opens it', () => {
  const before = playUntil(table({ round: 8 }), 'load').state;
  const later = play(before, 0, { kind: 'load', bullet: click }).state;
  expect(cashNGuns.publicView(later).past[0]).toBe(cashNGuns.publicView(before).past[0]);
  const faceDown = playUntil(table({ round: 7, faceDown: [0, 1, 2, 3] }), 'share').state;
  expect(cashNGuns.publicView(faceDown).past[0]?.bullets).toEqual([null, null, null, null]);
  const end = playUntil(playUntil(faceDown, 'end').state, 'end').state;
  expect(cashNGuns.publicView(end).past[0]?.bullets).toEqual(faceDown.past[0]?.bullets);
});

test('[CG-7.4] both who exchanged bullets know both cards, and go on knowing them', () => {
  const start = table({ powers: ['hustler', '-', '-', '-'] });
  const later = playUntil(playUntil(start, 'end').state, 'load').state;
  for (const viewer of [0, 1]) expect(exchangesIn(viewOf(cashNGuns, later, viewer))[0]).toEqual(later.exchanges[0]);
  for (const viewer of [2, 'spectator'] as const) {
    expect(viewOf(cashNGuns, later, viewer).exchanges[0]).toMatchObject({
      seat: 0,
      victim: 1,
      drawn: null,
      given: null,
    });
  }
});

test('[CG-7.4] a Clip tells where the Bang! lay, never what was discarded for it', () => {
  const start = playUntil(table({ table: ['clip'] }), 'share', { bullets: 'ccbb', aims: [1, 0, 3, 2] }).state;
  const reload = play(start, 0, take('clip'));
  const [some, other] = [click, bang].map((bullet) => play(reload.state, 0, { kind: 'discard', bullet }));
  for (const viewer of everybody) {
    expect(only(reload.heard(viewer), 'bang-taken')[0]).toMatchObject({ seat: 0, lay: 'open' });
    if (viewer === 0 || !some || !other) continue;
    expect(some.heard(viewer)).toEqual(other.heard(viewer));
    expect(viewOf(cashNGuns, some.state, viewer)).toEqual(viewOf(cashNGuns, other.state, viewer));
  }
});

test('[CG-7.5] hand and loot of an eliminated player leave face down; the dead keep what they saw', () => {
  const start = table({ wounds: [0, 2], loot: [[], ['painting']] });
  const { state } = playUntil(start, 'end', { bullets: 'bbcc', aims: [1, 2, 3, 2], courage: 'ssll' });
  expect(viewOf(cashNGuns, state, 1).ownHand).toEqual([3, 2]);
  expect(viewOf(cashNGuns, state, 1).ownBullets[2]).toBe(bang);
  expect(cashNGuns.publicView(state)).toMatchObject({ hands: null, loot: [[], [], [], []] });
  expect(cashNGuns.publicView(state).past.at(-1)?.bullets[1]).toBeNull();
});

test('[CG-7.6] a choice between cards is asked also when the hand leaves only one', () => {
  const hands = Array.from({ length: 4 }, () => [0, 3] as const);
  const start = table({ round: 6, hands, powers: ['hustler', 'cunning', 'smart', '-'] });
  const handing = playUntil(start, 'hand-over').state;
  expect(cashNGuns.legalMoves(handing, 0)).toHaveLength(1);
  expect(cashNGuns.toAct(playUntil(start, 'load').state)).toEqual([0, 1, 2, 3]);
  expect(asked(playUntil(start, 'swap-bullet').state)).toBe('swap-bullet');
  expect(asked(playUntil(start, 'discard-any', { courage: 'sssl' }).state)).toBe('discard-any');
});

test('[CG-7.6] whether a bullet is a Bang! changes nobody’s questions', () => {
  const start = table({ powers: ['professional', 'smart', 'cunning', '-'] });
  const numbers = ['cccc', 'bbbb'].map((bullets) => playUntil(start, 'share', { bullets, courage: 'slll' }).state);
  expect(numbers[0]?.decision).toBe(numbers[1]?.decision);
});

test('[CG-7.7] nobody sees the piles of later rounds', () => {
  const state = table();
  const other = { ...state, piles: [...state.piles.slice(0, 24), ...state.piles.slice(24).toReversed()] };
  for (const viewer of everybody) {
    expect(viewOf(cashNGuns, other, viewer)).toEqual(viewOf(cashNGuns, state, viewer));
    expect(viewOf(cashNGuns, state, viewer).turnedUp).toEqual(state.piles.slice(0, 24));
  }
});

test.each(everybody)('[CG-7.7] when the game is over everything is open, also to %s', (viewer) => {
  const { state } = playUntil(table({ round: 8, powers: ['hustler', '-', '-', '-'] }), 'end', { courage: 'llll' });
  const view = viewOf(cashNGuns, state, viewer);
  expect(view.turnedUp).toEqual(state.piles);
  expect(view.past.at(-1)?.bullets).toEqual(state.now.bullets);
  expect(view.exchanges).toEqual(state.exchanges);
  expect(view.pile.closedBangs).toBe(state.pile[3]);
});

test('[CG-7.7] a game that ends early opens the piles of the rounds that were not played', () => {
  const start = table({ dead: [2, 3], wounds: [0, 2] });
  const { state } = playUntil(start, 'end', { bullets: 'bc' });
  expect([state.over, state.round]).toEqual(['decided', 3]);
  expect(viewOf(cashNGuns, state, 'spectator').turnedUp).toEqual(state.piles);
});
