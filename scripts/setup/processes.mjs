import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether a process is still running. Its number alone does not tell: the system gives it to another process later.
 *
 * @param {number} pid
 * @param {string} start as `startOf` told it; empty if the system does not say when a process started
 */
export function isRunning(pid, start) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const found = startOf(pid);
  return found !== gone && (found === '' || start === '' || found === start);
}

/** In place of the start of a process that has ended but that its parent has not noticed. */
const gone = 'gone';

/**
 * When a process started, in a form that only serves to compare; empty if the system does not say.
 *
 * @param {number} pid
 */
export function startOf(pid) {
  if (process.platform === 'linux') return inProc(pid);
  return process.platform === 'win32' ? '' : toldByPs(pid);
}

/**
 * Asks Linux itself, because many containers have no `ps`.
 *
 * @param {number} pid
 */
function inProc(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain anything. The state follows it, and the start is 19 words later.
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return words[0] === 'Z' || words[0] === 'X' ? gone : (words[19] ?? '');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function toldByPs(pid) {
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const words = ['-o', 'stat=,lstart=', '-p', String(pid)];
  const { error, stdout } = spawnSync('ps', words, { encoding: 'utf8', env: environment });
  if (error) return '';
  const [state = '', ...start] = stdout.trim().split(/\s+/);
  return state.startsWith('Z') ? gone : start.join('').replaceAll(/\W/g, '');
}
