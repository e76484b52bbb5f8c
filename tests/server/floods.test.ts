import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { connected, gameOfThree, startServer, playsOn } from '../../src/server/testing/server.ts';
import { deviceOf, openTable, Player, post, socketOf } from '../../src/server/testing/player.ts';

/** A page with an address that a proxy names, after it has said hello and got an answer. */
async function arriving(base: string, code: string, name: string, headers: Readonly<Record<string, string>>) {
  const player = new Player(socketOf(base, code), name, headers);
  await once(player.socket, 'open');
  player.hello();
  await player.until(() => player.messages.length > 0);
  return player;
}

describe('too much', () => {
  test('a flood is warned and cut off; the others do not notice', async () => {
    // So slow that no frame is forgiven during the test, even on a busy machine.
    const { base } = await startServer({ bounds: { ...ordinaryBounds, rate: 1e-6 } });
    const { players, code } = await gameOfThree(base);
    const flood = await Player.at(base, code, 'Eve');
    for (let frame = 0; frame < 1000; frame++) flood.send({ do: 'time', n: frame + 1 });
    expect(await flood.closed()).toBe(1008);
    const kinds = flood.messages.map((message) => (message.say === 'refused' ? message.problem : message.say));
    expect(kinds.filter((kind) => kind === 'time').length).toBeLessThan(ordinaryBounds.burst);
    expect(kinds.filter((kind) => kind === 'too-fast')).toHaveLength(ordinaryBounds.warnings);
    await playsOn(players);
  });

  test('a page that does not read is cut off before it costs memory', async () => {
    const { base, registry } = await startServer({
      bounds: { ...ordinaryBounds, rate: 1e9, burst: 1e9, backlog: 4096 },
    });
    const { players, active, code } = await gameOfThree(base);
    const sleeper = await Player.at(base, code, 'Eve');
    sleeper.socket.pause();
    const before = registry.counts.connections;
    const decision = active.scene?.game?.ask?.decision ?? 0;
    for (let round = 0; round < 4000 && registry.counts.connections === before; round++) {
      for (let frame = 0; frame < 50; frame++) sleeper.send({ do: 'why', n: 1, decision, move: { kind: 'fly' } });
      await active.say({ do: 'time' });
    }
    expect(registry.counts.connections).toBe(before - 1);
    await playsOn(players);
  });

  test('a page that gives no sign of life is taken for gone', async () => {
    const { base } = await startServer({ bounds: { ...ordinaryBounds, silence: 50 } });
    const { other, active } = await gameOfThree(base);
    const seat = other.scene?.you.seat ?? 0;
    other.socket.pause();
    await active.until(() => active.scene?.table.seats[seat]?.present === false);
    expect(active.closeCode).toBeUndefined();
  });

  test('pages of a browser and guests of a table are limited; people with a seat always get in', async () => {
    const { base } = await startServer();
    const { players, code } = await gameOfThree(base);
    const refused = async (name: string) => {
      const player = await connected(base, code, name);
      player.hello();
      await player.until(() => player.messages.length > 0);
      return player.messages[0]?.say === 'refused';
    };
    const pages = await Promise.all(Array.from({ length: 10 }, () => refused('Guest')));
    expect(pages.filter(Boolean)).toHaveLength(2);
    const guests = await Promise.all(Array.from({ length: 70 }, (_, index) => refused(`Guest ${index}`)));
    // Twenty places for one address; the pages of the guest above take one.
    expect(guests.filter(Boolean)).toHaveLength(51);
    expect(await refused(players[0].name)).toBe(false);
    await playsOn(players);
  });

  test('strangers who fill the places of the watchers keep out nobody who finished a game there', async () => {
    const bounds = { ...ordinaryBounds, watchers: 4, watchersPerAddress: 2, connectionsPerMinute: 1e9 };
    const { base } = await startServer({ bounds, settings: { trustProxy: 1 } });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const code = await openTable(base, 'Ala');
    const dawid = await arriving(base, code, 'Dawid', from('9.9.9.9'));
    await dawid.does({ do: 'sit', seat: 1, name: 'Dawid', figure: 'cap' });
    const ala = await Player.at(base, code, 'Ala');
    await ala.does({ do: 'start' });
    for (const player of [ala, dawid]) await player.does({ do: 'leave' });
    await dawid.until(() => dawid.scene?.table.stage === 'over');
    await dawid.does({ do: 'leave' });
    await dawid.leave();
    const answers = [];
    for (let stranger = 0; stranger < 9; stranger++) {
      const page = await arriving(base, code, `Eve ${stranger}`, from(`8.8.8.${Math.floor(stranger / 3)}`));
      answers.push(page.messages[0]);
    }
    const refused = answers.filter((answer) => answer?.say === 'refused');
    expect(refused.map((answer) => answer.problem)).toEqual(Array.from({ length: 5 }, () => 'no-room'));
    expect((await arriving(base, code, 'Dawid', from('9.9.9.9'))).messages[0]).toMatchObject({ say: 'welcome' });
  });

  test('open pages of an address are limited, also before they say who they are', async () => {
    const bounds = { ...ordinaryBounds, pagesPerAddress: 3 };
    const { base } = await startServer({ bounds, settings: { trustProxy: 1 } });
    const code = await openTable(base, 'Ala');
    const from = { 'x-forwarded-for': '9.9.9.9' };
    const silent = new Player(socketOf(base, code), 'Eve', from);
    await once(silent.socket, 'open');
    for (const name of ['Bruno', 'Celina']) await arriving(base, code, name, from);
    const fourth = await arriving(base, code, 'Dawid', from);
    expect(fourth.messages).toEqual([{ say: 'refused', n: null, problem: 'too-many-pages' }]);
    expect(await fourth.closed()).toBe(1008);
    expect((await arriving(base, code, 'Ala', { 'x-forwarded-for': '8.8.8.8' })).scene).toBeDefined();
    await silent.leave();
    expect((await arriving(base, code, 'Dawid', from)).scene).toBeDefined();
  });

  test('an address can open a limited number of tables a minute', async () => {
    const { base } = await startServer({ bounds: { ...ordinaryBounds, tablesPerMinute: 3 } });
    const open = { game: 'thieves', device: deviceOf('Ala'), name: 'Ala', figure: 'fan' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(base, open)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
    const late = answers.find(({ status }) => status === 429);
    expect(await late?.json()).toEqual({ problem: 'too-fast' });
  });

  test('eight phones behind one address can reconnect at once, again and again', async () => {
    const { base } = await startServer({ bounds: ordinaryBounds });
    const code = await openTable(base, 'Ala', { seats: 6 });
    const names = ['Ala', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Feliks', 'Gosia', 'Hugo'];
    for (let outage = 0; outage < 5; outage++) {
      const phones = await Promise.all(names.map((name) => Player.at(base, code, name)));
      await Promise.all(phones.map((phone) => phone.leave()));
    }
  });
});

describe('another site', () => {
  const status = (base: string, headers: Readonly<Record<string, string>>) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(socketOf(base, 'AAAAAA'), { headers });
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_, response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      socket.on('error', () => undefined);
    });

  test('cannot talk to this server through somebody’s browser', async () => {
    const { base } = await startServer({ settings: { publicUrl: 'https://cards.example.org' } });
    expect(await status(base, { origin: 'http://evil.example' })).toBe(403);
    expect(await status(base, { origin: 'null' })).toBe(403);
    expect(await status(base, { origin: base })).toBe(101);
    expect(await status(base, { origin: 'https://cards.example.org' })).toBe(101);
    expect(await status(base, {})).toBe(101);
  });

  test('a page that comes too often is told so before it is let in', async () => {
    const { base } = await startServer({ bounds: { ...ordinaryBounds, connectionsPerMinute: 2 } });
    expect([await status(base, {}), await status(base, {}), await status(base, {})]).toEqual([101, 101, 429]);
  });

  test('a plain HTTP request for the socket is refused', async () => {
    const { base } = await startServer();
    expect((await fetch(`${base}/ws/AAAAAA`)).status).toBe(426);
  });
});
