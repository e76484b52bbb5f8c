import { visibleText } from '../protocol/names.ts';

/**
 * A text as a terminal may print it. Some characters move the cursor, change colours or hide what stands beside them, so
 * if any of it cannot be seen, everything but plain letters is escaped.
 */
export const printable = (text: string): string =>
  visibleText(text) === text ? text : text.replaceAll(unusual, escaped);

const unusual = /[^\x20-\x7e]/g;
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A sentence about the first word that a command does not know; undefined if it knows them all. */
export function whyNotTaken(words: readonly string[], known: readonly string[]): string | undefined {
  const stranger = words.find((word) => !known.includes(word));
  return stranger === undefined
    ? undefined
    : `There is no "${printable(stranger)}" here; choose from: ${known.join(', ')}.`;
}
