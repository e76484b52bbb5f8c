import type { Seat } from '../../../engine/seats.ts';
import { firstAid, rounds, traitsOf, type Share, type Traits } from '../../../games/cash-n-guns/box.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
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
import { leadWith, survival, type Race } from './race.ts';

/** Who has what, and what it makes of their prospects. Lists are by seat. */
export interface Holdings {
  readonly view: CashView;
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

/** Of an equal part of the paintings to come, so much can be counted on. */
const zeal = 0.4;

export function holdingsIn(view: CashView): Holdings {
  if (view.viewer === 'spectator') throw new Error('Spectators do not play.');
  const me = view.viewer;
  const roundsLeft = rounds - view.round;
  const traits = view.powers.map(traitsOf);
  const lives = view.wounds.map((wounds, seat) => (traits[seat]?.deadlyWounds ?? 0) - wounds);
  const riches = traits.map((each, seat) => richesOf(view.loot[seat] ?? [], each));
  const diamonds = diamondRace(view, riches);
  const morePaintings = (zeal * paintingsToCome(view)) / view.living.length;
  const fortunes = riches.map((each) => fortune(each, diamonds, morePaintings));
  const race = raceOf(view, { me, roundsLeft, lives, fortunes });
  return { view, me, traits, roundsLeft, lives, riches, diamondRace: diamonds, morePaintings, race };
}

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
function raceOf(view: CashView, { me, roundsLeft, lives, fortunes }: Runners): Race {
  const lead = leadWith(roundsLeft);
  const mine = fortunes[me] ?? 0;
  const weights = fortunes.map(() => 0);
  let all = 0;
  for (const seat of view.living) {
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
