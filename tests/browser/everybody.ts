import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { desktop, expect, phone, picture, test } from './house.ts';
import type { Language } from './player.ts';

/** A state that somebody can get the page into, and how. */
export interface State {
  readonly name: string;
  reach(page: Page, address: string, language: Language): Promise<void>;
}

/** In each of these states, on a desktop in English and on a phone in Polish: axe finds nothing, and everything fits. */
export function testForEverybody(states: readonly State[]): void {
  for (const [size, device, language] of [
    ['1280', desktop, 'en'],
    ['360', phone, 'pl'],
  ] as const) {
    for (const { name, reach } of states) {
      test(`for everybody: ${name} at ${size}`, async ({ house, visitor }) => {
        const page = await visitor(device);
        await reach(page, house.address, language);
        await page.waitForTimeout(300);
        await picture(page, `${name.replaceAll(/\W+/g, '-')}-${size}`);
        expect(await findings(page)).toEqual([]);
      });
    }
  }
}
