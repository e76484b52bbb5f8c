import { visibleText } from './names.ts';

/** Letters as people count them, an emoji with all its parts as one, and bytes, because a letter can be made long. */
export const longestMessage = 200;
const mostBytes = 1000;

/** Who hears what people say at a table: nobody, the people at their pages, or the big screens as well. */
export const chatModes = ['off', 'table', 'screens'] as const;
export type ChatMode = (typeof chatModes)[number];

/** Something that somebody said at the table. */
export interface ChatLine {
  readonly id: string;
  /** The same for everything that one person says at this table; it says nothing about their browser. */
  readonly from: string;
  /** Where they sat and what they were called when they said it. */
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  /** When they said it, in the server's milliseconds. */
  readonly at: number;
}

/** Lines that are kept for those who come back. */
export const mostChatLines = 50;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In UTF-8. Half a letter, which has no bytes of its own, counts as the sign that would stand for it. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** How many letters a text has, as people count them. */
export const lettersIn = (text: string): number => [...letters.segment(text)].length;

/** A tag or a comment of HTML. A heart or an arrow is none: `<3`, `<-`. */
const markup = /<[\p{L}/!?]/u;

export type Judged = { readonly text: string } | { readonly problem: 'too-large' | 'not-plain' };

/** What somebody wants to say, in one way of writing it; or why it cannot be said. */
export function judgeMessage(input: string): Judged {
  if (bytesOf(input) > mostBytes) return { problem: 'too-large' };
  const text = visibleText(input);
  if (text === undefined || markup.test(text)) return { problem: 'not-plain' };
  return lettersIn(text) > longestMessage ? { problem: 'too-large' } : { text };
}
