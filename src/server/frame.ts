/** Texts as frames of a WebSocket, as servers send them: whole, not masked, one after the other. [RFC 6455, 5.2] */
export function textFrames(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) size += sizeOf(Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(size);
  let place = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    place = writeHead(frames, place, length);
    place += frames.write(text, place);
  }
  return frames;
}

/** Bytes of a frame: the longer the text, the longer the head that says how long it is. */
const sizeOf = (length: number): number => length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** Returns the place behind the head. */
function writeHead(frames: Buffer, place: number, length: number): number {
  frames[place] = 0x81;
  if (length < 126) {
    frames[place + 1] = length;
    return place + 2;
  }
  if (length < 65_536) {
    frames[place + 1] = 126;
    return frames.writeUInt16BE(length, place + 2);
  }
  frames[place + 1] = 127;
  return frames.writeBigUInt64BE(BigInt(length), place + 2);
}
