import type { CashView } from '../../../games/cash-n-guns/view.ts';

/** The steps of a first game, each explained once, when it is asked for the first time. */
const lessons = ['load', 'aim', 'order', 'courage', 'share', 'wounds', 'power'] as const;
export type Lesson = (typeof lessons)[number];

type Occasion = (view: CashView, you: number) => boolean;
const asks =
  (question: CashView['question']): Occasion =>
  (view) =>
    view.question === question;

const ofPowers: readonly CashView['question'][] = [
  'draw-from',
  'hand-over',
  'swap-bullet',
  'discard-any',
  'forbid',
  'trade',
  'fetch',
];

const occasions: Readonly<Record<Lesson, Occasion>> = {
  load: asks('load'),
  aim: asks('aim'),
  order: asks('order'),
  courage: asks('courage'),
  share: asks('share'),
  wounds: ({ wounds, question }, you) => question === 'load' && (wounds[you] ?? 0) > 0,
  power: ({ question }) => ofPowers.includes(question),
};

/** What is worth saying now and has not been said. */
export const lessonFor = (view: CashView, you: number, had: readonly string[]): Lesson | undefined =>
  lessons.find((lesson) => !had.includes(lesson) && occasions[lesson](view, you));
