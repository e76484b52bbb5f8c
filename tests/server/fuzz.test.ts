import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chanceInSeries } from '../../src/engine/chance/index.ts';
import { scaled } from '../../src/testing/scale.ts';
import { Fuzzer, howFar, knock, type Reached } from './testing/fuzz.ts';
import { gameOfThree, startServer, playsOn, seatedTable } from '../../src/server/testing/server.ts';
import { Player } from '../../src/server/testing/player.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function megabytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Three tables with people on all seats and a guest at each, all of whom send random commands. */
async function fuzzersAt(base: string, reached: Reached): Promise<readonly Fuzzer[]> {
  const fuzzers: Fuzzer[] = [];
  for (const table of [1, 2, 3]) {
    const players = await seatedTable(base, 3);
    const guest = await Player.at(base, players[0].scene?.table.code ?? '', 'Guest');
    for (const [index, player] of [...players, guest].entries()) {
      fuzzers.push(new Fuzzer(base, player, { dice: chanceInSeries(table, index), reached }));
    }
  }
  return fuzzers;
}

test('whatever seats, guests and strangers send: an answer, other tables play on, and memory stays flat', async () => {
  const frames = scaled({ quick: 5000, normal: 50_000, long: 2_000_000 });
  const { base, reports } = await startServer();
  const { players, code } = await gameOfThree(base);
  const reached: Reached = {};
  const fuzzers = await fuzzersAt(base, reached);
  const dice = chanceInSeries(9, 9);
  const sendUntil = async (sent: number) => {
    while (howFar(reached).sent < sent) {
      await Promise.all([...fuzzers.map((fuzzer) => fuzzer.burst(40)), knock(base, code, { dice, reached })]);
    }
  };
  await sendUntil(frames / 3);
  const before = megabytesInUse();
  await sendUntil(frames);
  const after = megabytesInUse();

  await playsOn(players);
  for (const fuzzer of fuzzers) await fuzzer.leave();
  const far = howFar(reached);
  console.log(`heap ${before.toFixed(1)} MB → ${after.toFixed(1)} MB`, far, reached);
  expect(reports).toEqual([]);
  expect(after - before).toBeLessThan(16);
  expect(far.mutations).toBeGreaterThan(far.sent / 2);
  expect(far['reached a table']).toBeGreaterThan(far.sent / 4);
  expect(far['refused by a rule']).toBeGreaterThan(far.sent / 200);
  expect(far.accepted).toBeGreaterThan(far.sent / 100);
  for (const problem of ['stale', 'superseded', 'malformed', 'not-host', 'not-now', 'not-seated', 'no-such-seat']) {
    expect(reached[`refused: ${problem}`], problem).toBeGreaterThan(0);
  }
});
