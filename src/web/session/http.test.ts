import { afterEach, describe, expect, test, vi } from 'vitest';
import { glanceAt, openTable, playableGames } from './http.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A server that gives this answer to everything. */
const serverSays = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

const option = { name: 'reshuffleDiscards', values: [true, false], default: false, rule: 'TH-4.3' };
const game = { id: 'thieves', seats: { min: 3, max: 6 }, options: [option] };
const table = {
  code: 'ABCDEF',
  game: 'thieves',
  stage: 'lobby',
  seats: 4,
  free: 3,
  locked: false,
  finished: 0,
  whatIf: false,
};
const open = { game: 'thieves', device: '0'.repeat(32), name: 'Ada', figure: 'fan' } as const;

describe('the games', () => {
  test('are those that the server lists', async () => {
    serverSays(200, [{ ...game, news: 'of a later version' }]);
    expect(await playableGames()).toEqual([game]);
  });

  test.each([
    [{}],
    [[{ ...game, seats: { min: 3 } }]],
    [[{ ...game, seats: { min: '3', max: 6 } }]],
    [[{ ...game, options: {} }]],
    [[{ ...game, options: [{ ...option, default: null }] }]],
    [{ problem: 'disk' }],
  ])('are unknown if it says %j', async (body) => {
    serverSays(200, body);
    expect(await playableGames()).toBeUndefined();
  });
});

describe('opening a table', () => {
  test('gives its code', async () => {
    serverSays(201, { code: 'ABCDEF' });
    expect(await openTable(open)).toEqual({ code: 'ABCDEF' });
  });

  test('fails for a reason', async () => {
    serverSays(400, { problem: 'server-full' });
    expect(await openTable(open)).toEqual({ trouble: 'server-full' });
  });

  test.each([[{ code: 7 }], [{ code: '../..' }], [{ problem: 'gremlins' }], [null], ['ABCDEF']])(
    '%j is no answer',
    async (body) => {
      serverSays(200, body);
      expect(await openTable(open)).toEqual({ trouble: 'offline' });
    },
  );

  test('nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await openTable(open)).toEqual({ trouble: 'offline' });
  });
});

describe('a glance at a table', () => {
  test('says what anybody may know', async () => {
    serverSays(200, table);
    expect(await glanceAt('ABCDEF')).toEqual(table);
  });

  test('which is gone', async () => {
    serverSays(404, { problem: 'no-such-table' });
    expect(await glanceAt('ABCDEF')).toBe('gone');
  });

  test.each([
    [200, { ...table, stage: 'on fire' }],
    [200, { ...table, seats: '4' }],
    [200, null],
    [404, '<html>'],
    [404, { problem: 'malformed' }],
    [500, { problem: 'disk' }],
  ])('of which nobody knows: %i %j', async (status, body) => {
    serverSays(status, body);
    expect(await glanceAt('ABCDEF')).toBeUndefined();
  });
});
