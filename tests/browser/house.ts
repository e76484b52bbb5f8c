import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { scaled } from '../../src/testing/scale.ts';

export { expect } from '@playwright/test';

/** A real server with an empty data folder of its own, and bots that do not dawdle. */
export interface House {
  readonly address: string;
  /** The same server, as a phone in the network would reach it; undefined on a machine without a network. */
  readonly lanAddress: string | undefined;
}

const launcher = new URL('../../scripts/start.mjs', import.meta.url).pathname;

async function openHouse(): Promise<House & { close(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'hideout-browser-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, BOTS: 'instant', npm_lifecycle_event: '' };
  const child = spawn(process.execPath, [launcher], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/open at \S+:(\d+)/.test(output)) await once(child.stdout, 'data');
  const port = /open at \S+:(\d+)/.exec(output)?.[1] ?? '';
  const lan = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return {
    address: `http://localhost:${port}`,
    lanAddress: lan && `http://${lan}:${port}`,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'pl-PL',
} as const;
/** A window that does not fill the screen, of somebody who does not like things to move. */
export const calmWindow = {
  viewport: { width: 900, height: 700 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const;
export const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' } as const;

/** What takes too long for every change is tried overnight: `npm run test:long`. */
export const isLong = scaled({ quick: 0, normal: 0, long: 1 }) === 1;

/** Where pictures of the screens go, for people to look at. */
export const picture = (page: Page, name: string) =>
  page.screenshot({ path: `dist/screenshots/${name}.jpg`, type: 'jpeg', quality: 90 });

/** What moves has arrived, and what fades is there or gone. */
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
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (device) => {
      const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
