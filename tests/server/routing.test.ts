import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { at } from '../../src/engine/at.ts';
import { newFolder } from '../../src/server/testing/process.ts';
import { exampleBelow, startProxy, type Proxy } from '../../src/server/testing/proxies.ts';

/* Tries the routing recipes of docs/operations.md with the real programs. */

/** Stands in for a process of Hideout: it answers with its name, and says that it is ready. */
async function startProcess(name: string): Promise<Server> {
  const server = createServer((_, response) => response.end(name)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const codes = Array.from({ length: 24 }, (_, each) => `TABL${String.fromCharCode(65 + each)}A`);

/** The recipe for three processes. The first keeps the port of the recipe for one, which is filled in later. */
function forThree(proxy: Proxy, servers: readonly Server[], recipe: string): string {
  const several = exampleBelow(`### Several processes behind ${proxy}`)
    .replaceAll('127.0.0.1:3001', '127.0.0.1:3000')
    .replaceAll('127.0.0.1:3002', addressOf(at(servers, 1)))
    .replaceAll('127.0.0.1:3003', addressOf(at(servers, 2)));
  return proxy === 'nginx' ? several + recipe.replaceAll('http://127.0.0.1:3000', 'http://hideout') : several;
}

describe.each<Proxy>(['nginx', 'Caddy'])('several processes behind %s', (proxy) => {
  const start = async () => {
    const servers = await Promise.all(['one', 'two', 'three'].map(startProcess));
    const first = `http://${addressOf(at(servers, 0))}`;
    const outside = await startProxy(proxy, first, (recipe) => forThree(proxy, servers, recipe));
    const whoServes = (code: string) => fetch(`${outside}/ws/${code}`).then((answer) => answer.text());
    return { servers, whoServes };
  };

  test('a table is always at the same process, and tables are at all of them', async () => {
    const { whoServes } = await start();
    const places = await Promise.all(codes.map(whoServes));
    expect(await Promise.all(codes.map(whoServes))).toEqual(places);
    expect(new Set(places)).toEqual(new Set(['one', 'two', 'three']));
  });

  test('when a process is gone its tables are at the others, and the other tables stay where they are', async () => {
    const { servers, whoServes } = await start();
    const before = await Promise.all(codes.map(whoServes));
    const gone = at(servers, 1);
    gone.close();
    gone.closeAllConnections();
    await vi.waitFor(
      async () => {
        const after = await Promise.all(codes.map(whoServes));
        expect(after.every((place) => place === 'one' || place === 'three')).toBe(true);
        const others = before.flatMap((place, each) => (place === 'two' ? [] : [[place, after[each]]]));
        expect(others.every(([was, is]) => was === is)).toBe(true);
      },
      { timeout: 20_000 },
    );
  });
});

const analyse = '/usr/bin/systemd-analyze';

test.runIf(existsSync(analyse)).each([
  ['## As a service', 'hideout.service'],
  ['### Several processes with systemd', 'hideout@3001.service'],
])('systemd understands the unit below "%s"', async (heading, name) => {
  const unit = exampleBelow(heading)
    .replaceAll(/^ {4}/gm, '')
    .replace('/usr/bin/npm', join(dirname(process.execPath), 'npm'));
  const file = join(newFolder(), name);
  writeFileSync(file, unit);
  const { stderr } = await promisify(execFile)(analyse, ['verify', '--man=no', file]);
  expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([]);
  expect(unit).toContain('WantedBy=multi-user.target');
});
