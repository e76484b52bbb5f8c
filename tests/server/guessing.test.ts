import { describe, expect, test } from 'vitest';
import { ordinaryBounds, type Bounds } from '../../src/server/limits/bounds.ts';
import type { Settings } from '../../src/server/settings.ts';
import { connected, startServer } from '../../src/server/testing/server.ts';
import { deviceOf, openTable, Player } from '../../src/server/testing/player.ts';

const bounds = { ...ordinaryBounds, missesPerMinute: 3 };
/** Every HTTP path about a table. */
const rests = ['', '/record', '/games', '/games/1/record', '/games/1/log'];
const nobody = 'AAAAAA';

const ask = async (base: string, path: string) => (await fetch(`${base}/api/tables/${path}`)).status;

/** What the server says to a page that wants to come to this table. */
async function knock(base: string, code: string): Promise<string> {
  const page = await connected(base, code, 'Eve');
  page.hello();
  await page.until(() => page.messages.length > 0);
  const [answer] = page.messages;
  return answer?.say === 'refused' ? answer.problem : (answer?.say ?? '');
}

const count = <T>(answers: readonly T[], answer: T) => answers.filter((each) => each === answer).length;

describe('a visitor who guesses codes of tables', () => {
  test('has to wait after some wrong ones, however they were tried', async () => {
    const { base } = await startServer({ bounds: { ...bounds, missesPerMinute: rests.length + 1 } });
    for (const rest of rests) expect(await ask(base, nobody + rest)).toBe(404);
    expect(await knock(base, nobody)).toBe('no-such-table');
    for (const rest of rests) expect(await ask(base, nobody + rest)).toBe(429);
    expect(await knock(base, nobody)).toBe('too-fast');
  });

  test('is not told that a code is right while waiting', async () => {
    const { base } = await startServer({ bounds });
    const code = await openTable(base, 'Ala');
    for (let miss = 0; miss < 3; miss++) await ask(base, nobody);
    for (const rest of rests) expect(await ask(base, code + rest)).toBe(429);
    expect(await knock(base, code)).toBe('too-fast');
  });

  test('learns no more by trying many at once', async () => {
    const { base } = await startServer({ bounds });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(base, nobody)));
    expect([count(answers, 404), count(answers, 429)]).toEqual([3, 37]);
  });

  test('learns no more over many sockets at once', async () => {
    const { base } = await startServer({ bounds });
    const knocks = await Promise.all(Array.from({ length: 40 }, () => knock(base, nobody)));
    expect([count(knocks, 'no-such-table'), count(knocks, 'too-fast')]).toEqual([3, 37]);
  });

  test('is somebody who is wrong: tables that exist can be asked for again and again', async () => {
    const { base } = await startServer({ bounds });
    const code = await openTable(base, 'Ala');
    for (let visit = 0; visit < 10; visit++) {
      expect(await ask(base, code)).toBe(200);
      await (await Player.at(base, code, 'Ala')).leave();
    }
  });
});

/** A server behind a proxy on this machine, which names any visitor. */
async function behindProxy(wishes: Partial<Bounds>, settings: Partial<Settings> = {}) {
  const server = await startServer({
    bounds: { ...ordinaryBounds, ...wishes },
    settings: { trustProxy: 1, ...settings },
  });
  const { base } = server;
  const askFrom = async (visitor: string, code: string) => {
    const headers = { 'x-forwarded-for': visitor };
    return (await fetch(`${base}/api/tables/${code}`, { headers })).status;
  };
  return { ...server, askFrom };
}

describe('a visitor with many addresses who guesses codes', () => {
  test('has to wait with a whole /48, and no other network has to', async () => {
    const { base, askFrom } = await behindProxy({ missesPerMinute: 2, networkMissesPerMinute: 5 });
    const code = await openTable(base, 'Ala');
    const answers: number[] = [];
    for (let house = 0; house < 20; house++) answers.push(await askFrom(`2001:db8:7:${house}::1`, nobody));
    expect([count(answers, 404), count(answers, 429)]).toEqual([5, 15]);
    expect(await askFrom('2001:db8:7:ffff::1', code)).toBe(429);
    expect(await askFrom('2001:db8:8:1::1', nobody)).toBe(404);
    expect(await askFrom('2001:db8:8:1::1', code)).toBe(200);
  });

  test('uses up the budget of the server, and after that only those who guess wrong are slowed', async () => {
    const { base, askFrom } = await behindProxy({ missesPerMinute: 2, allMissesPerMinute: 4 });
    const code = await openTable(base, 'Ala');
    const answers: number[] = [];
    for (let site = 0; site < 12; site++) answers.push(await askFrom(`2001:db8:${site.toString(16)}::1`, nobody));
    expect([count(answers, 404), count(answers, 429)]).toEqual([4, 8]);
    // Somebody new with the right code is let in, and somebody who has guessed wrong is not.
    for (let friend = 0; friend < 20; friend++) expect(await askFrom(`203.0.113.${friend}`, code)).toBe(200);
    expect(await askFrom('198.51.100.1', nobody)).toBe(429);
    expect(await askFrom('198.51.100.1', nobody)).toBe(429);
    expect(await askFrom('198.51.100.1', code)).toBe(429);
  });

  test('has to wait with keys as well', async () => {
    const { base } = await behindProxy(
      { wrongKeysPerMinute: 2, networkWrongKeysPerMinute: 3 },
      { tableKey: 'green moon' },
    );
    const tryKey = async (visitor: string, key: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
      const body = JSON.stringify({ game: 'thieves', device: deviceOf('Eve'), name: 'Eve', figure: 'fan', key });
      return (await fetch(`${base}/api/tables`, { method: 'POST', headers, body })).status;
    };
    const answers: number[] = [];
    for (let house = 0; house < 6; house++) answers.push(await tryKey(`2001:db8:7:${house}::1`, `wrong key ${house}`));
    expect([count(answers, 403), count(answers, 429)]).toEqual([3, 3]);
    expect(await tryKey('2001:db8:7:ffff::1', 'green moon')).toBe(429);
    expect(await tryKey('2001:db8:8::1', 'green moon')).toBe(201);
  });
});
