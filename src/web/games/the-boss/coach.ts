import { chicago, laps } from '../../../games/the-boss/box.ts';
import type { TheBossMove } from '../../../games/the-boss/moves.ts';
import type { TheBossView } from '../../../games/the-boss/view.ts';

/** The steps of a first game, each explained once, in the order in which they matter. */
const lessons = ['place', 'reveal', 'chicago', 'last-lap', 'notes', 'police', 'home', 'amateurs'] as const;
export type Lesson = (typeof lessons)[number];

/** What a lesson looks at: the table, and what is offered. */
interface Occasion {
  readonly view: TheBossView;
  readonly moves: readonly TheBossMove[];
}

const occasions: Readonly<Record<Lesson, (occasion: Occasion) => boolean>> = {
  place: ({ view }) => view.step === 'place',
  reveal: ({ view }) => view.step === 'reveal',
  chicago: ({ moves }) => moves.some((move) => move.kind === 'place' && move.city === chicago),
  'last-lap': ({ view }) => view.lap === laps,
  notes: ({ view }) => view.step === 'place' && view.lap === 2,
  police: ({ view }) => view.police.shown.length > 0,
  home: ({ view }) => view.step === 'place' && view.lap === 3,
  amateurs: ({ view }) => view.step === 'place' && view.round === 2,
};

/** What is worth saying now and has not been said. */
export const lessonFor = (occasion: Occasion, had: readonly string[]): Lesson | undefined =>
  lessons.find((lesson) => !had.includes(lesson) && occasions[lesson](occasion));
