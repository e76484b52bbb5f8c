import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './house.ts';
import { reader } from './player.ts';

/*
 * What a phone has to load, as the browser counts it on the network: compressed, with headers. A kilobyte is 1000
 * bytes.
 */
const firstLoad = 95_000;
const firstScripts = 62_400;

interface Weight {
  all: number;
  scripts: number;
}

async function weigh(page: Page): Promise<Weight> {
  const weight: Weight = { all: 0, scripts: 0 };
  const line = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  line.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength;
    if (scripts.has(requestId)) weight.scripts += encodedDataLength;
  });
  await line.send('Network.enable');
  return weight;
}

for (const [language, device] of [
  ['English', desktop],
  ['Polish', phone],
] as const) {
  test(`the first load in ${language} is light`, async ({ house, visitor }) => {
    const page = await visitor(device);
    const weight = await weigh(page);
    await page.goto(house.address, { waitUntil: 'networkidle' });
    // Makes sure that something was counted at all.
    expect(weight.scripts).toBeGreaterThan(10_000);
    expect(weight.scripts).toBeLessThan(firstScripts);
    expect(weight.all).toBeLessThan(firstLoad);
  });
}

test('the pages bring nothing that their own policy forbids', async ({ house, visitor }) => {
  const page = await visitor(desktop);
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(String(error)));
  const response = await page.goto(house.address, { waitUntil: 'networkidle' });
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  await reader(page, 'en').button('home.play-now').first().click();
  await page.waitForURL('**/t/*');
  await page.goto(`${house.address}/rules/thieves`, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
