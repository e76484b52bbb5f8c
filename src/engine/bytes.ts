/** A text as bytes in UTF-8. Half of a pair of surrogates is written as the sign for something unreadable. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

const tail = (code: number): number => 0x80 | (code & 63);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in letters that an address may contain. [RFC 4648, 5] */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let place = 0; place < bytes.length; place += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(place, place + 3);
    const group = (one << 16) | (two << 8) | three;
    const count = Math.min(3, bytes.length - place) + 1;
    for (let letter = 0; letter < count; letter++) text += letters[(group >> (18 - 6 * letter)) & 63];
  }
  return text;
}
