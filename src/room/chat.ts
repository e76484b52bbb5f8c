import { hex, utf8 } from '../engine/bytes.ts';
import { sha256 } from '../engine/sha256.ts';
import type { Seat } from '../engine/seats.ts';
import { judgeMessage, mostChatLines, type ChatLine, type ChatMode } from '../protocol/chat.ts';
import { nameIn } from '../protocol/names.ts';
import type { Problem } from '../protocol/messages.ts';
import type { RoomBounds } from './bounds.ts';
import { tell, type Connection } from './connection.ts';

/** A line, and whether big screens may show it, as the host had it set when the line was written. */
export interface KeptLine extends ChatLine {
  readonly isForScreens: boolean;
}

/** The last messages at a table. They exist only in memory, and are gone when the table is unloaded. */
export class Chat {
  #lines: readonly KeptLine[] = [];

  /** The lines that a new connection gets. */
  linesFor({ owner }: { readonly owner: string | null }): readonly ChatLine[] {
    const heard = owner === null ? this.#lines.filter(({ isForScreens }) => isForScreens) : this.#lines;
    return heard.map(({ isForScreens: _, ...line }) => line);
  }

  /** Tells a new connection what was written before. */
  tellLines(connection: Connection): void {
    const lines = this.linesFor(connection);
    if (lines.length > 0) tell(connection, { say: 'chat', lines });
  }

  /** Whether this line is known: a page repeats a command when it does not know whether it arrived. */
  has({ id }: KeptLine): boolean {
    return this.#lines.some((line) => line.id === id);
  }

  /** Whether its writer is within the limit, counting messages at all processes. */
  hasTimeFor({ from, at }: KeptLine, { messages, messagesIn }: Pick<RoomBounds, 'messages' | 'messagesIn'>): boolean {
    return this.#lines.filter((line) => line.from === from && at - line.at < messagesIn).length < messages;
  }

  /** False if the line is known already. */
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

/** The line that everybody gets, or why it is refused. */
export function lineFrom({ code, owner, n, text, ...rest }: Said, mode: ChatMode): KeptLine | { problem: Problem } {
  if (mode === 'off') return { problem: 'chat-off' };
  const judged = judgeMessage(text);
  if ('problem' in judged) return judged;
  const from = writerAt(code, owner);
  return { id: `${from}-${n}`, from, ...rest, text: judged.text, isForScreens: mode === 'screens' };
}

/** Where a line is shown: what the host allows, and the seats. */
interface Place {
  readonly chat: ChatMode;
  readonly seats: readonly unknown[];
}

/**
 * A line of another process as it is shown here; undefined if this process would not have let it be written. If its time
 * lies in the future, it counts as written now, or its writer would be too fast for as long.
 */
export function lineAgain(line: KeptLine, { chat, seats }: Place, now: number): KeptLine | undefined {
  const judged = judgeMessage(line.text);
  const isAllowed = chat !== 'off' && 'text' in judged && judged.text === line.text;
  if (!isAllowed || line.seat >= seats.length || nameIn(line.name) !== line.name) return undefined;
  return { ...line, at: Math.min(line.at, now), isForScreens: line.isForScreens && chat === 'screens' };
}

/** Tells the people of one table apart. At another table the same browser has another id. */
const writerAt = (code: string, owner: string): string => hex(sha256(utf8(`${code} ${owner}`))).slice(0, 12);
