import { expect, test, vi } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { figures } from '../../../src/protocol/scene.ts';
import { ordinaryBounds } from '../../../src/server/limits/bounds.ts';
import { noDelays } from '../../../src/room/machines.ts';
import { anyMove, playsOn } from '../../../src/server/testing/server.ts';
import { openTable, Player } from '../../../src/server/testing/player.ts';
import type { StoreAndPeers } from '../../../src/server/open-shared.ts';
import { sharingServers } from '../../../src/server/cluster/testing/servers.ts';

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

/** Three people at one table, each at a server of their own. */
async function threeAtThree(
  wishes: Parameters<typeof sharingServers>[1] = {},
  change?: Parameters<typeof sharingServers>[2],
) {
  const servers = await sharingServers(3, wishes, change);
  const bases = servers.map(({ base }) => base);
  const code = await openTable(at(bases, 0), 'Ala', { seats: 3 });
  const players: Player[] = [];
  for (const [seat, name] of ['Ala', 'Bruno', 'Celina'].entries()) {
    const player = await Player.at(at(bases, seat), code, name);
    if (seat > 0) await player.does({ do: 'sit', seat, name, figure: at(figures, seat) });
    players.push(player);
  }
  return { servers, bases, code, players };
}

test('people at different servers play one game, and are told the same in the same words', async () => {
  const { players, servers } = await threeAtThree();
  await at(players, 0).does({ do: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.scene?.table.stage === 'playing')));
  await playsOn(players);
  const seq = Math.max(...players.map((player) => player.seq));
  await Promise.all(players.map((player) => player.until(() => player.seq === seq)));
  // Private parts are separate, so that the public parts can be compared.
  const publicNews = players.map((player) =>
    player.messages.flatMap((message) => (message.say === 'news' ? { ...message, own: undefined } : [])).slice(-9),
  );
  expect(publicNews).toEqual([publicNews[0], publicNews[0], publicNews[0]]);
  expect(servers.flatMap(({ reports }) => reports)).toEqual([]);
  expect(servers.map(({ counts }) => counts.earlyBulletins)).toEqual([0, 0, 0]);
});

test('everybody sees who is there at any server, and the people of a server that stops are gone', async () => {
  const { players, servers } = await threeAtThree();
  const [ala, bruno] = [at(players, 0), at(players, 1)];
  const present = (player: Player) => player.scene?.table.seats.map((seat) => seat.present);
  await eventually(() => expect(present(ala)).toEqual([true, true, true]));
  await bruno.leave();
  await eventually(() => expect(present(ala)).toEqual([true, false, true]));
  await at(servers, 2).stop();
  await eventually(() => expect(present(ala)).toEqual([true, false, false]));
});

/** Servers that never hear from each other. */
const deaf = ({ store, peers }: StoreAndPeers): StoreAndPeers => {
  const bus = { publish: () => undefined, listen: () => undefined, close: () => peers.bus.close() };
  return { store, peers: { ...peers, bus } };
};

test('without any bulletin everybody sees the same, only later', async () => {
  const { players } = await threeAtThree({}, deaf);
  const [ala, bruno, celina] = [at(players, 0), at(players, 1), at(players, 2)];
  await ala.does({ do: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.scene?.table.stage === 'playing')));
  const asked = players.find((player) => anyMove(player) !== undefined) ?? ala;
  await asked.does(anyMove(asked) ?? { do: 'leave' });
  await Promise.all(players.map((player) => player.until(() => player.seq >= asked.seq)));
  const views = players.map(({ parts }) => parts?.shared.game?.view);
  expect(views).toEqual([views[0], views[0], views[0]]);
  await bruno.leave();
  await celina.until(() => celina.scene?.table.seats[1]?.present === false);
});

test('emotes and nudges reach people at other servers', async () => {
  const { players } = await threeAtThree();
  const [ala, bruno] = [at(players, 0), at(players, 1)];
  await ala.does({ do: 'emote', emote: 'laugh' });
  await bruno.until(() => bruno.messages.some(({ say }) => say === 'emote'));
  expect(bruno.messages.find(({ say }) => say === 'emote')).toEqual({ say: 'emote', seat: 0, emote: 'laugh' });
});

