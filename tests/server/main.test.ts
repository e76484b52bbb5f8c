import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { help } from '../../src/server/settings.ts';
import { anyMove } from '../../src/server/testing/server.ts';
import { deviceOf, openTable, Player, type Wish } from '../../src/server/testing/player.ts';
import { addressOf, launcher, newFolder, run, type Running } from '../../src/server/testing/process.ts';

beforeAll(buildPrograms);

const start = (environment: Readonly<Record<string, string>> = {}): Running => run([launcher], environment);

test.each(['SIGINT', 'SIGTERM'] as const)('it says where it is, answers, and stops at %s', async (signal) => {
  const running = start();
  const response = await fetch(`${await addressOf(running)}/health`);
  expect(await response.json()).toEqual({ status: 'ok' });
  running.child.kill(signal);
  expect(await running.exitCode).toBe(0);
});

test('--help says what can be set, and opens nothing', async () => {
  const running = run([launcher, '--help']);
  expect(await running.exitCode).toBe(0);
  expect(running.output()).toBe(`${help}\n`);
});

test('a public address is told, with a code for phones', async () => {
  const running = start({ PUBLIC_URL: 'https://cards.example.org' });
  await running.says(/^Hideout is open at https:\/\/cards\.example\.org$/m);
  await running.says(/^On this computer: http/m);
  await running.says(/[█▀▄]{10}/);
});

test('it says to which names it answers', async () => {
  const running = start({ PUBLIC_URL: 'https://cards.example.org', ALLOWED_HOSTS: '.club.example' });
  await running.says(
    /^Answers to IP addresses, .*\*\.local, .*cards\.example\.org, \.club\.example; ALLOWED_HOSTS adds names\.$/m,
  );
});

test('a connection that asks for nothing does not keep it from stopping', async () => {
  const running = start();
  const { hostname, port } = new URL(await addressOf(running));
  const idle = connect(Number(port), hostname);
  onTestFinished(() => void idle.destroy());
  await once(idle, 'connect');
  running.child.kill('SIGTERM');
  expect(await running.exitCode).toBe(0);
});

test('nor does a page that has fallen asleep', async () => {
  const running = start();
  const base = await addressOf(running);
  const player = await Player.at(base, await openTable(base, 'Ala', { playNow: true }), 'Ala');
  player.socket.pause();
  running.child.kill('SIGTERM');
  expect(await running.exitCode).toBe(0);
});

const sentences = async (running: Running) => {
  expect(await running.exitCode).toBe(1);
  return running.output();
};

test('a build without the program of its threads does not start, and says what is missing', async () => {
  const built = fileURLToPath(new URL('../../dist/', import.meta.url));
  const folder = mkdtempSync(join(built, 'incomplete-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(built, 'server'), join(folder, 'server'), { recursive: true });
  const worker = join(folder, 'server/workers/worker.js');
  rmSync(worker);
  const sentence = `Hideout is incomplete: ${worker} is missing. Build or install it again.\n`;
  expect(await sentences(run([join(folder, 'server/main.js')]))).toBe(sentence);
});

test('a port in use is said in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await sentences(start({ PORT: String(port) }))).toBe(
    `Port ${port} is already in use. Choose another one: PORT=${port + 1}\n`,
  );
});

test('a second server on the same folder is told so, and the first one goes on', async () => {
  const folder = newFolder();
  const first = start({ DATA_DIR: folder });
  const base = await addressOf(first);
  expect(await sentences(start({ DATA_DIR: folder }))).toBe(
    `Another Hideout server is using ${folder}. Stop it, or give this one a folder of its own: DATA_DIR=…\n`,
  );
  await openTable(base, 'Ala');
});

test('a folder that cannot be written to is said in one sentence', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(await sentences(start({ DATA_DIR: file }))).toBe(
    `The data folder ${file} cannot be written to. Choose another one: DATA_DIR=…\n`,
  );
});

