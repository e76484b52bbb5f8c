import type { Page } from '@playwright/test';
import type { Game } from '../../src/engine/game.ts';
import { expect, isLong, phone, picture, settled, test } from './house.ts';
import { reader, type Language } from './player.ts';
import { PageFeeder } from './page-feeder.ts';
import { momentsOf, momentWhen, type Moment } from './stored-tables.ts';

/* A phone beside a big screen: the player's own cards, covered unless they are held open. */

const asked = ({ table: { play } }: Moment) => play?.game.toAct(play.state)[0] ?? 0;
const questionIn = ({ table: { play } }: Moment) => {
  const view = play && (play.game as Game).publicView(play.state);
  return view && 'question' in view ? view.question : view && 'step' in view ? view.step : undefined;
};
const isPlaying = ({ table }: Moment) => table.stage === 'playing';
const cash = (question: string) =>
  momentWhen('cash-n-guns', '8-seats-polish-clock', (moment) => isPlaying(moment) && questionIn(moment) === question);

/** Shows a moment to a phone that has chosen to be a controller, or has not decided yet. */
async function controllerAt(page: Page, address: string, moment: Moment, isChosen = true): Promise<void> {
  const feeder = await PageFeeder.before(page);
  feeder.isOnScreen = true;
  if (isChosen) await page.addInitScript(() => localStorage.setItem('hideout.settings', '{"controller":"on"}'));
  await feeder.show(address, moment.table, asked(moment));
}

const secrets = /Click|Bang/i;
/** All text on the page, visible or for screen readers, including the names of pictures. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title], [aria-live], [role="status"]')].map(
        (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('title')} ${each.textContent}`,
      ),
    ].join('\n'),
  );

test('a phone offers to be a controller, covers bullets unless they are held open, and goes back with one tap', async ({
  house,
  visitor,
}) => {
  const page = await visitor({ ...phone, locale: 'en-GB' });
  const { said } = reader(page, 'en');
  await controllerAt(page, house.address, cash('load'), false);
  await page.getByRole('button', { name: said('controller.use') }).click();
  await expect(page.locator('.question')).toHaveText(said('controller.load'));
  expect(await readable(page)).not.toMatch(secrets);
  await picture(page, 'controller-load-360x640-en');

  const hold = page.getByRole('button', { name: said('controller.hold') });
  const box = await hold.boundingBox();
  if (!box) throw new Error('There is nothing to hold.');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await expect(page.getByText('Bang!')).toBeVisible();
  await expect(page.getByRole('button', { name: said('controller.left') })).toHaveAttribute('aria-disabled', 'true');
  const live = await page.locator('[aria-live], [role="status"], [role="log"]').allTextContents();
  expect(live.join(' ')).not.toMatch(secrets);
  await picture(page, 'controller-look-360x640-en');
  await page.mouse.up();
  await expect(page.getByText('Bang!')).toBeHidden();

  // A key opens and closes them, and leaving the page closes them, too.
  await hold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bang!')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByText('Bang!')).toBeHidden();

  await page.getByRole('button', { name: said('controller.whole') }).click();
  await expect(page.locator('[data-part="controller"]')).toBeHidden();
  await page.getByRole('button', { name: said('controller.use') }).click();
  await expect(page.locator('[data-part="controller"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-part="controller"]')).toBeVisible();
});

test('the sides of the bullets stay as they are while others load', async ({ house, visitor }) => {
  const page = await visitor({ ...phone, locale: 'en-GB' });
  const round: Moment[] = [];
  for (const moment of momentsOf('cash-n-guns', '8-seats-polish-clock')) {
    if (isPlaying(moment) && questionIn(moment) === 'load') round.push(moment);
    else if (round.length > 0) break;
  }
  const [first, ...loads] = round;
  // The player who loads last sees all others do it.
  const viewer = asked(round.at(-1) ?? cash('load'));
  if (!first) throw new Error('Nobody loads in this game.');
  expect(loads.length).toBeGreaterThan(4);
  const feeder = await PageFeeder.before(page);
  feeder.isOnScreen = true;
  await page.addInitScript(() => localStorage.setItem('hideout.settings', '{"controller":"on"}'));
  await feeder.show(house.address, first.table, viewer);
  const { said } = reader(page, 'en');
  const sides = async () => {
    await page.getByRole('button', { name: said('controller.hold') }).focus();
    await page.keyboard.press('Enter');
    const shown = await page.locator('.pair b').allTextContents();
    await page.keyboard.press('Enter');
    return shown.join(' | ');
  };
  const before = await sides();
  expect(before).toMatch(/Click \| Bang!|Bang! \| Click/);
  for (const load of loads) {
    feeder.happen(load, viewer);
    expect(await sides()).toBe(before);
  }
});

const moments: Readonly<Record<string, () => Moment>> = {
  'cash-load': () => cash('load'),
  'cash-aim': () => cash('aim'),
  'cash-courage': () => cash('courage'),
  'cash-share': () => cash('share'),
  'boss-place': () =>
    momentWhen('the-boss', '4-seats-secure', (moment) => isPlaying(moment) && questionIn(moment) === 'place'),
  'boss-reveal': () =>
    momentWhen('the-boss', '4-seats-secure', (moment) => isPlaying(moment) && questionIn(moment) === 'reveal'),
  thieves: () => momentWhen('thieves', '6-seats', (moment) => isPlaying(moment) && moment.table.seq > 20),
};

for (const language of ['pl', 'en'] satisfies readonly Language[]) {
  for (const [name, moment] of Object.entries(moments)) {
    test(`the controller: ${name} in ${language}`, async ({ house, visitor }) => {
      test.skip(!isLong, 'Pictures for people to look at.');
      for (const [width, height] of [
        [360, 640],
        [640, 360],
      ] as const) {
        const page = await visitor({
          ...phone,
          viewport: { width, height },
          locale: language === 'pl' ? 'pl-PL' : 'en-GB',
        });
        await controllerAt(page, house.address, moment());
        await page.locator('[data-part="controller"]').waitFor();
        await settled(page);
        await picture(page, `controller-${name}-${width}x${height}-${language}`);
        const hold = page.getByRole('button', { name: reader(page, language).said('controller.hold') });
        await hold.focus();
        await page.keyboard.press('Enter');
        await picture(page, `controller-${name}-open-${width}x${height}-${language}`);
      }
    });
  }
}
