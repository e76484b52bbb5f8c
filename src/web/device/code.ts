import { codeLetters, longestCode, shortestCode } from '../../protocol/messages.ts';

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
  return [
    ...withoutEscapes(fromAddress ?? input)
      .normalize('NFD')
      .toUpperCase(),
  ]
    .map((letter) => misread[letter] ?? letter)
    .filter((letter) => codeLetters.includes(letter))
    .join('')
    .slice(0, longestCode);
}

/** A space in the path of an address. */
const withoutEscapes = (text: string): string => text.replaceAll('%20', ' ');

export const isWholeCode = (code: string): boolean => code.length >= shortestCode && codeFrom(code) === code;

/** A code as people read it: a longer one in two groups, on one line. */
export function codeInGroups(code: string): string {
  const half = Math.ceil(code.length / 2);
  return code.length > shortestCode ? `${code.slice(0, half)}\u00a0${code.slice(half)}` : code;
}
