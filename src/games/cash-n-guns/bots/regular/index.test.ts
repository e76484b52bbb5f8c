import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { named, playUntil, slow } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { regular } from './index.ts';

/** The choices of a seat, one for each of fifty moods. */
const choices = (state: State, seat: Seat = 0) =>
  Array.from({ length: 50 }, (_, dice) =>
    named(
      regular.choose(() => viewOf(cashNGuns, state, seat), cashNGuns.legalMoves(state, seat), chanceInSeries(3, dice)),
    ),
  );
/** What it chooses in every mood. */
const always = (state: State) => {
  const [first, ...others] = choices(state);
  for (const other of others) expect(other).toEqual(first);
  return first;
};

const usual = ['bill-20', 'bill-20', 'bill-10', 'bill-10', 'bill-5', 'painting', 'painting', 'diamond-1'] as const;

test('[CG-2.3] now it loads a Bang!, now a Click', () => {
  const bullets = choices(table({ round: 1, table: usual })).map(({ bullet }) => bullet);
  expect(new Set(bullets)).toEqual(new Set(['bang', 'click']));
});

test('[CG-2.4] it aims at this player and that, but at the leader most often', () => {
  const loot = [[], [], ['bill-20', 'bill-20', 'bill-20', 'bill-20'], []] as const;
  const { state } = playUntil(table({ round: 6, table: usual, loot }), 'aim', { bullets: 'b' });
  const targets = choices(state).map(({ at }) => at);
  expect(targets.filter((at) => at === 2).length).toBeGreaterThan(25);
  const equals = playUntil(table({ round: 6, table: usual }), 'aim', { bullets: 'b' });
  expect(new Set(choices(equals.state).map(({ at }) => at))).toEqual(new Set([1, 2, 3]));
});

test('[CG-2.5] the Kid does not aim at somebody who is out of the round', () => {
  const kid = { rulebook: 'polish', powers: ['kid', '-', '-', '-'], table: usual } as const;
  const { state } = playUntil(table(kid), 'aim');
  const rest = [2, 3].reduce((now, seat) => {
    const next = cashNGuns.clone(now);
    cashNGuns.play(next, seat, cashNGuns.legalMoves(next, seat)[0] ?? { kind: 'aim', at: 0 });
    return next;
  }, slow(state, 1).state);
  expect(cashNGuns.toAct(rest)).toEqual([0]);
  expect(choices(rest).map(({ at }) => at)).not.toContain(1);
});

test('[CG-2.7] as Godfather it turns away the gun that is most likely to fire at it', () => {
  const hands = [
    [2, 3],
    [5, 0],
    [2, 3],
    [5, 0],
  ] as const;
  const guns = playUntil(table({ round: 4, hands, table: usual }), 'order', { aims: [1, 0, 0, 0] });
  expect(always(guns.state)).toEqual({ kind: 'order', seat: 2 });
});

test('[CG-2.8] it does not stir up guns that point at others', () => {
  const guns = playUntil(table({ table: usual }), 'order', { aims: [1, 2, 3, 1] });
  expect(always(guns.state)).toEqual({ kind: 'no-order' });
});

test('[CG-2.10] it stands when nobody aims at it', () => {
  const peace = playUntil(table({ wounds: [2], table: usual }), 'courage', { aims: [1, 2, 3, 1] });
  expect(always(peace.state)).toEqual({ kind: 'stand' });
});

test('[CG-2.15] on its last life it does not wait for a bullet that must be a Bang!', () => {
  const hands = [
    [1, 2],
    [0, 3],
    [0, 3],
    [0, 3],
  ] as const;
  const guns = playUntil(table({ round: 6, wounds: [2], hands, table: usual }), 'courage', { aims: [1, 0, 0, 0] });
  expect(always(guns.state)).toEqual({ kind: 'lie-down' });
});

test('[CG-6.lucky-man] two bullets that must be Bangs do not frighten the Lucky Man', () => {
  const hands = [
    [1, 2],
    [0, 3],
    [0, 3],
  ] as const;
  const lucky = { round: 6, wounds: [2], hands, table: usual, powers: ['lucky-man', '-', '-', '-'] };
  const guns = playUntil(table(lucky), 'courage', { aims: [1, 0, 0, 1] });
  expect(choices(guns.state)).toContainEqual({ kind: 'stand' });
});

test('[CG-2.10] an unhurt player risks a wound for a rich table', () => {
  const guns = playUntil(table({ round: 3, table: usual }), 'courage', { aims: [1, 0, 1, 1] });
  expect(always(guns.state)).toEqual({ kind: 'stand' });
});

