import type { Emote } from '../../../protocol/scene.ts';

interface Bubble {
  readonly seat: number;
  readonly emote: Emote;
}

const stay = 4000;

/** What people at the table have just said, for a moment. */
export class Bubbles {
  said = $state.raw<readonly Bubble[]>([]);

  /** Somebody who says more than one thing is heard with the last. */
  show(bubble: Bubble): void {
    this.said = [...this.said.filter(({ seat }) => seat !== bubble.seat), bubble];
    setTimeout(() => (this.said = this.said.filter((each) => each !== bubble)), stay);
  }
}
