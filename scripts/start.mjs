/*
 * Runs the built server in this process. `npm start` replaces its shell with it (`exec` in package.json): signals reach
 * the server, and npm waits until it has stopped. npm leaves its children running when it is killed, so a server that
 * npm started watches npm and stops when it is gone.
 */
if (process.env['npm_lifecycle_event'] === 'start') stopWithNpm();
await import(new URL('../dist/server/main.js', import.meta.url).href);

function stopWithNpm() {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm && isAlive(npm)) return;
    clearInterval(watch);
    process.emit('SIGTERM');
  }, 500);
  watch.unref();
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
