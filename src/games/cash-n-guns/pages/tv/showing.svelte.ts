import type { Bullet } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import { powerOfRule } from '../play/powers.ts';
import { CashShowing } from '../play/showing.svelte.ts';

/** A close-up of the shooting; the screen is dark before the first one. */
export type Panel =
  | { readonly kind: 'dark' }
  | { readonly kind: 'clicks'; readonly shooters: readonly number[] }
  | {
      readonly kind: 'hit';
      readonly victim: number;
      readonly shooters: readonly number[];
      /** Wounds after it, if it left any. */
      readonly wounds: number | null;
      readonly isOut: boolean;
    };

/** The same object every time: setting it again concerns nobody. */
const nothing: Readonly<Record<number, Bullet>> = {};

/** The effects of a shot belong to its close-up. */
const outcomes: ReadonlySet<CashEvent['kind']> = new Set(['wounded', 'eliminated']);

/** Cash 'n Guns on a big screen: shots are shown as close-ups, one victim after the other. */
export class CashScreenShowing extends CashShowing {
  panel = $state.raw<Panel | null>(null);
  /** What has been fired so far, while close-ups are shown. */
  fired = $state.raw(nothing);

  protected override moments(events: readonly CashEvent[]): readonly (readonly CashEvent[])[] {
    const groups: CashEvent[][] = [];
    for (const group of super.moments(events)) {
      const [first] = group;
      const last = groups.at(-1)?.[0];
      const isOutcome = first && outcomes.has(first.kind) && powerOfRule(first.rule) === undefined;
      if (isOutcome && last?.kind === 'fired' && powerOfRule(last.rule) === undefined) groups.at(-1)?.push(...group);
      else groups.push([...group]);
    }
    return groups;
  }

  protected override rest(): void {
    super.rest();
    this.panel = null;
    this.fired = nothing;
  }
}