test('[CG-2.18] it takes the largest bill, but a painting for a large collection', () => {
  const peace = { aims: [1, 2, 3, 1] };
  expect(always(playUntil(table({ table: usual }), 'share', peace).state)).toEqual({ kind: 'take', share: 'bill-20' });
  const loot = [['painting', 'painting', 'painting']] as const;
  const collector = playUntil(table({ table: usual, loot }), 'share', peace);
  expect(always(collector.state)).toEqual({ kind: 'take', share: 'painting' });
});

test('[CG-3.3] on its last life it takes the first aid kit before a bill', () => {
  const peace = playUntil(table({ wounds: [2], table: ['bill-10', 'first-aid'] }), 'share', { aims: [1, 2, 3, 1] });
  expect(always(peace.state)).toEqual({ kind: 'take', share: 'first-aid' });
});

test('[CG-6.greedy] the Greedy takes two where there is little, and not when alone', () => {
  const greedy = { powers: ['greedy', '-', '-', '-'], table: ['bill-20', 'bill-20', 'bill-5', 'bill-5'] } as const;
  const crowd = playUntil(table(greedy), 'share', { aims: [1, 2, 3, 1] });
  expect(always(crowd.state)).toEqual({ kind: 'take-two', share: 'bill-20', second: 'bill-20' });
  const alone = playUntil(table(greedy), 'share', { aims: [1, 2, 3, 1], courage: 'slll' });
  expect(always(alone.state)).toEqual({ kind: 'take', share: 'bill-20' });
});

test('[CG-6.dictator] the Dictator keeps the best from the leader, and lets trifles pass', () => {
  const dictator = { powers: ['dictator', '-', '-', '-'], godfather: 3, round: 7 } as const;
  const loot = [[], [], [], ['painting', 'painting', 'painting', 'painting']] as const;
  const shares = ['painting', 'bill-5', 'bill-5'] as const;
  const answers = { share: [{ kind: 'take', share: 6 }] } as const;
  const leader = playUntil(table({ ...dictator, loot, table: shares }), 'forbid', { answers });
  expect(always(leader.state)).toEqual({ kind: 'forbid', type: 'painting' });
  const trifle = { share: [{ kind: 'take', share: 0 }] } as const;
  const poor = playUntil(table({ ...dictator, table: ['bill-5', 'bill-10', 'bill-10'] }), 'forbid', {
    answers: trifle,
  });
  expect(always(poor.state)).toEqual({ kind: 'allow' });
});

test('[CG-6.junk-dealer] the Junk Dealer trades a small bill for a chance of a large one, and not the other way', () => {
  const dealer = {
    round: 7,
    powers: ['junk-dealer', '-', '-', '-'],
    loot: [[], ['bill-20', 'bill-10'], ['bill-5'], []],
  } as const;
  const peace = { aims: [1, 2, 3, 1] };
  const small = playUntil(table({ ...dealer, table: ['bill-5'] }), 'trade', peace);
  expect(always(small.state)).toEqual({ kind: 'trade', seat: 1 });
  const large = playUntil(table({ ...dealer, table: ['bill-20', 'bill-20'] }), 'trade', peace);
  expect(always(large.state)).toEqual({ kind: 'no-trade' });
});

test('[CG-6.hustler] the Hustler draws where Bangs are left and gives a Click', () => {
  const hands = [
    [2, 3],
    [5, 0],
    [2, 3],
    [5, 0],
  ] as const;
  const hustler = table({ round: 4, powers: ['hustler', '-', '-', '-'], hands, table: usual });
  expect(always(hustler)).toEqual({ kind: 'draw-from', seat: 2 });
  const answers = { 'draw-from': [{ kind: 'draw-from', seat: 2 }] } as const;
  expect(always(playUntil(hustler, 'hand-over', { answers }).state)).toEqual({ kind: 'hand-over', bullet: 'click' });
});

test('[CG-6.cunning] the Cunning has a Bang! for the leader', () => {
  const cunning = { powers: ['cunning', '-', '-', '-'], round: 7, table: usual } as const;
  const loot = [[], ['bill-20', 'bill-20', 'bill-20'], [], []] as const;
  const leader = playUntil(table({ ...cunning, loot }), 'swap-bullet', { aims: [1, 2, 3, 2] });
  expect(always(leader.state)).toEqual({ kind: 'swap-bullet', bullet: 'bang' });
});
