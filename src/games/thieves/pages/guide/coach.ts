import { carsOn, thief } from '../../box.ts';
import type { ThievesView } from '../../view.ts';
import type { Lessons } from '../../../../web/table/frame/coaching.svelte.ts';

/** The steps of a first game. Each is explained once, in order of importance. */
export const lessons = {
  turn: () => true,
  waiting: (view) => view.waitingCards.length > 0,
  thief: (view) => view.hand.includes(thief),
  money: (view) => view.played >= 2,
  cars: (view) => view.middle.some((card) => (carsOn[card] ?? 0) > 0),
  getaway: (view) => view.getaways > 0,
} satisfies Lessons<ThievesView>;

export type Lesson = keyof typeof lessons;
