import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, startOf } from './processes.mjs';

/**
 * Runs the work while no other process runs work of the same folder. Everybody who wants a turn puts a flag of their own
 * into the folder and then looks for others: of two who do so at the same time, the second one to look sees the other.
 * As every flag has a name of its own, whoever removes that of a process which is gone cannot hit another one.
 *
 * @param {string} folder
 * @param {() => Promise<void>} work
 */
export async function inTurn(folder, work) {
  mkdirSync(folder, { recursive: true });
  const flag = flagOf(process.pid, startOf(process.pid));
  for (let tries = 0; ; tries++) {
    const holder = raise(folder, flag);
    if (holder === undefined) break;
    if (tries === 0) console.log(`Process ${holder} is setting up this folder; waiting for it …`);
    // Not the same pause for everybody, or two could meet again and again.
    await pause(100 + 200 * Math.random());
  }
  try {
    await work();
  } finally {
    lower(folder, flag);
  }
}

/**
 * The flag's name tells whose it is. Its existence is all that matters, so nobody can see half of it.
 *
 * @param {number} pid
 * @param {string} start
 */
export const flagOf = (pid, start) => `${pid}-${start}-${randomUUID()}`;

/**
 * Raises the flag, and lowers it again if there is another one.
 *
 * @param {string} folder
 * @param {string} flag
 * @returns {number | undefined} the process that the other flag belongs to
 */
function raise(folder, flag) {
  writeFileSync(join(folder, flag), '', { flag: 'wx' });
  for (const other of readdirSync(folder)) {
    if (other === flag) continue;
    const [pid = '', start = ''] = other.split('-');
    if (isRunning(Number(pid), start)) {
      lower(folder, flag);
      return Number(pid);
    }
    lower(folder, other);
  }
  return undefined;
}

/** @type {(folder: string, flag: string) => void} */
const lower = (folder, flag) => rmSync(join(folder, flag), { force: true });
