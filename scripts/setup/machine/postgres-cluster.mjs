import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../dev/free-port.mjs';
import { findPostgres } from './postgres.mjs';

/**
 * @typedef {object} PostgresCluster
 * @property {string} url of its one database
 * @property {() => Promise<void>} start after it was stopped or killed
 * @property {() => Promise<void>} kill ends all its processes without a word, as a crash does
 * @property {() => Promise<void>} stop ends it in an orderly way
 * @property {() => Promise<void>} remove ends it and removes all its files
 */

/**
 * Starts a separate PostgreSQL in a temporary folder, for tests and benches. Tests do not wait for the disk, because
 * they crash the program and not the machine.
 *
 * @param {{ waitsForDisk?: boolean }} [options]
 * @returns {Promise<PostgresCluster>}
 */
export async function startPostgres({ waitsForDisk = false } = {}) {
  const { programs, folder, data, identity } = newFiles();
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (!waitsForDisk) settings.push('fsync=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    ending.kill(signal);
    await once(ending, 'close');
  };
  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...identity, stdio: 'ignore' });
    await answers(port, server);
  };
  const stopWithUs = () => void server?.kill('SIGQUIT');
  process.once('exit', stopWithUs);
  await start();
  return {
    url: `postgres://hideout@127.0.0.1:${port}/postgres`,
    start,
    // PostgreSQL's immediate shutdown: no checkpoint, and the next start recovers from the log.
    kill: () => end('SIGQUIT'),
    stop: () => end('SIGINT'),
    remove: async () => {
      await end('SIGQUIT');
      process.off('exit', stopWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the files of a cluster, in a folder of the user who runs it. */
function newFiles() {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: node scripts/setup.mjs --postgres');
  const folder = mkdtempSync(join(tmpdir(), 'hideout-postgres-'));
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const identity = { ...user, cwd: folder };
  const words = ['-D', data, '-U', 'hideout', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), words, { ...identity, stdio: 'ignore' });
  return { programs, folder, data, identity };
}

/** PostgreSQL refuses to run as root, so root starts it as Debian's postgres user. */
function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** @type {(port: number, server: import('node:child_process').ChildProcess) => Promise<void>} */
async function answers(port, server) {
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    await pause(20);
  }
}

/**
 * Whether PostgreSQL accepts connections. While it starts or recovers, it answers the first packet with an error.
 *
 * @param {number} port
 */
async function isReady(port) {
  const socket = connect(port, '127.0.0.1');
  const words = Buffer.from('user\0hideout\0database\0postgres\0\0');
  const packet = Buffer.alloc(8 + words.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(0x30000, 4);
  words.copy(packet, 8);
  try {
    await once(socket, 'connect');
    socket.write(packet);
    const [answer] = await once(socket, 'data');
    return answer[0] === 'R'.charCodeAt(0);
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
