import { at } from '../../engine/at.ts';
import { OutcomeUnknown } from '../../room/log-store.ts';
import type { Store } from './store.ts';

/** A write of which nobody knows whether it is in the store. */
interface OpenWrite {
  readonly code: string;
  readonly what: 'move' | 'removal';
}

/** Follows the writes of a store, so that a server that has to stop can say which of them it could not settle. */
export class OpenWrites {
  readonly #open = new Set<OpenWrite>();

  /** The same store, with its writes followed. */
  watch(store: Store): Store {
    return {
      ...store,
      append: (additions) => this.#follow({ code: at(additions, 0).code, what: 'move' }, store.append(additions)),
      remove: (code) => this.#follow({ code, what: 'removal' }, store.remove(code)),
    };
  }

  /** Says in words what is not settled; undefined if everything is. */
  inWords(): string | undefined {
    const [moves, removals] = [this.#tablesOf('move'), this.#tablesOf('removal')];
    const sentences = [
      moves.length > 0 &&
        `Nobody knows whether ${moves.length === 1 ? '1 move was' : `${moves.length} moves were`} written ` +
          `(${tables(moves)}). Nobody has seen ${moves.length === 1 ? 'it' : 'them'}: the pages ask again after the ` +
          `next start, and then each move counts once.`,
      removals.length > 0 && `Nobody knows whether a deletion was carried out (${tables(removals)}).`,
    ].filter((sentence) => sentence !== false);
    return sentences.length > 0 ? sentences.join('\n') : undefined;
  }

  #tablesOf(kind: OpenWrite['what']): readonly string[] {
    return [...this.#open].filter(({ what }) => what === kind).map(({ code }) => code);
  }

  async #follow(write: OpenWrite, work: Promise<void>): Promise<void> {
    this.#open.add(write);
    try {
      await work;
      this.#open.delete(write);
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) this.#open.delete(write);
      throw error;
    }
  }
}

const tables = (codes: readonly string[]): string => {
  const different = [...new Set(codes)].sort();
  return `${different.length === 1 ? 'table' : 'tables'} ${different.join(', ')}`;
};
