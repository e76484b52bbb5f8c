import { expect, onTestFinished, test, vi } from 'vitest';
import { TunnelProcess } from './tunnel-process.ts';

test('a tunnel program does not get the key of the server or the password of its database', async () => {
  const secrets = {
    TABLE_KEY: 'secret-key',
    DATABASE_URL: 'postgres://me:secret@127.0.0.1/hideout',
    PGPASSWORD: 'secret-password',
  };
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
  vi.stubEnv('TUNNEL_TOKEN', 'its-own');
  onTestFinished(() => void vi.unstubAllEnvs());
  const tunnel = new TunnelProcess([process.execPath, '-e', 'console.log(JSON.stringify(process.env))']);
  await tunnel.ended;
  expect(tunnel.printed).toContain('its-own');
  expect(tunnel.printed).not.toContain('secret');
});
