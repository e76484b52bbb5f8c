import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { misfitsOf } from './fit.ts';

/** What is wrong with a page for somebody: what axe finds, each with the elements it is about, and what does not fit. */
export async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const wrong = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  return [...wrong, ...(await misfitsOf(page))];
}
