import type { CashView } from '../../view.ts';
import type { Lessons } from '../../../../web/table/frame/coaching.svelte.ts';

/** What a lesson depends on: the table, and who is asked. */
interface Occasion {
  readonly view: CashView;
  readonly you: number;
}

const asks =
  (...questions: readonly CashView['question'][]) =>
  ({ view }: Occasion): boolean =>
    questions.includes(view.question);

/** The steps of a first game. Each is explained once, when it is asked for the first time. */
export const lessons = {
  load: asks('load'),
  aim: asks('aim'),
  order: asks('order'),
  courage: asks('courage'),
  share: asks('share'),
  wounds: ({ view, you }) => view.question === 'load' && (view.wounds[you] ?? 0) > 0,
  power: asks('draw-from', 'hand-over', 'swap-bullet', 'discard-any', 'forbid', 'trade', 'fetch'),
} satisfies Lessons<Occasion>;

export type Lesson = keyof typeof lessons;
