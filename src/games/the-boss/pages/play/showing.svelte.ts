import type { Card, City } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import type { TheBossView } from '../../view.ts';
import type { Flights } from '../../../../web/table/playback/flight.svelte.ts';
import { Showing } from '../../../../web/table/playback/showing.svelte.ts';
import type { Tell } from '../../../../web/table/playback/telling.ts';

/** A big moment that everybody stops for. */
export type Moment =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'police'; readonly card: Card; readonly silver: number; readonly gold: number }
  | { readonly kind: 'last-round' | 'settle' | 'over' };

/** What somebody gets from a city while the round is settled. */
export interface Gain {
  readonly seat: number;
  /** Null for a sanction. */
  readonly amount: number | null;
}

/** The events of a turn. */
const turnEvents: ReadonlySet<TheBossEvent['kind']> = new Set(['turn', 'placed', 'passed', 'revealed']);

/** What the screen shows of The Boss, including what is pointed out for a moment. */
export class TheBossShowing extends Showing<TheBossView, TheBossEvent> {
  moment = $state.raw<Moment | null>(null);
  /** The city in which something happens. */
  spot = $state.raw<City | null>(null);
  gain = $state.raw<Gain | null>(null);
  readonly #tell: Tell<TheBossShowing, TheBossEvent>;

  constructor(view: TheBossView, flights: Flights, tell: Tell<TheBossShowing, TheBossEvent>) {
    super(view, flights);
    this.#tell = tell;
  }

  /** Whether a moment for everybody is being told, and not just somebody's turn. */
  get isBig(): boolean {
    return this.event !== null && !turnEvents.has(this.event.kind);
  }

  protected override tell(moment: readonly TheBossEvent[]): Promise<void> {
    return this.#tell(this, moment);
  }

  protected override stepsBetween(before: TheBossView, after: TheBossView): number {
    return after.decided - before.decided;
  }

  override rest(): void {
    this.moment = null;
    this.spot = null;
    this.gain = null;
  }
}
