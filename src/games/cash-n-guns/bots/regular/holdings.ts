import type { Seat } from '../../../../engine/seats.ts';
import { firstAid, rounds, traitsOf, type Share, type Traits } from '../../box.ts';
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
import { FortuneRace, survivalWith, type Nature, type Race, type Survival } from './race.ts';
import type { Sight } from './sight.ts';
import type { Tuning } from './tuning.ts';

/** Who has what, and how it affects their prospects. Lists are by seat. */
export interface Holdings {
  readonly sight: Sight;
  readonly tuning: Tuning;
  readonly survival: Survival;
  readonly me: Seat;
  readonly traits: readonly Traits[];
  /** The number of rounds after this one. */
  readonly roundsLeft: number;
  /** The number of wounds until each player is out. */
  readonly lives: readonly number[];
  readonly riches: readonly Riches[];
  readonly diamondRace: DiamondRace;
  /** How many additional paintings somebody may hope for. */
  readonly morePaintings: number;
  readonly race: Race;
}

export const natureOf = (tuning: Tuning): Nature => ({ tuning, survival: survivalWith(tuning) });

export function holdingsIn(sight: Sight, nature: Nature): Holdings {
  const { tuning, survival } = nature;
  const { me } = sight;
  const roundsLeft = rounds - sight.round;
  const { traits, lives, riches, diamondRace } = estateOf(sight);
  const morePaintings = (tuning.zeal * paintingsToCome(sight)) / sight.living.length;
  const fortunes = () => riches.map((each) => fortune(each, diamondRace, morePaintings));
  const race = new FortuneRace(sight, nature, lives, fortunes);
  return { sight, tuning, survival, me, traits, roundsLeft, lives, riches, diamondRace, morePaintings, race };
}

/** The part that is the same for all viewers. */
type Estate = Pick<Holdings, 'traits' | 'lives' | 'riches' | 'diamondRace'>;

/** In a state that is being played, all who answer the same question see the same. */
function estateOf(sight: Sight): Estate {
  const { decision, loot } = sight;
  const before = estates.get(loot);
  if (before && before.decision === decision) return before.estate;
  const estate = estateSeen(sight);
  if (decision > 0) estates.set(loot, { decision, estate });
  return estate;
}
const estates = new WeakMap<Sight['loot'], { readonly decision: number; readonly estate: Estate }>();

function estateSeen(sight: Sight): Estate {
  const traits = traitsFor(sight.powers);
  const lives = sight.wounds.map((wounds, seat) => (traits[seat]?.deadlyWounds ?? 0) - wounds);
  const riches = traits.map((each, seat) => richesOf(sight.loot[seat] ?? [], each));
  return { traits, lives, riches, diamondRace: diamondRace(sight, riches) };
}

/** Powers are dealt once, so this list identifies a game. [CG-1.3] */
function traitsFor(powers: readonly number[]): readonly Traits[] {
  const before = known.get(powers);
  if (before) return before;
  const traits = powers.map(traitsOf);
  known.set(powers, traits);
  return traits;
}
const known = new WeakMap<readonly number[], readonly Traits[]>();

/** Somebody's expected final fortune from the loot in front of them, in thousands. [CG-4.3] */
const fortune = ({ money, diamonds, paintings }: Riches, race: DiamondRace, more: number): number =>
  money + bonus(race, diamonds, 0) + collection(paintings, more);

/** The holdings after the bot has taken this share. */
export const afterTaking = <H extends Holdings>(holdings: H, share: Share): H => changed(holdings, share, 1);

/** The holdings after the bot has given this share away. */
export const withoutShare = <H extends Holdings>(holdings: H, share: Share): H => changed(holdings, share, -1);

function changed<H extends Holdings>(holdings: H, share: Share, by: 1 | -1): H {
  const { me, riches, lives, traits } = holdings;
  return {
    ...holdings,
    riches: riches.map((each, seat) => (seat === me ? withCard(each, share, by) : each)),
    lives: lives.map((left, seat) => (seat === me && share === firstAid ? (traits[me]?.deadlyWounds ?? 0) : left)),
  };
}
