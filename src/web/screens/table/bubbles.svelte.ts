import type { Emote } from '../../../protocol/scene.ts';

interface Bubble {
  readonly seat: number;
  readonly emote: Emote;
}

const stay = 4000;

/** What people at the table have just said. Each bubble disappears after a moment. */
export class Bubbles {
  said = $state.raw<readonly Bubble[]>([]);

  /** A newer bubble replaces the earlier one of the same seat. */
  show(bubble: Bubble): void {
    this.said = [...this.said.filter(({ seat }) => seat !== bubble.seat), bubble];
    setTimeout(() => (this.said = this.said.filter((each) => each !== bubble)), stay);
  }
}
