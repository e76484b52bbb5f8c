import type { Game } from '../../../engine/game.ts';
import type { Probe } from '../probe.ts';
import { cashNGuns } from './cash-n-guns.ts';
import { theBoss } from './the-boss.ts';
import { thieves } from './thieves.ts';

const probes: Readonly<Record<string, Probe>> = { 'cash-n-guns': cashNGuns, 'the-boss': theBoss, thieves };

export function probeOf({ id }: Pick<Game, 'id'>): Probe {
  const probe = probes[id];
  if (!probe) throw new Error(`The lab does not know ${id}.`);
  return probe;
}
