/*
 * Runs the built server in this process. npm leaves its children running when it is killed, so a server that npm
 * started keeps an eye on npm and stops when it is gone.
 */
import { readFileSync } from 'node:fs';

if (process.env['npm_lifecycle_event'] === 'start') stopWithNpm();
await import(new URL('../dist/server/main.js', import.meta.url).href);

function stopWithNpm() {
  const parent = process.ppid;
  const npm = parentOfShell(parent) ?? parent;
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(watch);
    process.emit('SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Some shells stay between npm and this process, and outlive npm. Where the system does not tell, there is none.
 *
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s*\w*sh$/m.test(status) ? Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
