import { at } from '../../../../engine/at.ts';
import type { Seat, SeatSet } from '../../../../engine/seats.ts';
import { lootPerRound, type Bullet, type Hand, type Share } from '../../box.ts';
import { handOf } from '../../rules/bullets.ts';
import type { CashOptions } from '../../options.ts';
import { seatsIn } from '../../rules/seating.ts';
import { none, type State } from '../../rules/state.ts';
import type { ExchangeInView, Hidden } from '../../view.ts';
import { pastIn, roundIn, type RoundSeen } from './rounds.ts';
import { paintingsAmong, targetsOf, type Sight } from './sight.ts';

/** What a player at this seat sees of a state that is played in a simulation. */
export const sightIn = (state: State, seat: Seat): Sight => new SightIn(state, seat);

/** Expensive fields are computed on demand: most choices need few of them. */
class SightIn implements Sight {
  readonly decision: number;
  readonly seats: number;
  readonly me: Seat;
  readonly options: CashOptions;
  readonly powers: readonly number[];
  readonly round: number;
  readonly godfather: Seat;
  readonly living: readonly Seat[];
  readonly wounds: readonly number[];
  readonly table: readonly number[];
  readonly loot: readonly (readonly Share[])[];
  readonly openBangs: number;
  readonly closed: number;
  readonly standing: SeatSet;
  readonly bullet: Hidden<Bullet>;
  readonly fetches: State['fetches'];
  readonly picker: Seat;
  readonly served: SeatSet;
  readonly #state: State;
  #aims: readonly Seat[] | undefined;
  #threatened: SeatSet | undefined;
  #now: RoundSeen | undefined;
  #past: readonly RoundSeen[] | undefined;
  #exchanges: readonly ExchangeInView[] | undefined;

  constructor(state: State, seat: Seat) {
    const { now, pile, sharing } = state;
    const bullet = at(now.bullets, seat);
    this.#state = state;
    this.decision = state.decision;
    this.seats = state.seats;
    this.me = seat;
    this.options = state.options;
    this.powers = state.powers;
    this.round = state.round;
    this.godfather = state.godfather;
    this.living = seatsIn(state.living);
    this.wounds = state.wounds;
    this.table = state.table;
    this.loot = state.loot;
    this.openBangs = at(pile, 1);
    this.closed = at(pile, 2) + at(pile, 3);
    this.standing = now.standing;
    this.bullet = bullet === none ? null : bullet;
    this.fetches = state.fetches;
    this.picker = sharing.picker;
    this.served = sharing.served;
  }

  get paintingsSeen(): number {
    return paintingsAmong(this.#state.piles, this.round * lootPerRound);
  }
  get aims(): readonly Seat[] {
    return (this.#aims ??= openAims(this.#state.now.aims, this.#state.now.aimsShown));
  }
  get threatened(): SeatSet {
    return (this.#threatened ??= targetsOf(this.aims));
  }
  get hand(): Hand {
    return handOf(this.#state, this.me);
  }
  get now(): RoundSeen {
    return (this.#now ??= roundIn(this.#state.now));
  }
  get past(): readonly RoundSeen[] {
    return (this.#past ??= pastIn(this.#state.past));
  }
  get exchanges(): readonly ExchangeInView[] {
    return (this.#exchanges ??= exchangesSeenBy(this.#state, this.me));
  }
  get named(): readonly Share[] {
    const { named, secondNamed } = this.#state.sharing;
    return namedIn(named, secondNamed);
  }
}

function openAims(aims: readonly Seat[], shown: SeatSet): readonly Seat[] {
  const open: Seat[] = [];
  for (let seat = 0; seat < aims.length; seat++) open.push(shown & (1 << seat) ? (aims[seat] as Seat) : none);
  return open;
}

/** Both players of an exchange know both bullets; the others know only that it happened. [CG-7.4] */
const exchangesSeenBy = ({ exchanges }: State, viewer: Seat): readonly ExchangeInView[] =>
  exchanges.map((each) =>
    each.seat === viewer || each.victim === viewer
      ? each
      : { ...each, drawn: null, given: each.given === none ? none : null },
  );

function namedIn(first: Share, second: Share): readonly Share[] {
  if (first === none) return [];
  return second === none ? [first] : [first, second];
}
