import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { bang, powerNames } from '../../../games/cash-n-guns/box.ts';
import { asks } from '../../../games/cash-n-guns/asking.ts';
import { seatsIn } from '../../../games/cash-n-guns/seating.ts';
import { none, type State } from '../../../games/cash-n-guns/state.ts';
import { fortunesIn, holdingsIn, natureOf } from '../../regular/cash-n-guns/holdings.ts';
import { sightIn } from '../../regular/cash-n-guns/sight-in.ts';
import { tuning } from '../../regular/cash-n-guns/tuning.ts';

const nature = natureOf(tuning);

/** Whether a round has just begun: the loot is face up, and nobody has chosen a bullet. */
export const isRoundStart = (state: State): boolean =>
  state.over === 'no' && state.question === asks.load && state.owed === state.asked;

/** Selects the weights. */
export const situationOf = ({ round }: State): string => String(round);

/**
 * The features of each living player at the start of a round: the fortune they can count on, wounds, Bangs in hand, the
 * desk and their distance from it, and their power.
 */
export function featuresOf(state: State): readonly (readonly number[])[] {
  const living = seatsIn(state.living);
  const holdings = holdingsIn(sightIn(state, at(living, 0)), nature);
  const fortunes = fortunesIn(holdings);
  return living.map((seat) => {
    const lives = at(holdings.lives, seat);
    return [
      at(fortunes, seat),
      lives === 1 ? 1 : 0,
      lives === 2 ? 1 : 0,
      lives > 3 ? lives - 3 : 0,
      at(state.hands, 2 * seat + bang),
      seat === state.godfather ? 1 : 0,
      turnAfter(state, seat),
      ...powerOf(state, seat),
    ];
  });
}

/** From 0 for the Godfather to nearly 1 for the player who takes the last share. */
const turnAfter = ({ seats, godfather }: State, seat: Seat): number => ((seat - godfather + seats) % seats) / seats;

function powerOf({ powers }: State, seat: Seat): readonly number[] {
  const power = at(powers, seat);
  return power === none ? noPower : (onePower[power] ?? noPower);
}
const noPower: readonly number[] = powerNames.map(() => 0);
const onePower: readonly (readonly number[])[] = powerNames.map((_, power) =>
  powerNames.map((_, other) => (other === power ? 1 : 0)),
);
