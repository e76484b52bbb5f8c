import type { Step } from '../../engine/unfold.ts';
import type { Hidden } from '../after.ts';
import { bluffTable } from './cash-n-guns.ts';
import { cityTable } from './the-boss.ts';
import { haulTable } from './thieves.ts';

type Uncover = (frames: readonly Step<object>[]) => Hidden;

/** By game id: finds everything that was hidden. */
export const uncover: Readonly<Record<string, Uncover>> = {
  'cash-n-guns': bluffTable as Uncover,
  'the-boss': cityTable as Uncover,
  thieves: haulTable as Uncover,
};
