import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '../../src/protocol/pages.ts';
import { startServer } from '../../src/server/testing/server.ts';

const page = '<!doctype html><title>Hideout</title>';

/** A server with a page. */
async function openHouseWithPages() {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), page);
  return startServer({ pages: pathToFileURL(`${folder}/`) });
}

test.each(Object.entries(pagePaths))('the page %s is served at %s', async (_, path) => {
  const { base } = await openHouseWithPages();
  const response = await fetch(base + path.replace(':code', 'ABCDEF').replace(':game', 'thieves'));
  expect([response.status, await response.text()]).toEqual([200, page]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('a wrong link gets the page that says so; a program gets a problem', async () => {
  const { base } = await openHouseWithPages();
  const wrong = `${base}/nothing`;
  const read = await fetch(wrong, { headers: { accept: 'text/html,*/*' } });
  expect([read.status, await read.text()]).toEqual([404, page]);
  const asked = await fetch(wrong);
  expect([asked.status, await asked.json()]).toEqual([404, { problem: 'malformed' }]);
});
