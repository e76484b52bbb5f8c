import { previewSize } from '../../../protocol/http.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that a canvas writes: pixels and their colour space. No texts, no animation. */
const allowed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'sBIT']);

/**
 * Whether these bytes are a PNG with the size of a preview and nothing else: every chunk is allowed and in its place,
 * and nothing follows the end. The server never decodes the pixels.
 */
export function isPreview(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  const kinds: string[] = [];
  let place = signature.length;
  while (place + 12 <= bytes.length && kinds.at(-1) !== 'IEND') {
    const kind = bytes.toString('latin1', place + 4, place + 8);
    if (!allowed.has(kind) || (kind === 'IHDR') !== (kinds.length === 0)) return false;
    if (kind === 'IHDR' && !isRightSize(bytes, place)) return false;
    kinds.push(kind);
    place += 12 + bytes.readUInt32BE(place);
  }
  return place === bytes.length && kinds.at(-1) === 'IEND' && kinds.includes('IDAT');
}

function isRightSize(bytes: Buffer, place: number): boolean {
  const [length, width, height] = [0, 8, 12].map((offset) => bytes.readUInt32BE(place + offset));
  return length === 13 && width === previewSize.width && height === previewSize.height;
}
