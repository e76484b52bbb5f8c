import { test as plain, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { scaled } from '../../src/testing/scale.ts';
import { openHouse, type House } from './open-house.ts';

export { expect } from '@playwright/test';

export const launcher = new URL('../../scripts/start.mjs', import.meta.url).pathname;

export const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'pl-PL',
} as const;
/** A window smaller than the screen, with reduced motion. */
export const calmWindow = {
  viewport: { width: 900, height: 700 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const;
export const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' } as const;

/** Tests that take too long for every change run overnight: `npm run test:long`. */
export const isLong = scaled({ quick: 0, normal: 0, long: 1 }) === 1;

/** Saves a picture of the screen for people to look at. */
export const picture = (page: Page, name: string) =>
  page.screenshot({ path: `dist/screenshots/${name}.jpg`, type: 'jpeg', quality: 90 });

/** Waits until all animations have finished. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

interface Fixtures {
  readonly visitor: (device: BrowserContextOptions) => Promise<Page>;
}

export const test = plain.extend<Fixtures, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await openHouse(launcher);
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (device) => {
      const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
      // They have played before, so the guide does not open.
      await context.addInitScript(() => localStorage.setItem('hideout.guided', 'cash-n-guns the-boss thieves'));
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
