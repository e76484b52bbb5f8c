import type { Page } from '@playwright/test';
import { testForEverybody, type State } from './everybody.ts';
import { expect, phone, test } from './house.ts';
import { answerOne, reader } from './player.ts';
import { boss, bossTable } from './the-boss-player.ts';

/** One state after the other in the same game. */
const states: readonly State[] = [
  {
    name: 'the first lesson',
    async reach({ page, language, address }) {
      const { box, pass } = bossTable(page, language);
      await page.goto(address);
      await box.getByRole('button', { name: reader(page, language).said('home.play-now') }).click();
      for (let step = 0; step < 2; step++) await page.keyboard.press('Control');
      await pass.waitFor();
      await page.getByRole('note').waitFor();
    },
  },
  {
    name: 'a reason why not',
    async reach({ page, language }) {
      const { said, button } = reader(page, language);
      await button('pieces.coach.got-it').click();
      await bossTable(page, language)
        .cities.filter({ hasText: said('the-boss.city.chicago') })
        .focus();
      await page.keyboard.press('Enter');
      await page.getByText('TB-3.4').first().waitFor();
    },
  },
  {
    name: 'a city taken up',
    async reach({ page, language }) {
      const { open, send } = bossTable(page, language);
      await open.last().click();
      await send.waitFor();
    },
  },
  {
    name: 'more of them',
    async reach({ page, language }) {
      const { button } = reader(page, language);
      await button('the-boss.do.more.pros').click();
      await button('the-boss.do.more.amateurs').click();
    },
  },
  {
    name: 'a card is due',
    async reach({ page, language }) {
      const { send, hand } = bossTable(page, language);
      await send.click();
      await hand.first().waitFor();
      await reader(page, language).button('pieces.coach.got-it').click();
    },
  },
  { name: 'a card taken up', reach: ({ page, language }) => bossTable(page, language).hand.first().click() },
  {
    name: 'in the middle of a round',
    async reach({ page, language }) {
      await bossTable(page, language).show.click();
      const off = reader(page, language).button('pieces.coach.off');
      // The moves of others are shown meanwhile; Escape skips them.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(off).toBeVisible({ timeout: 300 });
      }).toPass();
      await off.click();
      const player = boss(page, language);
      for (let question = 0; question < 5; question++) await answerOne(player);
      await bossTable(page, language).hand.first().waitFor();
    },
  },
  {
    name: 'a city looked at',
    async reach({ page, language }) {
      await bossTable(page, language).cities.nth(2).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a player looked at',
    async reach({ page, language }) {
      await reader(page, language).button('pieces.close').click();
      await bossTable(page, language).players.first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the police looked at',
    async reach({ page, language }) {
      await reader(page, language).button('pieces.close').click();
      await bossTable(page, language).status.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'how to play',
    async reach({ page, language }) {
      await reader(page, language).button('pieces.close').click();
      await reader(page, language).button('pieces.how.short').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Nothing that can be used may be out of sight. */
async function outOfSight(page: Page): Promise<readonly string[]> {
  const hidden = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  return hidden > 1 ? [`${hidden} pixels lie below the edge`] : [];
}

testForEverybody({ title: 'The Boss', pictures: 'the-boss-', states, byDay: 'the phone', alsoWrong: outOfSight });

test('notes on unseen cards can be switched off', async ({ house, visitor }) => {
  const page = await visitor(phone);
  const { said, button } = reader(page, 'pl');
  const { box, cities, pass, hand, status } = bossTable(page, 'pl');
  await page.goto(house.address);
  await box.getByRole('button', { name: said('home.play-now') }).click();
  await pass.or(hand).first().waitFor();
  await button('pieces.coach.got-it').click();
  const note = new RegExp(said('the-boss.see.unseen').split('{')[0] ?? '');
  await expect(cities.first()).toHaveAccessibleName(note);
  await status.click();
  await page.getByLabel(said('the-boss.notes')).uncheck();
  await button('pieces.close').click();
  await expect(cities.first()).not.toHaveAccessibleName(note);
});
