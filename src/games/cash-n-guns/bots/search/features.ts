import { at } from '../../../../engine/at.ts';
import type { Seat, SeatSet } from '../../../../engine/seats.ts';
import { asks } from '../../rules/asking.ts';
import { bang, powerNames } from '../../box.ts';
import { isIn, seatsIn } from '../../rules/seating.ts';
import type { State } from '../../rules/state.ts';
import { bonus, collection } from '../regular/fortune.ts';
import { holdingsIn, natureOf } from '../regular/holdings.ts';
import { sightIn } from '../regular/sight-in.ts';
import { tuning } from '../regular/tuning.ts';

const nature = natureOf(tuning);

/** Whether a round has just begun: the loot is face up, and nobody has chosen a bullet. */
export const isRoundStart = (state: State): boolean =>
  state.over === 'no' && state.question === asks.load && state.owed === state.asked;

/** What a player has at the start of a round. */
interface Standing {
  readonly seat: Seat;
  readonly money: number;
  readonly diamonds: number;
  readonly paintings: number;
  /** What may be expected from the bonus for diamonds, and from the collection, in thousands. */
  readonly prize: number;
  readonly art: number;
  readonly fortune: number;
  readonly lives: number;
  readonly bangs: number;
}

/**
 * The features of each living player at the start of a round: loot, alone and compared with the others', lives, Bangs,
 * the desk and the distance from it, how far the game is, the power, and whether the player searches. Each is scaled to
 * about 1.
 */
export function featuresOf(state: State, searchers: SeatSet): readonly (readonly number[])[] {
  const all = standingsIn(state);
  const mean = sum(all, 'fortune') / all.length;
  const bangs = sum(all, 'bangs');
  return all.map((own) => [
    own.money / 40,
    own.prize / 20,
    own.art / 40,
    (own.fortune - mean) / 40,
    (own.fortune - mostOfOthers(all, own, 'fortune')) / 40,
    own.diamonds / 2,
    own.paintings / 2,
    (own.diamonds - mostOfOthers(all, own, 'diamonds')) / 2,
    (own.paintings - mostOfOthers(all, own, 'paintings')) / 2,
    own.lives === 1 ? 1 : 0,
    own.lives === 2 ? 1 : 0,
    own.lives > 3 ? own.lives - 3 : 0,
    own.bangs / 1.5,
    (bangs - own.bangs) / Math.max(1, all.length - 1),
    own.seat === state.godfather ? 1 : 0,
    turnAfter(state, own.seat),
    (state.round - 5) / 2,
    (all.length - 5) / 2,
    ...(onePower[at(state.powers, own.seat)] ?? noPower),
    isIn(searchers, own.seat) ? 1 : 0,
  ]);
}

function standingsIn(state: State): readonly Standing[] {
  const living = seatsIn(state.living);
  const { riches, lives, diamondRace, morePaintings } = holdingsIn(sightIn(state, at(living, 0)), nature);
  return living.map((seat) => {
    const { money, diamonds, paintings } = at(riches, seat);
    const prize = bonus(diamondRace, diamonds, 0);
    const art = collection(paintings, morePaintings);
    const bangs = at(state.hands, 2 * seat + bang);
    const fortune = money + prize + art;
    return { seat, money, diamonds, paintings, prize, art, fortune, lives: at(lives, seat), bangs };
  });
}

function sum(all: readonly Standing[], of: keyof Standing): number {
  let total = 0;
  for (const each of all) total += each[of];
  return total;
}

function mostOfOthers(all: readonly Standing[], own: Standing, of: keyof Standing): number {
  let most = 0;
  for (const each of all) if (each !== own && each[of] > most) most = each[of];
  return most;
}

/** From 0 for the Godfather to nearly 1 for the player who takes the last share. */
const turnAfter = ({ seats, godfather }: State, seat: Seat): number => ((seat - godfather + seats) % seats) / seats;

const noPower: readonly number[] = powerNames.map(() => 0);
const onePower: readonly (readonly number[])[] = powerNames.map((_, power) =>
  powerNames.map((_, other) => (other === power ? 1 : 0)),
);
