import { readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const heartbeat = 2_000;
const silence = 20_000;

/**
 * Runs the work while it holds a lock. The lock contains the process id of its holder and is touched every two seconds,
 * so that a lock left behind by a crash is noticed.
 *
 * @param {string} lock a file
 * @param {() => Promise<void>} work
 */
export async function inTurn(lock, work) {
  for (let tries = 0; !take(lock); tries++) {
    if (isLeftBehind(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (tries === 0) console.log('Another process is setting up this folder; waiting for it …');
    await pause(200);
  }
  const beat = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), heartbeat);
  try {
    await work();
  } finally {
    clearInterval(beat);
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock */
function isLeftBehind(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > silence) return true;
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
