import { cardWidth } from '../../../../web/table/frame/card-rows.ts';
import { thumb } from '../../../../web/table/frame/ring.ts';

export interface LootRoom {
  readonly width: number;
  readonly height: number;
  /** The size of the figures around it. */
  readonly figure: number;
}

export interface LootRows {
  readonly columns: number;
  /** The width of a card, and of the area around it that can be tapped, in pixels. */
  readonly width: number;
  readonly hit: number;
  readonly gap: number;
}

/** How heaps of loot are laid out in the middle of the table: as large as possible, but smaller than figures. */
export function lootRows(room: LootRoom, heaps: number): LootRows {
  const gap = Math.max(6, room.width / 60);
  const most = Math.max(room.figure * 0.52, Math.min(room.figure, 52));
  /** Where cards stay large enough, some room at both sides is left to the guns. */
  const guns = Math.min(room.figure * 0.4, Math.max(0, room.width - thumb * heaps));
  const cardsIn = (mostColumns: number) =>
    cardWidth({ width: room.width - guns - gap, height: room.height - gap }, heaps, gap, mostColumns);
  const columns = Math.floor(room.width / thumb);
  const any = cardsIn(columns);
  const two = cardsIn(Math.min(columns, Math.max(3, Math.ceil(heaps / 2))));
  /** Two rows, if that makes cards no smaller. */
  const cards = two.width >= Math.min(any.width, most) ? two : any;
  const width = Math.min(cards.width, most);
  return {
    columns: cards.columns,
    width,
    gap,
    hit: Math.max(width + gap, Math.min(thumb, room.width / cards.columns)),
  };
}
