import { say, type Key } from '../../../words/index.ts';

/** What a screen says about a moment: what happens, and whom it concerns. */
export interface Sentence {
  readonly what: string;
  readonly whom: string;
  /** Whether the second half is about harm, gain or neither. */
  readonly tone: 'harm' | 'gain' | 'plain';
}

/** A bar separates the halves. Without a bar, the text is split after its first sentence. */
export function sentence(text: string, tone: Sentence['tone'] = 'plain'): Sentence {
  const [what = '', whom] = text.split('|');
  if (whom !== undefined) return { what, whom, tone };
  const [, first, rest] = /^(.+?[.!?…:])\s+(\S.*)$/u.exec(text) ?? [];
  return { what: first ?? text, whom: rest ?? '', tone };
}

/** Says a sentence of the screen. A bar in somebody's name does not separate anything. */
export function told(
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
  tone: Sentence['tone'] = 'plain',
): Sentence {
  const safe = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('|', '¦') : value,
  ]);
  return sentence(say(key, Object.fromEntries(safe)), tone);
}

/** The number of letters that fit into a line at full size. */
const line = 36;
/** The smallest size; a longer sentence takes two lines. */
const least = 0.5;

/** The size at which a sentence fits its line, from 0.5 to 1. */
export function sizeOf({ what, whom }: Sentence): number {
  const letters = what.length + whom.length + 1;
  return Math.max(least, Math.min(1, line / letters));
}
