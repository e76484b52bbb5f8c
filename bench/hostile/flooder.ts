import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/* Floods a server with pings over several sockets, each as fast as possible, and reconnects when it is cut off. */
const [, , port = '', code = '', sockets = ''] = process.argv;

/** Milliseconds before the next connection. */
const pause = 250;

/** An empty ping frame of a client: two bytes and a mask. */
const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const pings = Buffer.concat(Array.from({ length: 10_000 }, () => ping));

function flood(): void {
  const socket = connect(Number(port), '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /ws/${code} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  const pour = () => {
    while (!socket.destroyed && socket.write(pings));
  };
  socket.once('data', pour);
  socket.on('drain', pour);
  socket.resume();
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(flood, pause));
}

for (let socket = 0; socket < Number(sockets); socket++) flood();
process.on('disconnect', () => process.exit(0));
