import type { Writable } from 'node:stream';
import { frameEncoding, textFrames } from './frame.ts';

/** The stream of bytes to one page. */
export type Stream = Pick<Writable, 'write' | 'writable' | 'writableLength'>;

/**
 * What is to be sent in one turn of the event loop, to whomever. A commit brings news to all who sit at many tables: first
 * all of it is written, then all of it is sent, because each kind of work goes faster while the processor is at it.
 */
export class Outbox {
  #letters: { readonly stream: Stream; readonly frames: string }[] = [];
  readonly #empty = (): void => this.empty();

  put(stream: Stream, messages: readonly string[]): void {
    if (this.#letters.push({ stream, frames: textFrames(messages) }) === 1) process.nextTick(this.#empty);
  }

  /** Sends at once what is in it. */
  empty(): void {
    const letters = this.#letters;
    this.#letters = [];
    for (const { stream, frames } of letters) if (stream.writable) stream.write(frames, frameEncoding);
  }
}
