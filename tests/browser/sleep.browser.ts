import type { Page } from '@playwright/test';
import { scaled } from '../../src/testing/scale.ts';
import { expect, phone, test } from './house.ts';
import { answerOne, reader } from './player.ts';
import { fingers } from './sight.ts';
import { thief } from './thieves-player.ts';

/** How long a phone in a pocket sleeps. Meanwhile bots play, and one of them stands in for its owner. */
const seconds = scaled({ quick: 3, normal: 8, long: 60 });
/** Milliseconds after waking up until the page must show the current table. */
const soon = 1500;

/** The public sizes of the piles. */
const piles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.middle [aria-label]')].map((each) => each.getAttribute('aria-label')),
  );

test('a page that was frozen and offline is current again when somebody looks at it', async ({ house, visitor }) => {
  const page = await visitor(phone);
  const { button, said } = reader(page, 'pl');
  await page.goto(house.address);
  await button('home.play-now').first().click();
  await answerOne(thief(page, 'pl'));
  const watcher = await visitor(phone);
  await watcher.goto(page.url());
  await expect(async () => expect(await piles(watcher)).toEqual(await piles(page))).toPass();

  const before = await piles(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.context().setOffline(true);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  // A bot that hides a card changes no pile, so the sleep lasts until the watcher has seen one change.
  await expect(async () => {
    await fingers(watcher).hurry();
    expect(await piles(watcher)).not.toEqual(before);
  }).toPass();
  await page.context().setOffline(false);
  await line.send('Page.setWebLifecycleState', { state: 'active' });
  await page.waitForTimeout(soon);
  await expect(page.getByText(said('table.lost'))).toBeHidden({ timeout: 1 });
  const shown = await piles(page);
  // The watcher's page may still be showing what led to this.
  await expect(async () => {
    await fingers(watcher).hurry();
    expect(await piles(watcher)).toEqual(shown);
  }).toPass();
});