test('a damaged file is said in one sentence, and left as it is', async () => {
  const folder = newFolder();
  const file = join(folder, 'hideout.db');
  writeFileSync(file, 'not a database '.repeat(1000));
  const output = await sentences(start({ DATA_DIR: folder }));
  expect(output).toBe(
    `${file} is not a database, or its beginning is damaged. Put a copy back in its place, or move it away to begin with no tables.\n`,
  );
  expect(readFileSync(file, 'utf8')).toBe('not a database '.repeat(1000));
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535; this is "http".\n'],
  [{ HOST: '203.0.113.1' }, 'HOST "203.0.113.1" is not an address of this machine.\n'],
  [{ HOST: '224.0.0.1' }, 'HOST "224.0.0.1" is an address of a group, and nobody can connect to a group.\n'],
  [
    { HOST: '255.255.255.255' },
    'HOST "255.255.255.255" is an address of a group, and nobody can connect to a group.\n',
  ],
  [{ HOST: 'ff02::1' }, 'HOST "ff02::1" is not an address of this machine.\n'],
])('%o is said in one sentence', async (environment, sentence) => {
  expect(await sentences(start(environment))).toBe(sentence);
});

test('after a restart everybody who comes back has their table, their seat and their numbers', async () => {
  const folder = newFolder();
  const first = start({ DATA_DIR: folder, BOTS: 'instant' });
  const base = await addressOf(first);
  const code = await openTable(base, 'Ala', { playNow: true });
  const player = await Player.at(base, code, 'Ala');
  const next = (): Wish | undefined => (player.scene?.table.stage === 'over' ? { do: 'start' } : anyMove(player));
  for (let command = 0; command < 5; command++) {
    await player.until(() => next() !== undefined);
    await player.does(next() ?? { do: 'leave' });
  }
  await player.until(() => anyMove(player) !== undefined || player.scene?.table.stage === 'over');
  const { scene, seq } = player;
  first.child.kill('SIGTERM');
  expect(await player.closed()).toBe(1001);
  expect(player.messages.at(-1)).toEqual({ say: 'refused', n: null, problem: 'server-stopping' });
  expect(await first.exitCode).toBe(0);

  const again = await addressOf(start({ DATA_DIR: folder, BOTS: 'instant' }));
  const back = await Player.at(again, code, 'Ala', seq);
  // Nobody has used up time while no server ran.
  const askedAt = back.scene?.game?.askedAt;
  expect([back.scene, back.seq, back.heard]).toEqual([{ ...scene, game: { ...scene?.game, askedAt } }, seq, []]);
  expect(await back.say({ do: 'leave', n: 5 })).toEqual({ say: 'done', n: 5 });
  back.startNumbersAt(5);
  await back.does(anyMove(back) ?? { do: 'start' });
});

test('the log names nobody: no names, no secrets, no codes, no addresses', async () => {
  const running = start({ LOG_LEVEL: 'debug' });
  const base = await addressOf(running);
  const code = await openTable(base, 'Zofia', { playNow: true });
  const player = await Player.at(base, code, 'Zofia');
  player.send('nonsense');
  player.send('x'.repeat(10_000));
  await player.closed();
  await fetch(`${base}/api/tables/${code}?name=Zofia`);
  running.child.kill('SIGTERM');
  await running.exitCode;
  const log = running.output().replace(/^Hideout is open at .*$/m, '');
  expect(log).not.toMatch(new RegExp(`Zofia|${code}|${deviceOf('Zofia')}|remoteAddress`));
  expect(log.replaceAll(`Server listening at ${base}`, '')).not.toContain('127.0.0.1');
});

test('a server that npm started stops when npm is killed', async () => {
  const launch = `require('node:child_process').spawn(process.execPath, [process.argv[1]], { stdio: 'inherit' })`;
  const npm = run(['-e', launch, launcher], { npm_lifecycle_event: 'start' });
  const address = await addressOf(npm);
  npm.child.kill('SIGKILL');
  // The pipes close when the last process that holds them has ended.
  await npm.exitCode;
  await expect(fetch(address)).rejects.toThrow();
});
