import { expect, test } from 'vitest';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { gameOfThree, startServer, playsOn } from '../../src/server/testing/server.ts';
import { Player } from '../../src/server/testing/player.ts';

/** So slow that no frame is forgiven during the test, even on a busy machine. */
const unforgiving = { ...ordinaryBounds, rate: 1e-6 };

const flood = 20_000;

/** A guest of a table where others play, who counts the answers to pings. */
async function guest() {
  const { base } = await startServer({ bounds: unforgiving });
  const { players, code } = await gameOfThree(base);
  const eve = await Player.at(base, code, 'Eve');
  let pongs = 0;
  eve.socket.on('pong', () => (pongs += 1));
  return { eve, players, pongs: () => pongs };
}

test('pings count like every frame: a flood of them is not answered but cut off', async () => {
  const { eve, players, pongs } = await guest();
  for (let frame = 0; frame < flood; frame++) eve.socket.ping();
  expect(await eve.closed()).toBe(1008);
  expect(pongs()).toBeLessThan(ordinaryBounds.burst);
  await playsOn(players);
});

test('pongs that nobody asked for count, too', async () => {
  const { eve, players } = await guest();
  for (let frame = 0; frame < flood; frame++) eve.socket.pong();
  expect(await eve.closed()).toBe(1008);
  await playsOn(players);
});

test('pings and commands have one allowance', async () => {
  const { eve } = await guest();
  for (let frame = 0; frame < ordinaryBounds.burst; frame++) eve.socket.ping();
  eve.send({ do: 'time', n: 7 });
  await eve.until(() => eve.messages.some((message) => message.say === 'refused'));
  expect(eve.messages.at(-1)).toEqual({ say: 'refused', n: 7, problem: 'too-fast' });
});

test('a ping now and then is answered', async () => {
  const { eve, pongs } = await guest();
  eve.socket.ping('still there?');
  await new Promise((resolve) => eve.socket.once('pong', resolve));
  expect(pongs()).toBe(1);
});

test('a message in thousands of small parts ends the connection', async () => {
  const { eve, players } = await guest();
  for (let part = 0; part < 2000; part++) eve.socket.send('', { fin: false });
  expect(await eve.closed()).toBe(1008);
  await playsOn(players);
});
