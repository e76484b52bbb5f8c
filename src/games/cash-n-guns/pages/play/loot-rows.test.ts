import { describe, expect, it } from 'vitest';
import { nameRoom, ringOf } from '../../../../web/table/frame/ring.ts';
import { lootRows } from './loot-rows.ts';

const thumb = 44;
/** The proportions of a card. */
const tall = 1.4;

/** The room for the loot on a phone, where the height of the table depends on what stands below it. */
function roomOf(others: number, height: number) {
  const width = 360;
  const name = nameRoom({ width, rem: 16, others });
  const { middle, others: seats } = ringOf({
    width,
    height,
    others,
    hasSelf: true,
    head: 22,
    plate: 24,
    below: 0,
    name,
  });
  return { width: middle.right - middle.left, height: middle.bottom - middle.top, figure: seats[0]?.size ?? 0 };
}

describe.each([3, 4, 5, 6, 7])('with %i others at a phone', (others) => {
  it.each([290, 300, 316, 330, 350, 376, 400])('a thumb hits every heap on a table %i high', (height) => {
    for (let heaps = 1; heaps <= 8; heaps++) {
      const { columns, width, hit, gap } = lootRows(roomOf(others, height), heaps);
      const target = Math.min(Math.round(hit), Math.round((width + gap) * tall));
      expect({ heaps, columns, target: Math.min(target, thumb) }).toEqual({ heaps, columns, target: thumb });
    }
  });
});
