import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startServer } from '../../src/server/testing/server.ts';
import { openTable, Player } from '../../src/server/testing/player.ts';

const bot = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));
const run = promisify(execFile);

test('the bot of the examples opens a table and plays a game over the protocol', async () => {
  const { base } = await startServer();
  const { stdout } = await run(process.execPath, [bot, base]);
  expect(stdout).toMatch(/^Winners: /);
});

test('it also takes a seat at a table that somebody else has opened', async () => {
  const { base } = await startServer();
  const code = await openTable(base, 'Ala');
  const host = await Player.at(base, code, 'Ala');
  const playing = run(process.execPath, [bot, base, code]);
  await host.until(() => host.scene?.table.seats.some(({ name }) => name === 'Robo') === true);
  await host.does({ do: 'start' });
  await host.does({ do: 'leave' });
  expect((await playing).stdout).toMatch(/^Winners: /);
});

test('its code has less than 40 lines', () => {
  const code = readFileSync(bot, 'utf8').replace(/^\/\*[\s\S]*?\*\//, '');
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThan(40);
});
