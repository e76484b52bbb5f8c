import { expect, isLong, settled, test } from './house.ts';
import { PageFeeder } from './page-feeder.ts';
import { tvStates } from './stored-states.ts';
import { unreadable } from './tv-text.ts';

/* Everything that a big screen shows, at the sizes of TVs: words are large enough, and none is in the margin. */

const fullHd = { width: 1920, height: 1080 };
const sizes = {
  en: [fullHd],
  // Polish words are longer: where they fit, the English ones nearly always do.
  pl: [{ width: 1280, height: 720 }, fullHd, { width: 3840, height: 2160 }],
};

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['pl', 'pl-PL'],
] as const) {
  for (const { width, height } of sizes[language]) {
    test(`a TV of ${width}x${height} can be read from the sofa, in ${language}`, async ({ house, visitor }) => {
      test.skip(!isLong, 'overnight');
      test.setTimeout(900_000);
      const page = await visitor({ locale, viewport: { width, height } });
      const feeder = await PageFeeder.before(page);
      await page.clock.install();
      for (const state of tvStates) {
        await state.reach({ page, feeder, address: house.address, language });
        await settled(page);
        const file = `${state.name}-${width}x${height}-${language}`.replaceAll(/[^\w-]+/g, '-');
        // The largest takes a while on a busy machine.
        await page.screenshot({ path: `dist/screenshots/${file}.jpg`, type: 'jpeg', quality: 90, timeout: 60_000 });
        expect.soft(await unreadable(page), state.name).toEqual([]);
        await page.clock.resume();
      }
    });
  }
}
