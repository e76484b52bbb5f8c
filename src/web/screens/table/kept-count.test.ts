import { expect, test } from 'vitest';
import type { Scene } from '../../../protocol/scene.ts';
import { own, sceneAt } from '../../session/testing/scene.ts';
import { KeptCount, type Moment } from './kept-count.svelte.ts';

const moment = (scene: Scene): Moment => ({ scene, log: [], fresh: [] });
const over = (ready: readonly number[]): Moment => {
  const { table } = sceneAt('over');
  return moment({ table: { ...table, next: { ready, wishes: [], game: table.game } }, you: own.you, game: null });
};
const next = moment({ table: sceneAt('playing').table, you: own.you, game: null });

test('a viewer who still looks at the count keeps it when the next game begins', () => {
  const kept = new KeptCount();
  const count = over([1]);
  kept.follow(count, { isCountShown: true });
  kept.follow(next, { isCountShown: true });
  expect(kept.moment).toBe(count);
  kept.follow(next, { isCountShown: true });
  expect(kept.moment).toBe(count);
  kept.leave();
  kept.follow(next, { isCountShown: false });
  expect(kept.moment).toBeNull();
});

test.each([
  ['is ready for the next game', over([0]), true],
  ['has not come to the count yet', over([]), false],
])('whoever %s goes along', (_, count, isCountShown) => {
  const kept = new KeptCount();
  kept.follow(count, { isCountShown });
  kept.follow(next, { isCountShown: false });
  expect(kept.moment).toBeNull();
});
