import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { launcher, run, type Running } from '../testing/process.ts';

/* Starts the server as a user would, and shares it through a separate program that speaks HTTPS. */

beforeAll(buildPrograms);

const here = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));

function share(SHARE = `"${process.execPath}" "${here('forwarder.mjs')}" {port}`) {
  const FORWARDER = here('forwarder.mjs');
  const NODE_EXTRA_CA_CERTS = here('certificate.pem');
  return run([launcher], { SHARE, NODE: process.execPath, FORWARDER, NODE_EXTRA_CA_CERTS });
}

/** The address that the forwarder has printed, after the server has checked it. */
const addressShown = async ({ says }: Running) => (await says(/^(https:\/\/127\.0\.0\.1:(?!9$)\d+)$/m))[1] ?? '';

async function isOpen(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

/** A client that trusts the certificate of the tests and prints what it gets. */
async function ask(address: string, request: object = {}): Promise<{ readonly status: number; readonly body: string }> {
  const program = `fetch(process.argv[1], JSON.parse(process.argv[2])).then(async (r) => console.log(JSON.stringify({ status: r.status, body: await r.text() })))`;
  const running = run(['-e', program, address, JSON.stringify(request)], {
    NODE_EXTRA_CA_CERTS: here('certificate.pem'),
  });
  await running.exitCode;
  return JSON.parse(running.output()) as { status: number; body: string };
}

const newTable = (key?: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    game: 'thieves',
    device: 'd'.repeat(32),
    name: 'Ala',
    figure: 'fedora',
    seats: 3,
    ...(key && { key }),
  }),
});

test('the address is shown once it leads here; new tables need the key, and nobody gets the metrics', async () => {
  const running = share();
  const key = (await running.says(/need the key ([a-z2-9]{10});/))[1];
  const address = await addressShown(running);
  await running.says(/[█▀▄]{10}/);
  expect((await ask(`${address}/health`)).body).toBe('{"status":"ok"}');
  expect((await ask(`${address}/metrics`)).status).toBe(404);
  expect((await ask(`${address}/api/tables`, newTable())).body).toContain('key-needed');
  expect((await ask(`${address}/api/tables`, newTable(key))).body).toMatch(/"code":"[A-Z]{6}"/);
  expect((await ask(`${address}/api/addresses`)).body).toBe(JSON.stringify({ addresses: [address] }));
});

test('a tunnel that dies is opened again, at its new address', async () => {
  const running = share();
  const first = await addressShown(running);
  await ask(`${first}/stop-tunnel`).catch(() => undefined);
  await running.says(/has ended .* It is started again in 1 s; the table plays on\./);
  const second = (
    await running.says(new RegExp(`^(https://127\\.0\\.0\\.1:(?!9$|${new URL(first).port}$)\\d+)$`, 'm'))
  )[1];
  expect((await ask(`${second ?? ''}/health`)).status).toBe(200);
});

test.each([
  ['is killed', 'SIGKILL'],
  ['stops', 'SIGTERM'],
] as const)('a tunnel ends with a server that %s, and so does what the tunnel has started', async (_, signal) => {
  const running = share('sh -c "$NODE $FORWARDER {port} & wait"');
  const address = await addressShown(running);
  expect(await isOpen(address)).toBe(true);
  running.child.kill(signal);
  while (await isOpen(address)) await pause(50);
});

test('what cannot be shared is not started', async () => {
  const running = run([launcher, '--share=rubbish']);
  expect(await running.exitCode).toBe(1);
  expect(running.output()).toMatch(/^SHARE is 1, cloudflared, .* this is "rubbish"\.$/m);
});
