import type { Game } from '../engine/game.ts';
import type { Probe } from '../cli/lab/probe.ts';
import { cashNGuns } from './cash-n-guns/lab.ts';
import { theBoss } from './the-boss/lab.ts';
import { thieves } from './thieves/lab.ts';

const probes: Readonly<Record<string, Probe>> = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves };

export function probeOf({ id }: Pick<Game, 'id'>): Probe {
  const probe = probes[id];
  if (!probe) throw new Error(`The lab does not know ${id}.`);
  return probe;
}
