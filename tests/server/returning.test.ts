import { expect, test } from 'vitest';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { openDataFolder } from '../../src/server/data-folder.ts';
import { startServer } from '../../src/server/testing/server.ts';
import { openTable, Player } from '../../src/server/testing/player.ts';
import { newFolder } from '../../src/server/testing/process.ts';

test('300 pages behind one address reconnect together after a restart, and none is turned away', async () => {
  const folder = newFolder();
  const before = await startServer({ store: openDataFolder(folder) });
  const hosts = Array.from({ length: 50 }, (_, index) => `Host ${index}`);
  const codes = await Promise.all(hosts.map((host) => openTable(before.base, host, { seats: 6 })));
  await before.stop();

  const { base } = await startServer({ store: openDataFolder(folder), bounds: ordinaryBounds });
  const people = ['Ala', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Feliks'];
  const pages = codes.flatMap((code) => people.map((name) => Player.at(base, code, `${name} of ${code}`)));
  const arrivals = await Promise.allSettled(pages);
  expect(arrivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(300);
});
