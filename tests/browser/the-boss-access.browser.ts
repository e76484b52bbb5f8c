import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { desktop, expect, isLong, phone, picture, test } from './house.ts';
import { reader } from './player.ts';
import { bossTable, playOneStep } from './the-boss-player.ts';

interface Walk {
  readonly page: Page;
  readonly language: 'en' | 'pl';
}

/** One state after the other in the same game; axe must find nothing, and nothing to act on may lie out of sight. */
const states: readonly { readonly name: string; readonly reach: (walk: Walk) => Promise<void> }[] = [
  {
    name: 'the first lesson',
    async reach({ page, language }) {
      const { pass } = bossTable(page, language);
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
      await reader(page, language).button('pieces.coach.off').click();
      for (let step = 0; step < 5; step++) await playOneStep(page, language, step);
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

/** How far one would have to scroll to reach everything. */
const hiddenBelow = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);

/** Controls that are too small for a thumb, by their names. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.locator('main button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5) ? [`${button.ariaLabel ?? button.textContent}`] : [];
    }),
  );

for (const [size, language, device] of [
  ['1280', 'en', desktop],
  ['360', 'pl', phone],
] as const) {
  test(`axe finds nothing wrong with The Boss at ${size}, and all is within reach`, async ({ house, visitor }) => {
    test.skip(size === '1280' && !isLong, 'overnight');
    const page = await visitor(device);
    await page.goto(house.address);
    await bossTable(page, language)
      .box.getByRole('button', { name: reader(page, language).said('home.play-now') })
      .click();
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach({ page, language });
        await page.waitForTimeout(250);
        await picture(page, `the-boss-${name.replaceAll(' ', '-')}-${size}`);
        expect(await findings(page), name).toEqual([]);
        expect(await hiddenBelow(page), name).toBeLessThanOrEqual(1);
        expect(await tooSmall(page), name).toEqual([]);
      });
    }
  });
}

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