test('what somebody writes is read at all servers, the pace is one for all, and a screen is seen everywhere', async () => {
  // However slow the machine is, all of it is written within this time.
  const { players, bases, code } = await threeAtThree({ bounds: { ...ordinaryBounds, messagesIn: 600_000 } });
  const [ala, bruno] = [at(players, 0), at(players, 1)];
  const text = 'ż'.repeat(200);
  await ala.does({ do: 'chat', text });
  const lines = (player: Player) => player.messages.flatMap((each) => (each.say === 'chat' ? each.lines : []));
  await bruno.until(() => lines(bruno).length > 0);
  expect(lines(bruno)).toEqual(lines(ala));
  expect(lines(bruno)[0]).toMatchObject({ seat: 0, name: 'Ala', text });
  for (let more = 0; more < 4; more++) await ala.does({ do: 'chat', text: `${more}` });
  await bruno.until(() => lines(bruno).length === 5);
  const elsewhere = await Player.at(at(bases, 1), code, 'Ala');
  elsewhere.startNumbersAt(100);
  await elsewhere.say({ do: 'time' });
  expect(lines(elsewhere)).toEqual(lines(ala));
  expect(await elsewhere.say({ do: 'chat', text: 'six' })).toMatchObject({ problem: 'too-fast' });

  const screen = await Player.screenAt(at(bases, 2), code);
  await eventually(() => expect(ala.scene?.table.isOnScreen).toBe(true));
  await screen.leave();
  await eventually(() => expect(ala.scene?.table.isOnScreen).toBe(false));
});

test.each([
  ['with bulletins', undefined],
  ['without', deaf],
])('%s: a table that is deleted at one server is gone at all', async (_, change) => {
  const { players, bases, code } = await threeAtThree({}, change);
  await at(players, 0).does({ do: 'delete' });
  const bruno = at(players, 1);
  await bruno.until(() => bruno.messages.some((each) => each.say === 'refused' && each.problem === 'table-deleted'));
  // The third server may hear of it later than the second one.
  const statusAtThird = async () => (await fetch(`${at(bases, 2)}/api/tables/${code}`)).status;
  await expect.poll(statusAtThird, { timeout: 20_000 }).toBe(404);
});

test('a ticket of one server is good at another, once', async () => {
  const { players, bases, code } = await threeAtThree();
  const said = await at(players, 1).say({ do: 'carry' });
  const ticket = said.say === 'ticket' ? said.ticket : '';
  const phones = await Promise.all(['phone', 'thief'].map((name, each) => Player.at(at(bases, 2 * each), code, name)));
  const answers = await Promise.all(phones.map((phone) => phone.say({ do: 'claim', ticket })));
  expect(answers.map((answer) => (answer.say === 'refused' ? answer.problem : answer.say)).sort()).toEqual([
    'done',
    'no-such-ticket',
  ]);
});

test('what a page saw at one server another one does not take back, and a repeated command is answered again', async () => {
  const { players, bases, code } = await threeAtThree();
  const [ala, bruno] = [at(players, 0), at(players, 1)];
  await ala.does({ do: 'start', n: 50 });
  await bruno.until(() => anyMove(bruno) !== undefined || bruno.scene?.table.stage === 'playing');
  await ala.leave();
  const again = await Player.at(at(bases, 2), code, 'Ala', ala.seq);
  expect(again.seq).toBeGreaterThanOrEqual(ala.seq);
  expect(await again.say({ do: 'start', n: 50 })).toEqual({ say: 'done', n: 50 });
});

/** Plays a game with bots and people at three servers. Returns how often one server superseded another. */
async function timesSuperseded(change: (opened: StoreAndPeers) => StoreAndPeers): Promise<number> {
  const delays = { ...noDelays, botThinks: () => 30, standIn: 1e9, hostAway: 1e9 };
  const servers = await sharingServers(3, { delays }, change);
  const code = await openTable(at(servers, 0).base, 'Ala', { seats: 4, game: 'the-boss' });
  const ala = await Player.at(at(servers, 0).base, code, 'Ala');
  for (const each of [1, 2]) await Player.at(at(servers, each).base, code, `Guest ${each}`);
  await ala.does({ do: 'start' });
  while (ala.scene?.table.stage !== 'over') {
    const move = anyMove(ala);
    if (move) await ala.say(move);
    else await ala.somethingNew();
  }
  expect(servers.flatMap(({ reports }) => reports)).toEqual([]);
  return servers.reduce((sum, { counts }) => sum + counts.superseded, 0);
}

test('claims keep three servers from thinking for the same bot; without them only the log would keep order', async () => {
  const claims = { claim: () => Promise.resolve(true) };
  const without = await timesSuperseded(({ store, peers }) => ({ store, peers: { ...peers, claims } }));
  expect(without).toBeGreaterThan(10);
  expect(await timesSuperseded((opened) => opened)).toBeLessThan(without / 5);
});
