import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { openTable, Player } from '../../src/server/testing/player.ts';
import { addressOf, run } from '../../src/server/testing/process.ts';
import { bundled } from '../setup/build.mjs';
import { root } from '../setup/paths.mjs';

test('one address has the pages and the tables, and Ctrl + C ends both', async () => {
  const running = run([join(root, 'scripts/dev.mjs')]);
  const address = await addressOf(running);
  await running.says(/^The server is ready\.$/m);
  expect(await (await fetch(address)).text()).toContain('/@vite/client');
  const player = await Player.at(address, await openTable(address, 'Ala', { playNow: true }), 'Ala');
  expect(player.scene?.table.stage).toBe('playing');
  running.child.kill('SIGINT');
  // The pipes close when the last process that holds them has ended. The server holds them, too.
  expect(await running.exitCode).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('a server whose dev command was killed stops, too', async () => {
  await build({ ...bundled, entryPoints: ['src/server/main.ts'], outdir: 'dist/dev' });
  const launch = `require('node:child_process').spawn(process.execPath, [process.argv[1]], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`;
  const command = run(['-e', launch, join(root, 'scripts/dev/server.mjs')]);
  const address = await addressOf(command);
  command.child.kill('SIGKILL');
  // The pipes close when the last process that holds them has ended.
  await command.exitCode;
  await expect(fetch(address)).rejects.toThrow();
});
