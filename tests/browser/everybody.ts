import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { desktop, expect, isLong, phone, picture, settled, test } from './house.ts';
import type { Language } from './player.ts';

/** A visitor who goes through the states one after the other. */
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

/** The states to walk through, and what else must hold in each of them. */
interface Tour {
  readonly title: string;
  /** The prefix of the pictures' names. */
  readonly pictures: string;
  readonly states: readonly State[];
  /** By day each state is inspected once, on the phone, where there is least room; overnight on the desktop as well. */
  readonly byDay: 'both sizes' | 'the phone';
  readonly alsoWrong?: (page: Page) => Promise<readonly string[]>;
}

/** Takes a picture of the screen; axe must find no problem, and everything must fit. */
export async function inspect(page: Page, name: string): Promise<void> {
  await settled(page);
  await picture(page, name);
  // The test continues, so that problems of the other states are reported as well.
  expect.soft(await findings(page), name).toEqual([]);
}

/** Inspects each of these states, on a desktop in English and on a phone in Polish. */
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
