import type { Page } from '@playwright/test';
import { expect, isLong, settled, test } from './house.ts';
import { reader } from './player.ts';
import { PageFeeder } from './page-feeder.ts';
import { momentWhen, type Moment } from './stored-tables.ts';
import type { TableState } from '../../src/table/state.ts';

/*
 * ▶▶ appears while bots play and disappears when somebody is asked. A finger may be on its way to it at that moment: no
 * other control may be where it was, and while it is there everything else must be reachable.
 */

const all = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
];
/** By day a phone in portrait and in landscape format. */
const sizes = isLong ? all : all.slice(1, 3);

const archives = { 'the-boss': '4-seats-secure', thieves: '6-seats', 'cash-n-guns': '8-seats-polish-clock' } as const;

const toAct = ({ play }: TableState) => play?.game.toAct(play.state) ?? [];

/** A person has seat 0; bots have the others. */
const amongBots = (table: TableState): TableState => ({
  ...table,
  seats: table.seats.map((seat, place) => (place === 0 ? seat : { owner: null, bot: 'regular', standIn: false })),
});

/** Bots have played, and now the person is asked. */
const asked = (game: string, archived: string): Moment => {
  const { before, table } = momentWhen(
    game,
    archived,
    (moment) =>
      moment.before.seq > 20 &&
      toAct(moment.before).length > 0 &&
      !toAct(moment.before).includes(0) &&
      toAct(moment.table).includes(0),
  );
  return { before: amongBots(before), table: amongBots(table) };
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The element that a tap at this point would hit. */
const tapped = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('button, a, input, label, summary')?.outerHTML,
    [x, y] as const,
  );

for (const [game, archived] of Object.entries(archives)) {
  test(`▶▶ has a place of its own: ${game}`, async ({ house, visitor }) => {
    test.skip(game !== 'the-boss' && !isLong, 'overnight');
    const page = await visitor({ locale: 'pl-PL' });
    const { button } = reader(page, 'pl');
    const forward = button('telling.forward');
    const feeder = await PageFeeder.before(page);
    const { before, table } = asked(game, archived);
    const points: Point[] = [];
    await page.addInitScript(() => localStorage.setItem('hideout.settings', '{"hints":false,"sound":false}'));
    await feeder.show(house.address, before, 0);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      // Reachable means that nothing covers it.
      await forward.click({ trial: true });
      await button('pieces.how.short').click({ trial: true });
      await button('pieces.log').click({ trial: true });
      const { x, y, width, height } = (await forward.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      points.push({ x: x + width / 2, y: y + height / 2 });
    }
    await feeder.show(house.address, table, 0);
    for (const [index, size] of sizes.entries()) {
      await page.setViewportSize(size);
      await settled(page);
      await expect(forward).toBeHidden();
      expect.soft(await tapped(page, points[index] ?? { x: 0, y: 0 }), JSON.stringify(size)).toBeUndefined();
    }
  });
}
