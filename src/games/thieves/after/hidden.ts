import { at } from '../../../engine/at.ts';
import type { Step } from '../../../engine/unfold.ts';
import { valueAtEnd, valueAtRaid } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import { isPublic, type LootCard, type State } from '../rules/state.ts';
import type { Haul, HaulTable } from './table.ts';

/** Everybody's loot at every raid and at the end, and which cards were secret until then. */
export function haulTable(frames: readonly Step<State>[]): HaulTable {
  const raids = frames.flatMap(({ told }, step) => {
    const events = told.map(({ event }) => event as ThievesEvent);
    if (!events.some(({ kind }) => kind === 'raid')) return [];
    const losers = new Set(events.flatMap((event) => (event.kind === 'lost' ? event.seat : [])));
    // The move that causes a raid moves no loot, so the step before shows it.
    const before = at(frames, step - 1).state;
    const hauls = before.loot.map((loot, seat) => ({ ...haulOf(loot, valueAtRaid), lost: losers.has(seat) }));
    return [{ kind: 'raid' as const, step, hauls }];
  });
  const step = frames.length - 1;
  const hauls = at(frames, step).state.loot.map((loot) => ({ ...haulOf(loot, valueAtEnd), lost: false }));
  return { game: 'thieves', counts: [...raids, { kind: 'end', step, hauls }] };
}

const haulOf = (loot: readonly LootCard[], worth: readonly number[]): Omit<Haul, 'lost'> => ({
  cards: loot.map((each) => ({ card: each.card, secret: !isPublic(each) })),
  value: loot.reduce((sum, { card }) => sum + at(worth, card), 0),
});
