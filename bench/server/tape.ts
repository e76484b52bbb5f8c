import type { Conversation, Step } from './conversation.ts';

interface Recorded {
  readonly page: number;
  readonly command: Step['command'];
  readonly frames: string[][];
  /** The last entry of the log that the pages have heard of. */
  seq: number;
}

/** Listens at all pages of a table. */
export class Tape {
  code = '';
  readonly #steps: Recorded[] = [];
  #firstMove = 0;
  #secondGame = 0;

  sent(page: number, command: Step['command']): void {
    this.#steps.push({ page, command, frames: [], seq: this.#steps.at(-1)?.seq ?? 0 });
  }

  heard(page: number, text: string): void {
    const step = this.#steps.at(-1);
    if (!step) throw new Error('The server spoke first.');
    (step.frames[page] ??= []).push(text);
    const { seq = 0 } = JSON.parse(text) as { readonly seq?: number };
    step.seq = Math.max(step.seq, seq);
  }

  markFirstMove(): void {
    this.#firstMove = this.#steps.length;
  }

  markSecondGame(): void {
    this.#secondGame = this.#steps.length;
  }

  /** `bytes` are the sizes of the entries by their numbers. */
  conversation(bytes: readonly number[]): Conversation {
    let from = 0;
    const steps = this.#steps.map(({ page, command, frames, seq }): Step => {
      const written = bytes.slice(from + 1, seq + 1).reduce((sum, each) => sum + each, 0);
      from = seq;
      return { page, command, frames: Array.from(frames, (texts) => texts ?? []), bytes: written };
    });
    return { steps, firstMove: this.#firstMove, secondGame: this.#secondGame };
  }
}
