import { visibleText } from './names.ts';

/**
 * In letters as people count them (an emoji with all its parts is one), and in bytes, because a letter can be made
 * long.
 */
export const longestMessage = 200;
const mostBytes = 1000;

/** Who gets the messages at a table: nobody, the pages, or the big screens as well. */
export const chatModes = ['off', 'table', 'screens'] as const;
export type ChatMode = (typeof chatModes)[number];

/** A message that somebody wrote at the table. */
export interface ChatLine {
  readonly id: string;
  /** The same for everything that one person writes at this table; it reveals nothing about their browser. */
  readonly from: string;
  /** Their seat and name when they wrote it. */
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  /** When they wrote it, by the server's clock. */
  readonly at: number;
}

/** The number of lines kept for pages that reconnect. */
export const mostChatLines = 50;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In UTF-8. An unpaired surrogate counts as the replacement character. */
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

/** A tag or a comment of HTML. Hearts and arrows are allowed: `<3`, `<-`. */
const markup = /<[\p{L}/!?]/u;

export type Judged = { readonly text: string } | { readonly problem: 'too-large' | 'not-plain' };

/** The normalized text of a message, or why it is refused. */
export function judgeMessage(input: string): Judged {
  if (bytesOf(input) > mostBytes) return { problem: 'too-large' };
  const text = visibleText(input);
  if (text === undefined || markup.test(text)) return { problem: 'not-plain' };
  // Some characters become several when they are normalized.
  const isTooLarge = bytesOf(text) > mostBytes || lettersIn(text) > longestMessage;
  return isTooLarge ? { problem: 'too-large' } : { text };
}
