import * as v from 'valibot';

/** In UTF-16 code units, as the `maxlength` of an input field counts them. */
export const longestName = 20;

/*
 * A name consists of letters and emoji. Variation selectors, joiners and tags are invisible, so they are allowed only
 * inside an emoji (UTS #51).
 */
/** Characters that Unicode counts as letters or symbols but that are drawn as nothing. */
const blanks = String.raw`\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}`;
const invisible = String.raw`\p{C}\p{Z}\p{Default_Ignorable_Code_Point}${blanks}`;
const mark = String.raw`(?![${invisible}])\p{M}`;
/** A skin tone with an accent is no part of the emoji before it, but a letter. */
const pictograph = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}(?!${mark})|[\uFE0E\uFE0F])?`;
const joinedEmoji = String.raw`${pictograph}(?:\u200D${pictograph})*`;
/** The flags of England, Scotland and Wales are a black flag followed by tags. */
const taggedFlag = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;
const keycap = String.raw`[\d#*]\uFE0F\u20E3`;
/** Any other visible character. More than four marks on it would reach into the lines above and below. */
const letter = String.raw`[^${invisible}\p{M}\p{Extended_Pictographic}](?:${mark}){0,4}`;

/** Matches at every place: a visible sign or a space if there is one, and otherwise any code point. */
const piece = new RegExp(`(?<seen>${taggedFlag}|${joinedEmoji}|${keycap}|${letter}| )|.`, 'gsuy');

/**
 * Reads a text in one pass: its visible signs and spaces, and undefined for each code point that is neither. A skin
 * tone could also be read as a letter, so an expression for whole texts would try 2ⁿ readings of n hands before it
 * refuses a text. What has been read here is never read again.
 */
export function* signsIn(text: string): Generator<string | undefined> {
  for (const { groups } of text.matchAll(piece)) yield groups?.['seen'];
}

/** Normalizes what looks the same: composed accents, and single spaces. */
const written = (text: string): string => text.normalize('NFC').replaceAll(/\p{Zs}+/gu, ' ');

/** The text without what cannot be seen, sign by sign. */
const visibleSigns = (text: string): readonly string[] => [...signsIn(text)].filter((sign) => sign !== undefined);

/** The normalized text if all of it is visible; undefined if it is empty or has invisible characters. */
export function visibleText(text: string): string | undefined {
  const visible = written(text).trim();
  for (const sign of signsIn(visible)) if (sign === undefined) return undefined;
  return visible === '' ? undefined : visible;
}

/** Signs that no name may have, because they could be taken for markup. */
const markup = /[<>]/;

/** The name in a text that somebody typed or sent; undefined if it is not allowed. */
export function nameIn(text: string): string | undefined {
  const name = visibleText(text);
  return name === undefined || name.length > longestName || markup.test(name) ? undefined : name;
}

/** The text without invisible characters. Lines are joined. */
export const tidyText = (text: string): string =>
  visibleSigns(written(text.replaceAll(/\s+/gu, ' ')))
    .join('')
    .replaceAll(/ +/g, ' ');

/** The text without characters that no name may have, while it is typed. */
export function tidyName(text: string, longest: number = longestName): string {
  let name = '';
  for (const sign of visibleSigns(written(text))) {
    if (markup.test(sign)) continue;
    if (name.length + sign.length > longest) break;
    const isSpare = sign === ' ' && (name === '' || name.endsWith(' '));
    if (!isSpare) name += sign;
  }
  return name;
}

/** A name in a message. A text that is far too long is not even examined. */
export const nameSchema = v.pipe(v.string(), v.maxLength(80), v.transform(nameIn), v.string());
