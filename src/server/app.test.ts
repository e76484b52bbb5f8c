import { expect, test } from 'vitest';
import { general } from '../engine/legality.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';
import { startServer } from './testing/server.ts';
import { deviceOf, openTable, Player, post } from './testing/player.ts';

test('/health says whether the store works', async () => {
  const health = await fetch(`${(await startServer()).base}/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const store = openSqlite(':memory:');
  const { base } = await startServer({ store });
  await store.close();
  const broken = await fetch(`${base}/health`);
  expect([broken.status, await broken.json()]).toEqual([503, { problem: 'disk' }]);
});

test('every answer has the headers that keep strangers out of the page', async () => {
  const { base } = await startServer();
  for (const path of ['/health', '/api/games', '/nothing']) {
    const { headers } = await fetch(base + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('games say what can be chosen before the start', async () => {
  const { base } = await startServer();
  expect(await (await fetch(`${base}/api/games`)).json()).toContainEqual({
    id: 'thieves',
    seats: { min: 3, max: 6 },
    options: [expect.objectContaining({ name: 'reshuffleDiscards', default: false })],
  });
});

const open = { game: 'thieves', device: deviceOf('Ala'), name: 'Ala', figure: 'fan' };

test('a table is opened, and found by its code', async () => {
  const { base } = await startServer();
  const response = await post(base, { ...open, seats: 5 });
  expect(response.status).toBe(201);
  const { code } = (await response.json()) as { code: string };
  expect(await (await fetch(`${base}/api/tables/${code}`)).json()).toEqual({
    code,
    game: 'thieves',
    stage: 'lobby',
    seats: 5,
    free: 4,
    locked: false,
    finished: 0,
    whatIf: false,
  });
});

test('one call opens a table against bots and starts the game', async () => {
  const { base } = await startServer();
  const code = await openTable(base, 'Ala', { playNow: true });
  const { scene } = await Player.at(base, code, 'Ala');
  expect(scene).toMatchObject({ you: { seat: 0, host: true }, table: { stage: 'playing' } });
  expect(scene?.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
});

test.each([
  [{ ...open, game: 'chess' }, 400, { problem: 'no-such-game' }],
  [{ ...open, game: 'constructor' }, 400, { problem: 'no-such-game' }],
  [{ ...open, seats: 8 }, 400, { problem: 'no-such-seat' }],
  [{ ...open, seats: 2 }, 400, { problem: 'no-such-seat' }],
  [
    { ...open, options: { openHands: true } },
    400,
    { refusal: { rule: general.noSuchOption, values: { option: 'openHands' } } },
  ],
  [{ ...open, name: 'x'.repeat(10_000) }, 413, { problem: 'too-large' }],
  [{ ...open, name: '<img src=x>' }, 400, { problem: 'malformed' }],
  [{ ...open, device: 'me' }, 400, { problem: 'malformed' }],
  ['{', 400, { problem: 'malformed' }],
  ['[]', 400, { problem: 'malformed' }],
  ['null', 400, { problem: 'malformed' }],
  ['{"__proto__":{"game":"thieves"}}', 400, { problem: 'malformed' }],
  ['['.repeat(8000), 400, { problem: 'malformed' }],
])('not %j', async (body, status, answer) => {
  const { base, reports } = await startServer();
  const response = await post(base, body);
  expect([response.status, await response.json()]).toEqual([status, answer]);
  expect(reports).toEqual([]);
});

test('what another site sends as plain text is not understood', async () => {
  const { base } = await startServer();
  const headers = { 'content-type': 'text/plain', origin: 'http://evil.example' };
  const response = await fetch(`${base}/api/tables`, { method: 'POST', headers, body: JSON.stringify(open) });
  expect(await response.json()).toEqual({ problem: 'malformed' });
});

test.each(['AAAAAA', 'aaaaaa', '..%2f..%2fetc', '%00', 'x'.repeat(5000)])('there is no table %s', async (code) => {
  const { base } = await startServer();
  const { status } = await fetch(`${base}/api/tables/${code}`);
  expect(status).toBeGreaterThanOrEqual(404);
  expect(status).toBeLessThan(500);
});

test('a server is ready as long as it is not stopping', async () => {
  const { base, registry } = await startServer();
  const ready = async () => {
    const response = await fetch(`${base}/ready`);
    return [response.status, await response.json()] as const;
  };
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  await registry.stop();
  expect(await ready()).toEqual([503, { status: 'stopping' }]);
});
