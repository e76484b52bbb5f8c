import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/*
 * Turns texts into bytes. A text is JSON in ASCII, so a character is a byte and a frame is a string that the stream writes
 * without another buffer. The frames of one commit, for many pages at many tables, are all built first and then sent,
 * because batching keeps the caches warm.
 */

/** A text in ASCII as a WebSocket frame of a server: whole and unmasked. [RFC 6455, 5.2] */
export const frameOf = (text: string): string => headOf(text.length) + text;

/** The encoding in which frames are written. */
export const frameEncoding = 'latin1';

/** The header of a frame, which grows with the length of the text. */
function headOf(length: number): string {
  const { fromCharCode } = String;
  const [high, low] = [(length >> 8) & 255, length & 255];
  if (length < 126) return fromCharCode(0x81, length);
  if (length < 65_536) return fromCharCode(0x81, 126, high, low);
  // No text comes near the four gigabytes that these bytes can express.
  return fromCharCode(0x81, 127, 0, 0, 0, 0, (length >> 24) & 255, (length >> 16) & 255, high, low);
}

/** The byte stream to one page. */
export type Stream = Pick<Writable, 'write' | 'writable' | 'writableLength'>;

/** The part of a WebSocket that sending needs. */
type Socket = Pick<WebSocket, 'readyState' | 'OPEN' | 'terminate'>;

/** Frames that wait for the end of this turn of the event loop. */
let waiting: { readonly stream: Stream; frames: string }[] = [];

/** Sends everything that waits, now. */
export function flush(): void {
  const batch = waiting;
  waiting = [];
  for (const { stream, frames } of batch) if (stream.writable) stream.write(frames, frameEncoding);
}

/** Most texts go to several pages in a row, and one frame serves them all. */
let latest = { text: '', frame: frameOf('') };

/** Sends texts to a page through the stream below its socket. A page that does not read is cut off. */
export function sender(socket: Socket, stream: Stream, backlog: number): (text: string) => void {
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > backlog) return socket.terminate();
    if (text !== latest.text) latest = { text, frame: frameOf(text) };
    const last = waiting.at(-1);
    if (last?.stream === stream) last.frames += latest.frame;
    else if (waiting.push({ stream, frames: latest.frame }) === 1) process.nextTick(flush);
  };
}
