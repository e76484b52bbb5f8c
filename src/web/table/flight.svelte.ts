import type { Attachment } from 'svelte/attachments';
import { mayMove, travel } from '../art/motion.ts';
import type { CardBack, CardFace } from './card.ts';
import { Places } from './places.ts';

/** A card on its way; the back is seen where there is no face. */
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

/** Where cards come from and go to, by name, and those that travel at the moment. */
export class Flights {
  ghosts = $state.raw<readonly Ghost[]>([]);
  readonly #places = new Places();
  #next = 0;

  /** Marks an element as a place: `{@attach flights.place('deck')}`. */
  place(name: string): Attachment {
    return this.#places.mark(name);
  }

  /** Where a place is on the screen now, if it is there at all. */
  where(name: string): DOMRect | undefined {
    return this.#places.find(name);
  }

  /** Settled when the card has arrived: at once where nothing may move, or nobody knows the way. */
  fly({ from, to, face, back }: Flight): Promise<void> {
    const start = this.#places.find(from);
    const end = this.#places.find(to);
    if (!start || !end || !mayMove()) return Promise.resolve();
    const id = this.#next++;
    return new Promise((resolve) => {
      const landed = () => {
        this.ghosts = this.ghosts.filter((ghost) => ghost.id !== id);
        clearTimeout(timer);
        resolve();
      };
      // A page in the background does not animate; cards arrive all the same.
      const timer = setTimeout(landed, travel + 150);
      this.ghosts = [...this.ghosts, { id, from, to, face, back, start, end, landed }];
    });
  }

  landAll(): void {
    for (const ghost of this.ghosts) ghost.landed();
  }
}
