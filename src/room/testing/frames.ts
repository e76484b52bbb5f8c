import { at } from '../../engine/at.ts';

/** The texts in frames as the server sends them. [RFC 6455, 5.2] */
export function textsIn(frames: string): readonly string[] {
  const bytes = Buffer.from(frames, 'latin1');
  const texts: string[] = [];
  for (let place = 0; place < bytes.length;) {
    const { start, end } = textAt(bytes, place);
    texts.push(bytes.toString('latin1', start, end));
    place = end;
  }
  return texts;
}

function textAt(bytes: Buffer, place: number): { readonly start: number; readonly end: number } {
  const short = at(bytes, place + 1);
  if (short < 126) return { start: place + 2, end: place + 2 + short };
  if (short === 126) return { start: place + 4, end: place + 4 + bytes.readUInt16BE(place + 2) };
  return { start: place + 10, end: place + 10 + Number(bytes.readBigUInt64BE(place + 2)) };
}
