import { describe, expect, test } from 'vitest';
import { startServer } from '../testing/server.ts';
import { deviceOf, openTable, Player } from '../testing/player.ts';

test('/metrics counts tables, pages and entries, and knows nobody', async () => {
  const { base } = await startServer();
  const code = await openTable(base, 'Zofia');
  await Player.at(base, code, 'Zofia');
  const text = await (await fetch(`${base}/metrics`)).text();
  expect(text).toMatch(/^hideout_tables_in_memory 1$/m);
  expect(text).toMatch(/^hideout_connections 1$/m);
  expect(text).toMatch(/^hideout_entries 2$/m);
  expect(text).toMatch(/^hideout_commit_seconds_count 1$/m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).not.toMatch(new RegExp(`Zofia|${code}|${deviceOf('Zofia')}`));
});

describe('behind a proxy /metrics is closed', () => {
  const status = async (base: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${base}/metrics`, { headers })).status;

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
  ])('to a request that was forwarded: %o', async (headers) => {
    expect(await status((await startServer()).base, headers)).toBe(404);
  });

  test.each([{ trustProxy: 1 }, { trustProxy: ['127.0.0.1'] }, { publicUrl: 'https://cards.example.org' }])(
    'to everybody, because a proxy need not say that it is one: %o',
    async (settings) => {
      expect(await status((await startServer({ settings })).base)).toBe(404);
    },
  );

  test('unless the person who runs the server opens it', async () => {
    const { base } = await startServer({ settings: { trustProxy: 1, openMetrics: true } });
    expect(await status(base)).toBe(200);
    expect(await status(base, { 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  });
});
