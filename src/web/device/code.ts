import { codeLength, codeLetters } from '../../protocol/messages.ts';

/** Letters and digits that people mistake for those that occur in codes. */
const misread: Readonly<Record<string, string>> = {
  '0': 'Q',
  O: 'Q',
  '1': 'L',
  I: 'L',
  Ł: 'L',
  '2': 'Z',
  '5': 'S',
  '8': 'B',
};

/**
 * Turns input into a code if possible: lower case, spaces and dashes are fine, and so is the whole address of a table.
 */
export function codeFrom(input: string): string {
  const fromAddress = /\/t\/([^/?#\s]+)/.exec(input)?.[1];
  return [...(fromAddress ?? input).normalize('NFD').toUpperCase()]
    .map((letter) => misread[letter] ?? letter)
    .filter((letter) => codeLetters.includes(letter))
    .join('')
    .slice(0, codeLength);
}

export const isWholeCode = (code: string): boolean => code.length === codeLength && codeFrom(code) === code;
