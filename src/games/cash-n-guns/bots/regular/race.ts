import type { Seat } from '../../../../engine/seats.ts';
import { rounds } from '../../box.ts';
import type { Sight } from './sight.ts';
import type { Tuning } from './tuning.ts';

/**
 * How likely each player is to win, as if the winner were drawn with these weights: richer players and those with more
 * lives weigh more. The bot measures every decision by its effect on its own share of the total weight.
 */
export interface Race {
  readonly me: Seat;
  /** 0 for the dead. */
  readonly weights: readonly number[];
  readonly all: number;
  /** This many more thousands multiply the odds of winning by e. */
  readonly lead: number;
}

/** The probability that somebody with this many wounds to spare survives the game. [CG-2.15] */
export type Survival = (lives: number, roundsLeft: number) => number;

/** The configuration of a bot: its numbers, and what follows from them. */
export interface Nature {
  readonly tuning: Tuning;
  readonly survival: Survival;
}

/** Computed once per tuning, because it is needed for every seat at every choice. */
export function survivalWith({ hazard }: Tuning): Survival {
  const table = hazard.map((danger) => Array.from({ length: rounds + 1 }, (_, left) => Math.exp(-danger * left)));
  return (lives, roundsLeft) => (lives <= 0 ? 0 : (table[Math.min(lives, table.length) - 1]?.[roundsLeft] ?? 0));
}

/** The factor that these thousands apply to a weight. */
export const boost = ({ lead }: Race, thousands: number): number => Math.exp(thousands / lead);

/** The bot's probability of winning when its own weight changes by a factor. */
export function chanceToWin(race: Race, mine: number): number {
  return chanceAgainst(race, mine, race.me, mine);
}

/** The same when somebody else's weight changes, too. */
export function chanceAgainst({ me, weights, all }: Race, mine: number, rival: Seat, theirs: number): number {
  const own = weights[me] ?? 0;
  const other = rival === me ? 0 : (weights[rival] ?? 0);
  const sum = all + (mine - 1) * own + (theirs - 1) * other;
  return sum <= 0 ? 0 : (mine * own) / sum;
}

/** Leads are capped, so that even a player far ahead or behind still counts. */
const outOfSight = 5;

/** The bot's own weight is its probability of surviving; the others are relative to it. Computed on demand. */
export class FortuneRace implements Race {
  readonly me: Seat;
  readonly lead: number;
  readonly #weigh: () => readonly number[];
  #weights: readonly number[] | undefined;
  #all = 0;

  constructor(sight: Sight, { tuning, survival }: Nature, lives: readonly number[], fortunes: () => readonly number[]) {
    const roundsLeft = rounds - sight.round;
    const lead = tuning.leadAtEnd + tuning.leadPerRound * roundsLeft;
    this.me = sight.me;
    this.lead = lead;
    this.#weigh = () => {
      const rich = fortunes();
      const mine = rich[sight.me] ?? 0;
      const weights = rich.map(() => 0);
      for (const seat of sight.living) {
        const ahead = ((rich[seat] ?? 0) - mine) / lead;
        const richer = Math.exp(Math.max(-outOfSight, Math.min(outOfSight, ahead)));
        const weight = survival(lives[seat] ?? 0, roundsLeft) * richer;
        weights[seat] = weight;
        this.#all += weight;
      }
      return weights;
    };
  }

  get weights(): readonly number[] {
    return (this.#weights ??= this.#weigh());
  }
  get all(): number {
    this.#weights ??= this.#weigh();
    return this.#all;
  }
}
