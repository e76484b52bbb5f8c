/*
 * Frames are strings with one character for every byte. A stream writes such a string from the stack, where it would have
 * to keep room of its own for bytes; so nothing is left behind of a frame that could be sent at once.
 */

/**
 * Texts as frames of a WebSocket, as servers send them: whole, not masked, one after the other. [RFC 6455, 5.2]
 * The texts are in ASCII, as `plainJson` writes them.
 */
export const textFrames = (texts: readonly string[]): string =>
  texts.length === 1 ? frameOf(texts[0] as string) : texts.map(frameOf).join('');

/** How `textFrames` are to be written. */
export const frameEncoding = 'latin1';

const frameOf = (text: string): string => headOf(text.length) + text;

/** The longer the text, the longer the head that says how long it is. */
function headOf(length: number): string {
  if (length < 126) return shortHeads[length] ?? '';
  if (length < 65_536) return bytes(0x81, 126, length >> 8, length & 255);
  // No text comes near the four gigabytes that these bytes could count.
  return bytes(0x81, 127, 0, 0, 0, 0, (length >> 24) & 255, (length >> 16) & 255, (length >> 8) & 255, length & 255);
}

const bytes = (...values: readonly number[]): string => String.fromCharCode(...values);

const shortHeads = Array.from({ length: 126 }, (_, length) => bytes(0x81, length));
