import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { desktop, expect, isLong, phone, picture, settled, test } from './house.ts';
import type { Language } from './player.ts';

/** Somebody who goes through the states one after the other. */
export interface Walk {
  readonly page: Page;
  readonly language: Language;
  readonly address: string;
}

/** A state that the page can be in, and how to get there from the one before it. */
export interface State {
  readonly name: string;
  reach(walk: Walk): Promise<void>;
}

/** What is walked through, and what else must be so in each state. */
interface Tour {
  readonly title: string;
  /** What the names of the pictures begin with. */
  readonly pictures: string;
  readonly states: readonly State[];
  /** By day each state is looked at once, on the phone, where there is least room; overnight on the desktop, too. */
  readonly byDay: 'both sizes' | 'the phone';
  readonly alsoWrong?: (page: Page) => Promise<readonly string[]>;
}

/** A picture of what is on the screen; axe must find nothing wrong with it, and everything must fit. */
export async function inspect(page: Page, name: string): Promise<void> {
  await settled(page);
  await picture(page, name);
  // The test goes on: whatever is wrong with the other states is told as well.
  expect.soft(await findings(page), name).toEqual([]);
}

/** In each of these states, on a desktop in English and on a phone in Polish: axe finds nothing, and everything fits. */
export function testForEverybody({ title, pictures, states, byDay, alsoWrong }: Tour): void {
  for (const [size, device, language] of [
    ['1280', desktop, 'en'],
    ['360', phone, 'pl'],
  ] as const) {
    test(`for everybody: ${title} at ${size}`, async ({ house, visitor }) => {
      test.skip(byDay === 'the phone' && size === '1280' && !isLong, 'overnight');
      const page = await visitor(device);
      for (const { name, reach } of states) {
        await test.step(name, async () => {
          await reach({ page, language, address: house.address });
          await inspect(page, `${pictures}${name.replaceAll(/\W+/g, '-')}-${size}`);
          expect.soft((await alsoWrong?.(page)) ?? [], name).toEqual([]);
        });
      }
    });
  }
}
