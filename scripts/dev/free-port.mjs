import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port of this machine. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
