import type { Seat } from '../../../engine/seats.ts';
import { firstAid, rounds, traitsOf, type Share, type Traits } from '../../../games/cash-n-guns/box.ts';
import {
  bonus,
  collection,
  diamondRace,
  paintingsToCome,
  richesOf,
  withCard,
  type DiamondRace,
  type Riches,
} from './fortune.ts';
import { survivalWith, type Race, type Survival } from './race.ts';
import type { Sight } from './sight.ts';
import type { Tuning } from './tuning.ts';

/** Who has what, and what it makes of their prospects. Lists are by seat. */
export interface Holdings {
  readonly sight: Sight;
  readonly tuning: Tuning;
  readonly survival: Survival;
  readonly me: Seat;
  readonly traits: readonly Traits[];
  /** Rounds after this one. */
  readonly roundsLeft: number;
  /** Wounds that still have to come before somebody is out. */
  readonly lives: readonly number[];
  readonly riches: readonly Riches[];
  readonly diamondRace: DiamondRace;
  /** Paintings that somebody may hope for besides those they have. */
  readonly morePaintings: number;
  readonly race: Race;
}

/** How a bot is made: its numbers, and what follows from them. */
export interface Nature {
  readonly tuning: Tuning;
  readonly survival: Survival;
}

export const natureOf = (tuning: Tuning): Nature => ({ tuning, survival: survivalWith(tuning) });

export function holdingsIn(sight: Sight, { tuning, survival }: Nature): Holdings {
  const { me } = sight;
  const roundsLeft = rounds - sight.round;
  const traits = traitsFor(sight.powers);
  const lives = sight.wounds.map((wounds, seat) => (traits[seat]?.deadlyWounds ?? 0) - wounds);
  const riches = traits.map((each, seat) => richesOf(sight.loot[seat] ?? [], each));
  const diamonds = diamondRace(sight, riches);
  const morePaintings = (tuning.zeal * paintingsToCome(sight)) / sight.living.length;
  const fortunes = riches.map((each) => fortune(each, diamonds, morePaintings));
  const race = raceOf(sight, { tuning, survival }, { me, roundsLeft, lives, fortunes });
  return { sight, tuning, survival, me, traits, roundsLeft, lives, riches, diamondRace: diamonds, morePaintings, race };
}

/** Powers are dealt once, and a list of them belongs to a game. [CG-1.3] */
function traitsFor(powers: readonly number[]): readonly Traits[] {
  const before = known.get(powers);
  if (before) return before;
  const traits = powers.map(traitsOf);
  known.set(powers, traits);
  return traits;
}
const known = new WeakMap<readonly number[], readonly Traits[]>();

/** By seat, what everybody is likely to have in the end, in thousands. */
export const fortunesIn = ({ riches, diamondRace: race, morePaintings }: Holdings): readonly number[] =>
  riches.map((each) => fortune(each, race, morePaintings));

/** What somebody is likely to have in the end of all that lies before them, in thousands. [CG-4.3] */
const fortune = ({ money, diamonds, paintings }: Riches, race: DiamondRace, more: number): number =>
  money + bonus(race, diamonds, 0) + collection(paintings, more);

interface Runners {
  readonly me: Seat;
  readonly roundsLeft: number;
  readonly lives: readonly number[];
  readonly fortunes: readonly number[];
}

/** However far ahead or behind somebody is, it still matters what they do. */
const outOfSight = 5;

/** The bot itself weighs as much as it is likely to survive; the others in comparison. */
function raceOf({ living }: Sight, { tuning, survival }: Nature, { me, roundsLeft, lives, fortunes }: Runners): Race {
  const lead = tuning.leadAtEnd + tuning.leadPerRound * roundsLeft;
  const mine = fortunes[me] ?? 0;
  const weights = fortunes.map(() => 0);
  let all = 0;
  for (const seat of living) {
    const ahead = ((fortunes[seat] ?? 0) - mine) / lead;
    const richer = Math.exp(Math.max(-outOfSight, Math.min(outOfSight, ahead)));
    const weight = survival(lives[seat] ?? 0, roundsLeft) * richer;
    weights[seat] = weight;
    all += weight;
  }
  return { me, weights, all, lead };
}

/** The same when the bot has taken this share. */
export const afterTaking = <H extends Holdings>(holdings: H, share: Share): H => changed(holdings, share, 1);

/** The same when it has given this share away. */
export const withoutShare = <H extends Holdings>(holdings: H, share: Share): H => changed(holdings, share, -1);

function changed<H extends Holdings>(holdings: H, share: Share, by: 1 | -1): H {
  const { me, riches, lives, traits } = holdings;
  return {
    ...holdings,
    riches: riches.map((each, seat) => (seat === me ? withCard(each, share, by) : each)),
    lives: lives.map((left, seat) => (seat === me && share === firstAid ? (traits[me]?.deadlyWounds ?? 0) : left)),
  };
}
