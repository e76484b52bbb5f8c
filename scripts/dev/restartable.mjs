import { once } from 'node:events';

/**
 * Replaces a process with a new one. The old one ends before the new one starts, because only one server may use a data
 * folder.
 *
 * @param {() => import('node:child_process').ChildProcess} start starts a process with an IPC channel, which ends when
 * the channel closes
 */
export function restartable(start) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  let turn = Promise.resolve();

  const end = async () => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await ended;
  };
  /** @param {() => void} next */
  const after = (next) => (turn = turn.then(end).then(next));
  return {
    restart: () => after(() => void (running = start())),
    stop: () => after(() => {}),
  };
}
