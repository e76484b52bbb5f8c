import type { Attachment } from 'svelte/attachments';
import type { CardBack, CardFace } from '../../kit/card.ts';
import { Places } from './places.ts';

/** How long a card takes to fly, in milliseconds. */
export const travel = 280;

/** A flying card; it shows its back if it has no face. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly face?: CardFace | undefined;
  readonly back?: CardBack | undefined;
}

interface Ghost extends Flight {
  readonly id: number;
  readonly start: DOMRect;
  readonly end: DOMRect;
  readonly landed: () => void;
}

/** The places that cards come from and go to, by name, and the cards that are flying now. */
export class Flights {
  ghosts = $state.raw<readonly Ghost[]>([]);
  readonly #places = new Places();
  readonly #mayMove: () => boolean;
  #next = 0;

  constructor(mayMove: () => boolean) {
    this.#mayMove = mayMove;
  }

  /** Marks an element as a place: `{@attach flights.place('deck')}`. */
  place(name: string): Attachment {
    return this.#places.mark(name);
  }

  /** Where a place is on the screen now, if it exists. */
  where(name: string): DOMRect | undefined {
    return this.#places.find(name);
  }

  /** Resolves when the card has arrived; immediately with reduced motion, or if a place is missing. */
  fly({ from, to, face, back }: Flight): Promise<void> {
    const start = this.#places.find(from);
    const end = this.#places.find(to);
    if (!start || !end || !this.#mayMove()) return Promise.resolve();
    const id = this.#next++;
    return new Promise((resolve) => {
      const landed = () => {
        this.ghosts = this.ghosts.filter((ghost) => ghost.id !== id);
        clearTimeout(timer);
        resolve();
      };
      // A page in the background does not animate, but its cards must arrive.
      const timer = setTimeout(landed, travel + 150);
      this.ghosts = [...this.ghosts, { id, from, to, face, back, start, end, landed }];
    });
  }

  landAll(): void {
    for (const ghost of this.ghosts) ghost.landed();
  }
}
