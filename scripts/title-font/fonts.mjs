import { readFileSync } from 'node:fs';
import subset from 'subset-font';

/** The name inside the files: the licence keeps that of the original for the original. Both have nine letters. */
const names = { original: 'Limelight', ours: 'Speakeasy' };

/** Copyright and licence, which belong to every copy. */
const notices = [0, 13, 14];

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** Our files, the files of Limelight that they are cut from, and the letters in them. */
const parts = [
  { file: 'titles.woff2', from: 'latin', letters: `${ascii}\u00a0·×Óó–—‘’“”„…` },
  { file: 'titles-polish.woff2', from: 'latin-ext', letters: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
];

/** Where they are. */
export const folder = new URL('../../src/web/kit/fonts/', import.meta.url);

/** For a font that is only packed. */
const whole = { keepAllGlyphs: true, preserveNameIds: notices };

/** The display font, cut down to the letters of English and Polish. */
export const titleFonts = () =>
  Promise.all(
    parts.map(async ({ file, from, letters }) => {
      const source = import.meta.resolve(`@fontsource/limelight/files/limelight-${from}-400-normal.woff2`);
      const font = await subset(readFileSync(new URL(source)), letters, {
        targetFormat: 'truetype',
        preserveNameIds: notices,
      });
      const content = await subset(renamed(font), '', { ...whole, targetFormat: 'woff2' });
      return { file, letters, content };
    }),
  );

/**
 * A font with our name. It changes letters of the table `name` in place, and packing the font computes its sums again.
 *
 * @param {Buffer} font
 */
function renamed(font) {
  const table = [...Array(font.readUInt16BE(4)).keys()].map((index) => 12 + 16 * index);
  const entry = table.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no names.');
  const start = font.readUInt32BE(entry + 8);
  const texts = start + font.readUInt16BE(start + 4);
  for (let record = 0; record < font.readUInt16BE(start + 2); record++) {
    const at = start + 6 + 12 * record;
    if (notices.includes(font.readUInt16BE(at + 6))) continue;
    const text = font.subarray(texts + font.readUInt16BE(at + 10)).subarray(0, font.readUInt16BE(at + 8));
    const found = text.indexOf(wide(names.original));
    if (found >= 0) text.set(wide(names.ours), found);
  }
  return font;
}

/** @param {string} text two bytes for each letter, the higher one first */
const wide = (text) => Buffer.from(text, 'utf16le').swap16();
