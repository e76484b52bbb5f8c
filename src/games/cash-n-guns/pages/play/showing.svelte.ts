import type { Bullet } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import type { CashView } from '../../view.ts';
import type { Flights } from '../../../../web/table/playback/flight.svelte.ts';
import { Showing } from '../../../../web/table/playback/showing.svelte.ts';
import type { Tell } from '../../../../web/table/playback/telling.ts';
import { powerOfRule } from './powers.ts';
import type { Hit } from './shot.ts';

/** Events that happen at the same time are told at the same time: events of these kinds in a row form one moment. */
const together: readonly (readonly CashEvent['kind'][])[] = [
  ['aims'],
  ['stands', 'lies-down'],
  ['discarded'],
  ['fired'],
  ['wounded'],
  ['eliminated'],
];

/* The same objects every time: setting them again concerns nobody. */
const noShots: Readonly<Record<number, Bullet>> = {};
const nobody: readonly number[] = [];
const noEvents: readonly CashEvent[] = [];

/** What the screen shows of Cash 'n Guns, including the great moments of a round. */
export class CashShowing extends Showing<CashView, CashEvent> {
  /** The count to three, while it lasts. */
  count = $state.raw<1 | 2 | 3 | null>(null);
  /** What came out of the guns, by seat. */
  shots = $state.raw(noShots);
  /** The players who are being hit now. */
  hit = $state.raw(nobody);
  /** The shot that is shown large. */
  closeUp = $state.raw<Hit | null>(null);
  headline = $state.raw<CashEvent | null>(null);
  /** All events of the current moment. */
  moment = $state.raw(noEvents);
  /** The number of events of this moment that must stay unknown: the log waits for the reveal. */
  withheld = $state(0);
  readonly #tell: Tell<CashShowing, CashEvent>;
  readonly #isCountedDown: () => boolean;

  /** `isCountedDown`: the clock has just counted down before everybody. */
  constructor(view: CashView, flights: Flights, tell: Tell<CashShowing, CashEvent>, isCountedDown: () => boolean) {
    super(view, flights);
    this.#tell = tell;
    this.#isCountedDown = isCountedDown;
  }

  get isCountedDown(): boolean {
    return this.#isCountedDown();
  }

  /** The count to three begins on all screens when the aims are known. It interrupts whatever was being told. */
  override hear(events: readonly CashEvent[], view: CashView): void {
    if (events.some(({ kind, rule }) => kind === 'aims' && rule === 'CG-2.4')) this.skip();
    super.hear(events, view);
  }

  override get unlogged(): number {
    return this.untold + this.withheld;
  }

  protected override tell(moment: readonly CashEvent[]): Promise<void> {
    this.moment = moment;
    this.withheld = this.isAgain ? 0 : moment.length;
    return this.#tell(this, moment);
  }

  /** A new game has begun: what is on the screen belongs to another one. */
  protected override stepsBetween(before: CashView, after: CashView): number {
    return after.decision < before.decision ? 2 : 1;
  }

  protected override moments(events: readonly CashEvent[]): readonly (readonly CashEvent[])[] {
    const groups: CashEvent[][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last?.[0] && isSameMoment(last[0], event)) last.push(event);
      else groups.push([event]);
    }
    return groups;
  }

  protected override rest(): void {
    this.count = null;
    this.shots = noShots;
    this.hit = nobody;
    this.closeUp = null;
    this.headline = null;
    this.moment = noEvents;
    this.withheld = 0;
  }
}

/** What a power does is always a separate moment. */
const isSameMoment = (one: CashEvent, other: CashEvent): boolean =>
  powerOfRule(one.rule) === undefined &&
  powerOfRule(other.rule) === undefined &&
  together.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind));
