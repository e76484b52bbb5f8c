/*
 * Starts the built server again and again, and looks whether it lives: `node scripts/try-start.mjs [--times 2]`. Each
 * server has to know the table that the one before it has opened, opens another one, and is stopped. All the while it
 * collects garbage: native code that Node does not get on with ends a process at an idle moment, and this is one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from './setup/paths.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '2' } } });
const folder = mkdtempSync(join(tmpdir(), 'hideout-try-'));
const collecting = ['--expose-gc', '--import', 'data:text/javascript,setInterval(gc, 20).unref()'];

let code = '';
for (let time = 1; time <= Number(values.times); time++) code = await tryOnce(code);
rmSync(folder, { recursive: true });
console.log(
  `Node ${process.versions.node}: ${values.times} starts, ${values.times} tables opened, found again and left`,
);

/**
 * @param {string} former the code of a table that must be there, if any
 * @returns {Promise<string>} the code of a table that was opened
 */
async function tryOnce(former) {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, npm_lifecycle_event: '' };
  const server = spawn(process.execPath, [...collecting, join(root, 'scripts', 'start.mjs')], { env, stdio: 'pipe' });
  const ended = once(server, 'close');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  try {
    const base = await addressIn(() => output, server);
    await ask(`${base}/health`);
    if (former !== '') await ask(`${base}/api/tables/${former}`);
    const opened = await ask(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'thieves', device: '0'.repeat(32), name: 'Ala', figure: 'fan', playNow: true }),
    });
    // Bots play meanwhile.
    await pause(1000);
    await ask(`${base}/health`);
    server.kill();
    await ended;
    // On Windows a process cannot be asked to stop, so it is killed there.
    if (server.exitCode !== 0 && process.platform !== 'win32') throw new Error(`It ended with ${server.exitCode}.`);
    return opened.code;
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`The server of Node ${process.versions.node} did not do as it should:\n${output}`, {
      cause: error,
    });
  }
}

/**
 * Waits for the address that a server prints.
 *
 * @param {() => string} output
 * @param {import('node:child_process').ChildProcess} server
 */
async function addressIn(output, server) {
  for (;;) {
    const [, address] = /^Hideout is open at (\S+)$/m.exec(output()) ?? [];
    if (address) return address;
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('It ended before it was open.');
    await pause(50);
  }
}

/**
 * @param {string} address
 * @param {RequestInit} [request]
 */
async function ask(address, request) {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return /** @type {Promise<{ code: string }>} */ (answer.json());
}
