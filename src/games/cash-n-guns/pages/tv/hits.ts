import { bang } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import type { EventOf } from '../../../../web/table/playback/by-kind.ts';
import type { Panel } from './showing.svelte.ts';

type Hit = Extract<Panel, { kind: 'hit' }>;

export const isKind =
  <Kind extends CashEvent['kind']>(kind: Kind) =>
  (event: CashEvent): event is EventOf<CashEvent, Kind> =>
    event.kind === kind;

/** All victims, each with all shooters. */
export function hitsIn(events: readonly CashEvent[]): readonly Hit[] {
  const shots = events.filter(isKind('fired')).filter(({ bullet }) => bullet === bang);
  return [...new Set(shots.map(({ at }) => at))].map((victim) => ({
    kind: 'hit',
    victim,
    shooters: shots.filter(({ at }) => at === victim).map(({ seat }) => seat),
    wounds: events.filter(isKind('wounded')).find(({ seat }) => seat === victim)?.wounds ?? null,
    isOut: events.some((event) => event.kind === 'eliminated' && event.seat === victim),
  }));
}
