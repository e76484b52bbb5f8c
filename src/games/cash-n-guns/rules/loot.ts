import { addAt, at } from '../../../engine/at.ts';
import { random } from '../../../engine/chance/index.ts';
import type { Rule, Tell } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Share } from '../box.ts';
import type { CashEvent } from '../events.ts';
import type { State } from './state.ts';

export const lootOf = (state: State, seat: Seat): Share[] => {
  const row = state.loot[seat];
  if (row === undefined) throw new Error(`There is no seat ${seat} at this table.`);
  return row;
};

export const onTable = (state: State, share: Share): number => at(state.table, share);

export function isTableEmpty({ table }: State): boolean {
  for (const count of table) if (count > 0) return false;
  return true;
}

/** What lies on the table, as a set of shares. */
export function sharesOnTable({ table }: State): number {
  let set = 0;
  // A plain read: `at` is too slow for this loop; see at.ts.
  for (let share = 0; share < table.length; share++) if ((table[share] as number) > 0) set |= 1 << share;
  return set;
}

/** A power takes a card from the table, if there is one. New cards come last. [CG-2.23] */
export function maybeTake(
  state: State,
  seat: Seat,
  { share, rule }: { readonly share: Share | null; readonly rule: Rule },
  tell?: Tell<CashEvent>,
): void {
  if (share === null || onTable(state, share) === 0) return;
  tell?.({ kind: 'took', rule, seat, share });
  addAt(state.table, share, -1);
  lootOf(state, seat).push(share);
}

/** Draws one card of somebody's loot by its place, in everybody's sight; the others close up. [CG-2.23, CG-7.3] */
export function drawLoot(state: State, from: Seat): { readonly drawn: number; readonly share: Share } {
  const row = lootOf(state, from);
  const drawn = random(state.chance, row.length);
  const share = at(row, drawn);
  row.splice(drawn, 1);
  return { drawn, share };
}

/** A random card of somebody's loot changes its owner. [CG-7.3] */
export function steal(
  state: State,
  seat: Seat,
  { from, rule }: { readonly from: Seat; readonly rule: Rule },
  tell?: Tell<CashEvent>,
): void {
  const { drawn, share } = drawLoot(state, from);
  lootOf(state, seat).push(share);
  tell?.({ kind: 'stole', rule, seat, from, drawn, share });
}

export function removeFromGame(state: State, share: Share): void {
  addAt(state.removed, share, 1);
}
