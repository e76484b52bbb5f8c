import type { Step } from '../engine/unfold.ts';
import type { Hidden } from '../replay/after.ts';
import { bluffTable } from './cash-n-guns/after/hidden.ts';
import { cityTable } from './the-boss/after/hidden.ts';
import { haulTable } from './thieves/after/hidden.ts';

type Uncover = (frames: readonly Step<object>[]) => Hidden;

/** By game id: finds everything that was hidden. */
export const uncover: Readonly<Record<string, Uncover>> = {
  'cash-n-guns': bluffTable as Uncover,
  'the-boss': cityTable as Uncover,
  thieves: haulTable as Uncover,
};
