import { say, type Key } from '../../words/index.ts';

/** What a screen says about the moment: what happens, and whom it concerns. */
export interface Sentence {
  readonly what: string;
  readonly whom: string;
  /** Whether the second half tells of harm, of gain or of neither. */
  readonly tone: 'harm' | 'gain' | 'plain';
}

/** A bar parts both halves. A sentence without one is parted where its first sentence ends. */
export function sentence(text: string, tone: Sentence['tone'] = 'plain'): Sentence {
  const [what = '', whom] = text.split('|');
  if (whom !== undefined) return { what, whom, tone };
  const [, first, rest] = /^(.+?[.!?…:])\s+(\S.*)$/u.exec(text) ?? [];
  return { what: first ?? text, whom: rest ?? '', tone };
}

/** Says a sentence of the screen. A bar in somebody's name parts nothing. */
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

/** As many letters fit a line at full size. */
const line = 36;
/** No sentence gets smaller than this; a longer one takes two lines. */
const least = 0.5;

/** The size of a sentence that still fits its line, from 0.5 to 1. */
export function sizeOf({ what, whom }: Sentence): number {
  const letters = what.length + whom.length + 1;
  return Math.max(least, Math.min(1, line / letters));
}
