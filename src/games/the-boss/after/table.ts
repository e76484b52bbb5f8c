import type { Seat } from '../../../engine/seats.ts';
import type { Hidden } from '../../../replay/after.ts';
import type { Card, City } from '../box.ts';

/* What the worker finds out about what was hidden in a finished game, as plain data: types that pages import. */

/** The hidden card of a city in one round. */
export interface HiddenCity {
  readonly city: City;
  readonly card: Card;
  /** Who took it; `null` if nobody led the city. */
  readonly taker: Seat | null;
  /** The step in which it was revealed. */
  readonly step: number;
  /** Who could have known it for certain before that, and since when: 0 is the deal, otherwise a lap. */
  readonly knew: readonly { readonly seat: Seat; readonly lap: number; readonly step: number }[];
}

/** What lay hidden in every city, round by round. */
export interface CityTable extends Hidden {
  readonly game: 'the-boss';
  readonly cities: readonly City[];
  /** By round, in the order of `cities`. */
  readonly rounds: readonly (readonly HiddenCity[])[];
}
