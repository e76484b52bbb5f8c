import type { CashView } from '../../view.ts';
import type { Mood } from '../../../../web/kit/figures/moods.ts';
import { lookAt, placeAims, type Aim, type Anchor } from '../../../../web/kit/aiming.ts';
import type { Ring } from '../../../../web/table/frame/ring.ts';
import { holdUpOf, moodOf, type Shown } from './hold-up.ts';

/** What the figures need to know about the table. */
interface Scenery {
  readonly view: CashView;
  readonly shown: Shown;
  readonly you: number | null;
  /** The other seats, clockwise from the viewer's left. */
  readonly others: readonly number[];
  /** The seat at which the viewer would aim. */
  readonly pointing: Aim | undefined;
}

/** How the figures act: where they are, at whom they aim, where they look, and their moods. */
export class Acting {
  /** Where everybody sits, after the table is laid out. */
  ring = $state.raw<Ring>();
  readonly #scenery: () => Scenery;
  readonly holdUp = $derived.by(() => {
    const { view, shown, pointing } = this.#scenery();
    return holdUpOf(view, shown, pointing);
  });
  /** The position of each seat's figure. */
  readonly anchors = $derived.by(() => this.#anchors());
  readonly placed = $derived(placeAims(this.holdUp.aims, this.anchors, this.ring?.middle));

  constructor(scenery: () => Scenery) {
    this.#scenery = scenery;
  }

  moodOf(seat: number): Mood {
    const { view, shown } = this.#scenery();
    return moodOf(view, seat, this.holdUp, shown.hit);
  }

  /** A figure looks at its target, or at the one who takes loot. */
  lookOf(seat: number): { readonly x: number; readonly y: number } | undefined {
    const { view } = this.#scenery();
    const picker = view.step === 'sharing' ? view.sharing.picker : seat;
    const at = this.holdUp.aims.find(({ from }) => from === seat)?.to ?? picker;
    const [from, to] = [this.anchors[seat], this.anchors[at]];
    return from && to && at !== seat ? lookAt(from, to) : undefined;
  }

  /** The spotlight is on somebody else, who is asked while all look at them. */
  isDim(seat: number): boolean {
    const { view } = this.#scenery();
    if (view.over !== 'no') return false;
    if (view.step === 'sharing') return view.sharing.picker !== seat;
    return view.asked.length === 1 && !view.asked.includes(seat) && this.holdUp.threatened !== seat;
  }

  #anchors(): readonly (Anchor | undefined)[] {
    const { others, you } = this.#scenery();
    const anchors: (Anchor | undefined)[] = [];
    for (const [index, seat] of others.entries()) anchors[seat] = this.ring?.others[index];
    if (you !== null) anchors[you] = this.ring?.self;
    return anchors;
  }
}
