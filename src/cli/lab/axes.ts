import type { Figure } from './figure.ts';
import type { Speaker } from './speaker.ts';

/** What the items of a figure are, and what their values mean. */
export interface Axes {
  readonly items: string;
  readonly values: string;
}

export function axesOf({ kind, shows, unit }: Figure, { say }: Speaker): Axes {
  if (kind === 'bars') {
    return shows === 'score'
      ? { items: say('lab.axis.score'), values: say('lab.axis.all-scores') }
      : { items: say(`lab.measure.${shows}`), values: say('lab.axis.games') };
  }
  const items = say(`lab.axis.${shows}`);
  if (kind === 'matrix') return { items, values: say('lab.axis.points') };
  if (unit === 'change') return { items, values: say('lab.axis.by') };
  return { items, values: say(shows === 'clause' ? 'lab.axis.games' : 'lab.axis.wins') };
}
