import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '../../src/protocol/pages.ts';
import { startServer } from '../../src/server/testing/server.ts';

const template = '<!doctype html><title>__PREVIEW_TITLE__</title>';
const page = '<!doctype html><title>Hideout: a table for gangster games</title>';

/** A server with a page. */
async function openHouseWithPages() {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(template));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(template));
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

test('a broken URL gets the same headers as everything else', async () => {
  const { base } = await openHouseWithPages();
  const usual = await fetch(base);
  for (const path of ['/%zz', '/api/tables/%', '/assets/%c0%af', '/ws/%zz']) {
    const response = await fetch(base + path);
    expect([path, response.status, await response.json()]).toEqual([path, 400, { problem: 'malformed' }]);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
      expect([path, name, response.headers.get(name)]).toEqual([path, name, usual.headers.get(name)]);
    }
  }
});

test.each(['/index.html', '/INDEX.html', '/%69ndex.html', '//index.html', '/index.html.br', '/index.html.gz'])(
  '%s does not show the page before the server has filled it in',
  async (path) => {
    const { base } = await openHouseWithPages();
    const response = await fetch(base + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect([response.status, await response.text()]).toEqual([404, page]);
  },
);
