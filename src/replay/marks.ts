import type { Step } from '../engine/unfold.ts';
import type { Mark } from './messages.ts';

/** Kinds of events that open a round, and those that people talk about afterwards. */
const rounds: ReadonlySet<string> = new Set(['round']);
const moments: ReadonlySet<string> = new Set([
  'wounded',
  'eliminated',
  'killed',
  'banished',
  'chicago',
  'raid',
  'over',
]);

/** The marks of a game: its rounds and its great moments, at most one of each kind a step. */
export function marksIn(steps: readonly Pick<Step<object>, 'told'>[]): readonly Mark[] {
  return steps.flatMap(({ told }, step) => {
    const has = (kinds: ReadonlySet<string>) => told.some(({ event }) => kinds.has(event.kind));
    const marks: Mark[] = [];
    if (step === 0 || has(rounds)) marks.push({ step, kind: 'round' });
    if (has(moments)) marks.push({ step, kind: 'moment' });
    return marks;
  });
}
