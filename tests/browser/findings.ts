import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { misfitsOf } from './fit.ts';

/**
 * The problems of a page: what axe finds, with the elements concerned, and what does not fit. All rules of axe run, but
 * only violations are collected, and frames are not merged on a separate page, because these pages have none; that
 * takes a quarter of the time.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  expectNoFrames(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: '/* It is there. */' }) });
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const wrong = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  return [...wrong, ...(await misfitsOf(page))];
}

function expectNoFrames(page: Page): void {
  if (page.frames().length > 1) throw new Error('A page with frames: axe has to look into them, too.');
}
