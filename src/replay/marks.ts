import type { Step } from '../engine/unfold.ts';
import type { GreatMoment } from './after.ts';
import type { Mark } from './messages.ts';

/** The marks of a game, in order: its rounds and its great moments. */
export function marksIn(
  steps: readonly Pick<Step<object>, 'told'>[],
  moments: readonly Pick<GreatMoment, 'step'>[],
): readonly Mark[] {
  const rounds = steps.flatMap(({ told }, step): Mark[] =>
    step === 0 || told.some(({ event }) => event.kind === 'round') ? [{ step, kind: 'round' }] : [],
  );
  const great = new Set(moments.map(({ step }) => step));
  const marks = [...rounds, ...[...great].map((step): Mark => ({ step, kind: 'moment' }))];
  return marks.sort((a, b) => a.step - b.step);
}
