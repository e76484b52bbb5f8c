import { carsOn, thief } from '../../../games/thieves/box.ts';
import type { ThievesView } from '../../../games/thieves/view.ts';

/** The steps of a first game, each explained once, in the order in which they matter. */
const lessons = ['turn', 'waiting', 'thief', 'money', 'cars', 'getaway'] as const;
export type Lesson = (typeof lessons)[number];

type Occasion = (view: ThievesView) => boolean;

const occasions: Readonly<Record<Lesson, Occasion>> = {
  turn: () => true,
  waiting: (view) => view.waitingCards.length > 0,
  thief: (view) => view.hand.includes(thief),
  money: (view) => view.played >= 2,
  cars: (view) => view.middle.some((card) => (carsOn[card] ?? 0) > 0),
  getaway: (view) => view.getaways > 0,
};

/** What is worth saying now and has not been said. */
export const lessonFor = (view: ThievesView, had: readonly string[]): Lesson | undefined =>
  lessons.find((lesson) => !had.includes(lesson) && occasions[lesson](view));
