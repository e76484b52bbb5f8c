import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../src/engine/chance/index.ts';
import { games } from '../../../src/games/catalogue.ts';
import { noDelays } from '../../../src/room/machines.ts';
import type { StoreAndPeers } from '../../../src/server/open-shared.ts';
import { faults } from '../../../src/server/cluster/testing/faults.ts';
import { Party } from '../../../src/server/cluster/testing/party.ts';
import { sharingServers } from '../../../src/server/cluster/testing/servers.ts';

const tables = 6;
/** A fault shows only when two servers interfere with each other, so the test tries several times. */
const rounds = 5;
const milliseconds = 1500;

/**
 * Lets people play at three servers with this fault until the checker finds what is wanted, and returns what it found.
 */
async function findings(
  plant: (opened: StoreAndPeers) => StoreAndPeers,
  wanted: RegExp,
  most: number,
): Promise<string> {
  const all: string[] = [];
  const dice = chanceInSeries(Date.now() % 2 ** 20, process.pid);
  const opened: StoreAndPeers[] = [];
  const open = (each: StoreAndPeers) => {
    opened.push(each);
    return plant(each);
  };
  const servers = await sharingServers(3, { games, delays: noDelays }, open);
  const [{ store } = { store: undefined }] = opened;
  for (let round = 0; round < most; round++) {
    const party = await Party.begin(tables, () => servers.map(({ base }) => base), dice);
    const carrying = [party.carrySeat(), party.carrySeat()];
    for (let passed = 0; passed < milliseconds; passed += 100) {
      party.hop();
      await pause(100);
    }
    await Promise.race([Promise.all(carrying), pause(5000)]);
    const early = servers.reduce((sum, { counts }) => sum + counts.earlyBulletins, 0);
    const found = store ? await party.end(store) : [];
    all.push(...found, ...(early > 0 ? [`${early} bulletins came before their entries.`] : []));
    if (wanted.test(all.join('\n'))) break;
  }
  return all.join('\n');
}

test('the history checker finds nothing where nothing is wrong', async () => {
  expect(await findings((opened) => opened, /./, 1)).toBe('');
});

test.each(faults)('the history checker finds %s', async (_, fault, finding) => {
  expect(await findings(fault, finding, rounds)).toMatch(finding);
});
