import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { launcher, run } from '../testing/process.ts';
import { isSshHere, openSshHost } from './testing/ssh-host.ts';

/* Shares a server through the real OpenSSH, with this machine as the machine of one's own. */

beforeAll(buildPrograms);

const certificate = fileURLToPath(new URL('./testing/certificate.pem', import.meta.url));

const shown = /Friends elsewhere open this address, or scan it:\n(https:\S+)/;

async function ownMachine() {
  const host = await openSshHost();
  onTestFinished(host.close);
  return { ...host, share: () => run([launcher], { ...host.settings, NODE_EXTRA_CA_CERTS: certificate }) };
}

test.skipIf(!isSshHere)('ssh: the address is shown, and again after the connection has died', async () => {
  const { settings, share, client } = await ownMachine();
  const { says } = share();
  expect((await says(shown))[1]).toBe(settings.PUBLIC_URL);
  process.kill(client());
  await says(/The tunnel "ssh" has ended \(.*It is started again in 1 s; the table plays on\./);
  expect((await says(new RegExp(`started again[^]*${shown.source}`)))[1]).toBe(settings.PUBLIC_URL);
});

test.skipIf(!isSshHere)('ssh: the server repeats why nobody may log in', async () => {
  const { share, lockOut } = await ownMachine();
  lockOut();
  await share().says(/The tunnel "ssh" has ended \(255\): .*Permission denied \(publickey\)\. It is started again/);
});
