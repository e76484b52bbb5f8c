import { createHash } from 'node:crypto';
import type { Seat } from '../../engine/seats.ts';
import { judgeMessage, mostChatLines, type ChatLine, type ChatMode } from '../../protocol/chat.ts';
import type { Problem } from '../../protocol/messages.ts';
import type { Bounds } from '../bounds.ts';

/** A line, and whether big screens may show it: the host wanted it so when it was written. */
export interface KeptLine extends ChatLine {
  readonly isForScreens: boolean;
}

/** The last things that people wrote at a table. They are in memory only, and gone when the table is let go. */
export class Chat {
  #lines: readonly KeptLine[] = [];

  /** What somebody who comes is told. */
  linesFor({ owner }: { readonly owner: string | null }): readonly ChatLine[] {
    const heard = owner === null ? this.#lines.filter(({ isForScreens }) => isForScreens) : this.#lines;
    return heard.map(({ isForScreens: _, ...line }) => line);
  }

  /** Whether it was heard before: a page says a command again when it does not know whether it arrived. */
  has({ id }: KeptLine): boolean {
    return this.#lines.some((line) => line.id === id);
  }

  /** Whether its writer has not written too much just now, at whichever process. */
  hasTimeFor({ from, at }: KeptLine, { messages, messagesIn }: Pick<Bounds, 'messages' | 'messagesIn'>): boolean {
    return this.#lines.filter((line) => line.from === from && at - line.at < messagesIn).length < messages;
  }

  /** False, if it was heard before. */
  keep(line: KeptLine): boolean {
    if (this.has(line)) return false;
    this.#lines = [...this.#lines, line].slice(-mostChatLines);
    return true;
  }

  forget(): void {
    this.#lines = [];
  }
}

interface Said {
  readonly code: string;
  readonly owner: string;
  /** The number of the command. */
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What somebody wrote, as everybody hears it; or why nobody does. */
export function lineFrom({ code, owner, n, text, ...rest }: Said, mode: ChatMode): KeptLine | { problem: Problem } {
  if (mode === 'off') return { problem: 'chat-off' };
  const judged = judgeMessage(text);
  if ('problem' in judged) return judged;
  const from = writerAt(code, owner);
  return { id: `${from}-${n}`, from, ...rest, text: judged.text, isForScreens: mode === 'screens' };
}

/** Tells the people of one table apart. At another table the same browser is called something else. */
const writerAt = (code: string, owner: string): string =>
  createHash('sha256').update(`${code} ${owner}`).digest('hex').slice(0, 12);
