/*
 * A tunnel program for tests: `node forwarder.mjs PORT [header]` listens with HTTPS on a free local port, forwards
 * every connection to the server on PORT, and prints its address among other words. It exits when `/stop-tunnel` is
 * requested. If a header is given, it names the visitor's address in it, as a tunnel of that kind would.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';

const [, , port = '', header] = process.argv;
const file = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url));
const options = { cert: file('certificate.pem'), key: file('key-for-tests-only.pem') };
const named = header === undefined ? {} : { [header]: '203.0.113.7' };

const server = createServer(options, (visit, answer) => {
  const { method, url: path, headers } = visit;
  if (path === '/stop-tunnel') process.exit(1);
  const onward = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...named } });
  onward.on('response', (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  visit.pipe(onward);
});
server.on('upgrade', (visit, socket) => {
  const onward = connect(Number(port), '127.0.0.1');
  const lines = Object.entries({ ...visit.headers, ...named }).map(([name, value]) => `${name}: ${String(value)}`);
  onward.write(`GET ${visit.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  onward.pipe(socket).pipe(onward);
  for (const each of [onward, socket]) each.on('error', () => (onward.destroy(), socket.destroy()));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const found = typeof address === 'object' && address ? address.port : 0;
  console.log('Read more at https://127.0.0.1:9/ before you start.');
  console.error(`INF | Your tunnel: https://127.0.0.1:${found} |`);
});
