import { describe, expect, test } from 'vitest';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { connected, startServer } from '../../src/server/testing/server.ts';
import { openTable, Player } from '../../src/server/testing/player.ts';

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
