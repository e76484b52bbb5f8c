import { isLong, picture, settled, test, expect } from './house.ts';
import { faultsOf } from './overlaps.ts';
import { PageFeeder } from './page-feeder.ts';
import { bossStates, cashStates, overStates, paperStates, thievesStates, type StoredState } from './stored-states.ts';

/*
 * Every screen at every size: one page shows stored tables and is resized. The table, all players, the question and its
 * answers must be in sight, nothing may overlap, and no word may be clipped.
 */

interface Size {
  readonly width: number;
  readonly height: number;
  /** The text size of the browser, in pixels. */
  readonly text?: 32;
  /** By day a smaller one of its kind is enough. */
  readonly isLong?: true;
}

const all: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 844, height: 390, isLong: true },
  { width: 768, height: 1024 },
  { width: 1024, height: 768, isLong: true },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640, text: 32, isLong: true },
  { width: 320, height: 568, text: 32 },
];
const sizes = all.filter((size) => isLong || !size.isLong);

/** On a busy machine a page takes a while to settle. */
const looksAgain = 8;

const nameOf = ({ width, height, text }: Size) => `${width}x${height}${text ? '-large-text' : ''}`;

const suites: readonly [string, readonly StoredState[]][] = [
  ['The Boss', bossStates],
  ['Thieves!', thievesStates],
  ['Cash ’n Guns', cashStates],
  ['paper', [...paperStates, ...overStates]],
];

/** Polish words are longer: where they fit, the English ones nearly always do. */
const languages = isLong ? (['pl', 'en'] as const) : (['pl'] as const);

for (const [title, states] of suites) {
  for (const language of languages) {
    test(`at every size: ${title} in ${language}`, async ({ house, visitor }) => {
      const page = await visitor({ locale: language === 'en' ? 'en-GB' : 'pl-PL' });
      const browser = await page.context().newCDPSession(page);
      const feeder = await PageFeeder.before(page);
      await page.addInitScript(() => localStorage.setItem('hideout.settings', '{"hints":false,"sound":false}'));
      await page.clock.install();
      for (const state of states.filter((each) => isLong || !each.isLong)) {
        await state.reach({ page, feeder, address: house.address, language });
        for (const size of sizes) {
          const { text = 16, width, height } = size;
          await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
          await page.setViewportSize({ width, height });
          await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, text);
          await settled(page);
          if (isLong) await picture(page, `${state.name}-${nameOf(size)}-${language}`.replaceAll(/[^\w-]+/g, '-'));
          const wrong = () => faultsOf(page, { mayScroll: state.isPaper === true || text > 16 });
          // A table gets its new size in a later frame, so everything that looks wrong is checked again.
          let found = await wrong();
          for (let again = 0; found.length > 0 && again < looksAgain; again++) {
            await page.waitForTimeout(500);
            found = await wrong();
          }
          expect.soft(found, `${state.name} at ${nameOf(size)}`).toEqual([]);
        }
        await page.clock.resume();
      }
    });
  }
}
