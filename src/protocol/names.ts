import * as v from 'valibot';

/** In UTF-16 code units, as the `maxlength` of an input field counts them. */
export const longestName = 20;

/*
 * A name consists of letters and emoji. Variation selectors, joiners and tags are invisible, so they are allowed only
 * inside an emoji (UTS #51). No two of these patterns match the same text, so a refusal does not take longer for names
 * that could be read in many ways.
 */
const pictograph = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`;
const joinedEmoji = String.raw`${pictograph}(?:\u200D${pictograph})*`;
/** The flags of England, Scotland and Wales are a black flag followed by tags. */
const taggedFlag = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;
const keycap = String.raw`[\d#*]\uFE0F\u20E3`;
/** Characters that Unicode counts as letters or symbols but that are drawn as nothing. */
const blanks = String.raw`\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}`;
const invisible = String.raw`\p{C}\p{Z}\p{Default_Ignorable_Code_Point}${blanks}`;
/** Any other visible character. More than four marks on it would reach into the lines above and below. */
const letterBut = (excluded: string) =>
  String.raw`[^${invisible}\p{M}\p{Extended_Pictographic}${excluded}](?:(?![${invisible}])\p{M}){0,4}`;
const signBut = (excluded: string) => `(?:${taggedFlag}|${joinedEmoji}|${keycap}|${letterBut(excluded)})`;

const sign = signBut('<>');
const wholeName = new RegExp(`^${sign}(?: ?${sign})*$`, 'u');
const signs = new RegExp(`${sign}| `, 'gu');
const anySign = signBut('');
const wholeText = new RegExp(`^${anySign}(?: ?${anySign})*$`, 'u');
const anySigns = new RegExp(`${anySign}| `, 'gu');

/** Normalizes what looks the same: composed accents, and single spaces. */
const written = (text: string): string => text.normalize('NFC').replaceAll(/\p{Zs}+/gu, ' ');

/** The name in a text that somebody typed or sent; undefined if it is not allowed. */
export function nameIn(text: string): string | undefined {
  const name = written(text).trim();
  return name.length <= longestName && wholeName.test(name) ? name : undefined;
}

/** The normalized text if all of it is visible; undefined if it is empty or has invisible characters. */
export function visibleText(text: string): string | undefined {
  const visible = written(text).trim();
  return wholeText.test(visible) ? visible : undefined;
}

/** The text without invisible characters. Lines are joined. */
export const tidyText = (text: string): string =>
  (written(text.replaceAll(/\s+/gu, ' ')).match(anySigns) ?? []).join('').replaceAll(/ +/g, ' ');

/** The text without characters that no name may have, while it is typed. */
export function tidyName(text: string, longest: number = longestName): string {
  let name = '';
  for (const each of written(text).match(signs) ?? []) {
    if (name.length + each.length > longest) break;
    const isSpare = each === ' ' && (name === '' || name.endsWith(' '));
    if (!isSpare) name += each;
  }
  return name;
}

/** A name in a message. A text that is far too long is not even examined. */
export const nameSchema = v.pipe(v.string(), v.maxLength(80), v.transform(nameIn), v.string());
