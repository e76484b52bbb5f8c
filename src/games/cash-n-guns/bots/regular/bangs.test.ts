import { expect, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { cashNGuns } from '../../rules/index.ts';
import { playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { armsOf } from './bangs.ts';
import { sightOf } from './sight.ts';

const seenBy = (viewer: number, state: ReturnType<typeof table>) => sightOf(viewOf(cashNGuns, state, viewer));

test('[CG-0.2] at the beginning everyone holds three Bangs', () => {
  expect(armsOf(seenBy(0, table({ round: 1 })), 1)).toEqual({ loaded: 0, inHand: 3 });
});

test('[CG-2.13] a player who has shown three Bangs cannot fire any more', () => {
  const state = table({
    round: 4,
    hands: [
      [2, 3],
      [5, 0],
    ],
  });
  const { state: loaded } = playUntil(state, 'aim');
  expect(armsOf(seenBy(0, loaded), 1)).toEqual({ loaded: 0, inHand: 0 });
});

test('[CG-2.13] a player with nothing but Bangs left is sure to fire', () => {
  const state = table({
    round: 6,
    hands: [
      [1, 2],
      [0, 3],
    ],
  });
  expect(armsOf(seenBy(0, playUntil(state, 'aim').state), 1)).toEqual({ loaded: 1, inHand: 2 });
});

test('[CG-7.1] what nobody saw may have been a Bang!', () => {
  const state = table({ round: 4, faceDown: [1] });
  const { inHand } = armsOf(seenBy(0, state), 1);
  expect(inHand).toBeGreaterThan(1.4);
  expect(inHand).toBeLessThan(1.9);
});

test('[CG-7.4] a Clip is one Bang! more', () => {
  const loot = { round: 3, table: ['clip', 'bill-5'] as const, hands: [[5, 1]] as const };
  const clipTaken = { share: [{ kind: 'take', share: 7 }] } as const;
  const { state } = playUntil(table(loot), 'end', { answers: clipTaken });
  const before = armsOf(seenBy(1, playUntil(table(loot), 'share').state), 0).inHand;
  expect(armsOf(seenBy(1, state), 0).inHand).toBeCloseTo(before + 1);
});

test('[CG-7.4] the two who exchanged bullets know what they gave and got', () => {
  const answers = {
    'draw-from': [{ kind: 'draw-from', seat: 1 }],
    'hand-over': [{ kind: 'hand-over', bullet: 0 }],
  } as const;
  const state = table({ round: 1, powers: ['hustler', 'cute', 'kid', 'smart'] });
  const drewBang = playUntil(state, 'load', { answers, draws: [7] }).state;
  const inHand = (viewer: number, seat: number) => armsOf(seenBy(viewer, drewBang), seat).inHand;
  expect([inHand(0, 1), inHand(1, 0)]).toEqual([2, 4]);
  expect(inHand(2, 0)).toBeGreaterThan(3);
  expect(inHand(2, 1)).toBeLessThan(3);
});

test('[CG-7.4] what one knows of an exchange in one world is not remembered in another', () => {
  const answers = {
    'draw-from': [{ kind: 'draw-from', seat: 1 }],
    'hand-over': [{ kind: 'hand-over', bullet: 0 }],
  } as const;
  const begun = table({ round: 1, powers: ['hustler', 'cute', 'kid', 'smart'] });
  const { state } = playUntil(begun, 'load', { answers, draws: [7] });
  const sight = seenBy(0, state);
  const finished = { lying: 0, threatened: 0, loaded: 0, bullets: [null, null, null, null] };
  /** The same finished round, in a world where the Hustler drew this bullet. */
  const inWorld = (drawn: 0 | 1) =>
    armsOf(
      {
        ...sight,
        round: 2,
        past: [finished],
        exchanges: sight.exchanges.map((exchange) => ({ ...exchange, drawn })),
      },
      1,
    ).inHand;
  expect([inWorld(1), inWorld(0), inWorld(1)]).toEqual([2, 3, 2]);
});
