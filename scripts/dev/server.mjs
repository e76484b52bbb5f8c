/*
 * The server of `npm run dev`. It stops when the parent process disconnects or ends, even on systems without signals.
 */
process.on('disconnect', stop);
await import(new URL('../../dist/dev/server/main.js', import.meta.url).href);
if (!process.connected) stop();

function stop() {
  process.emit('SIGTERM');
}
