import { chicago, laps } from '../../box.ts';
import type { TheBossMove } from '../../moves.ts';
import type { TheBossView } from '../../view.ts';
import type { Lessons } from '../../../../web/table/frame/coaching.svelte.ts';

/** What a lesson depends on: the table, and what is offered. */
interface Occasion {
  readonly view: TheBossView;
  readonly moves: readonly TheBossMove[];
}

/** The steps of a first game. Each is explained once, in order of importance. */
export const lessons = {
  place: ({ view }) => view.step === 'place',
  reveal: ({ view }) => view.step === 'reveal',
  chicago: ({ moves }) => moves.some((move) => move.kind === 'place' && move.city === chicago),
  'last-lap': ({ view }) => view.lap === laps,
  notes: ({ view }) => view.step === 'place' && view.lap === 2,
  police: ({ view }) => view.police.shown.length > 0,
  home: ({ view }) => view.step === 'place' && view.lap === 3,
  amateurs: ({ view }) => view.step === 'place' && view.round === 2,
} satisfies Lessons<Occasion>;
