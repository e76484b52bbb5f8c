import { desktop, expect, phone, picture, settled, test } from './house.ts';
import { findings } from './findings.ts';
import { reader } from './player.ts';
import { PageFeeder } from './page-feeder.ts';
import { momentWhen } from './stored-tables.ts';
import { games } from '../../src/games/catalogue.ts';
import { fold } from '../../src/table/fold.ts';
import { beginning } from '../../src/table/next-game.ts';

const last = momentWhen('thieves', '6-seats', ({ table }) => table.stage === 'over');

test('the last event is seen first, then the count rises from the last to the first, and the winner is the last thing', async ({
  house,
  visitor,
}) => {
  const page = await visitor(phone);
  const feeder = await PageFeeder.before(page);
  await page.clock.install();
  await feeder.show(house.address, last.before, 0);
  await expect(page.locator('.question p')).toBeVisible();
  const { said, button } = reader(page, 'pl');

  const scores = last.table.play?.game.result(last.table.play.state)?.scores ?? [];
  const winner = /Wygrywa/;
  feeder.happen(last, 0);
  await expect(page.getByText(said('thieves.event.over')).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const count = page.getByRole('dialog', { name: said('ending.counting') });
  for (let step = 0; step < 60 && !(await count.isVisible()); step++) await page.clock.runFor(300);
  await expect(count).toBeVisible();
  const amounts: string[] = [];
  const plates = page.locator('dialog .stage li.called .plate');
  for (let step = 0; step < 60 && !(await page.locator('dialog.crowned').isVisible()); step++) {
    await expect(page.getByText(winner)).toHaveCount(0);
    expect(await page.title()).not.toMatch(winner);
    amounts.push(String(await plates.count()));
    await page.clock.runFor(400);
  }
  expect([...new Set(amounts)].map(Number)).toEqual([...new Set(amounts)].map(Number).toSorted((a, b) => a - b));
  await expect(page.getByRole('dialog', { name: winner })).toBeVisible();
  await expect(button('end.rematch').first()).toBeVisible();
  await expect(page.locator('dialog summary').first()).toContainText(String(Math.max(...scores)));
  await page.locator('dialog summary').first().click();
  await expect(page.getByRole('link', { name: 'TH-5.2' }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'ending-360');
});

test('a visitor who comes later or skips the ceremony sees the crown immediately', async ({ house, visitor }) => {
  const page = await visitor(desktop);
  const feeder = await PageFeeder.before(page);
  await feeder.show(house.address, last.table, 0);
  await expect(page.locator('dialog.crowned')).toBeVisible();
  await picture(page, 'ending-1280');
});

test('on a tablet the crown stays below the legend, whoever wins', async ({ house, visitor }) => {
  const page = await visitor({ viewport: { width: 768, height: 1024 }, locale: 'pl-PL' });
  const feeder = await PageFeeder.before(page);
  const { table } = momentWhen('cash-n-guns', '4-seats', (moment) => moment.table.stage === 'over');
  await feeder.show(house.address, table, 0);
  await expect(page.locator('dialog.crowned')).toBeVisible();
  await settled(page);
  const edges = await page.evaluate(() => {
    const legend = [...document.querySelectorAll('.legend > *')].map((each) => each.getBoundingClientRect().bottom);
    const crowns = [...document.querySelectorAll('.won .crown')].map((each) => each.getBoundingClientRect().top);
    return { legend: Math.max(...legend), crown: Math.min(...crowns) };
  });
  expect(edges.crown).toBeGreaterThanOrEqual(edges.legend);
  await picture(page, 'ending-768');
});

test('a player who still looks at the count keeps it when the next game begins, and can go there at any time', async ({
  house,
  visitor,
}) => {
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  const feeder = await PageFeeder.before(page);
  const begins = beginning(last.table, '00'.repeat(32), () => true);
  const table = fold(games, last.table, begins, { seq: last.table.seq + 1, at: Date.now() });
  await feeder.show(house.address, last.table, 0);
  await expect(page.locator('dialog.crowned')).toBeVisible();
  feeder.happen({ before: last.table, table }, 0);
  await expect(page.getByText(new RegExp(said('next.begun').slice(0, -1))).first()).toBeVisible();
  await expect(page.locator('dialog.crowned')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'next-begun-360');
  await button('next.go').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-part="own"]')).toBeVisible();
});
