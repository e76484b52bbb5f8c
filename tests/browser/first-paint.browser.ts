import { desktop, expect, phone, test } from './house.ts';
import { reader } from './player.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** How much the layout has shifted since the page was opened, without any interaction. */
const shifted = () =>
  new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve((list.getEntries() as Shift[]).reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Past entries arrive in a separate task; if there are none, nothing arrives.
    setTimeout(() => resolve(0), 200);
  });

for (const [title, device, language] of [
  ['a phone in Polish', phone, 'pl'],
  ['a desktop in English', desktop, 'en'],
] as const) {
  test(`home stands still and has its letters from the first picture on: ${title}`, async ({ house, visitor }) => {
    const page = await visitor(device);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        observer.disconnect();
        document.documentElement.dataset['fontThere'] = String(document.fonts.check('1rem Limelight', 'A'));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(house.address);
    await expect(reader(page, language).button('home.play-now').first()).toBeEnabled();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.locator('html').getAttribute('data-font-there')).toBe('true');
    expect(await page.evaluate(shifted)).toBe(0);
  });
}
