import type { Heard, Scene } from '../../../protocol/scene.ts';

/** What a table is drawn from. All fields belong to the same moment. */
export interface Moment {
  readonly scene: Scene;
  readonly log: readonly Heard[];
  readonly fresh: readonly Heard[];
}

const isReady = ({ table, you }: Scene): boolean => you.seat !== null && table.next?.ready.includes(you.seat) === true;

/**
 * Keeps the final count for somebody who was still looking at it when the next game began without them. It stays on the
 * screen, with its table behind it, until they go to the next game.
 */
export class KeptCount {
  /** Null if nothing is kept and the page shows the present. */
  moment = $state.raw<Moment | null>(null);
  #looking: Moment | null = null;

  /** Call this with every moment before it is drawn. */
  follow(now: Moment, { isCountShown }: { readonly isCountShown: boolean }): void {
    const { stage } = now.scene.table;
    if (stage === 'over') this.#looking = isCountShown && !isReady(now.scene) ? now : null;
    else if (this.#looking) {
      this.moment ??= this.#looking;
      this.#looking = null;
    }
  }

  leave(): void {
    this.moment = null;
  }
}
