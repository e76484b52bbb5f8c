import type { Seat } from '../../engine/seats.ts';
import {
  bang,
  bangsEach,
  click,
  copies,
  powerNames,
  rounds,
  traitsOf,
  valueOf,
  type Share,
} from '../../games/cash-n-guns/box.ts';
import type { CashPublic, RoundInView } from '../../games/cash-n-guns/view.ts';

/** The public facts about a player when all guns are raised, as numbers. */
export function factsAbout(view: CashPublic, seat: Seat): readonly number[] {
  const target = view.now.aims[seat] ?? -1;
  const guns = gunsOn(view, seat);
  const lives = livesOf(view, seat);
  const threat = guns.reduce((sum, gun) => sum + bangsLikely(view, gun), 0);
  const table = money(view.table.flatMap((count, share) => Array<Share>(count).fill(share)));
  const last = lives === 1 ? 1 : 0;
  return [
    1,
    ...oneOf(view.round - 1, rounds),
    ...oneOf(Math.min(guns.length, 3), 4),
    ...oneOf(Math.min(lives, 4), 5),
    threat,
    last * threat,
    last * guns.length,
    guns.length * (table / 50),
    table / 50,
    money(view.loot[seat] ?? []) / 50,
    money(view.loot[target] ?? []) / 50,
    gunsOn(view, target).length,
    ...oneOf(Math.min(livesOf(view, target), 4), 5),
    bangsLikely(view, seat),
    shown(view, seat, bang),
    shown(view, seat, click),
    lainDown(view.past, seat),
    seat === view.godfather ? 1 : 0,
    ...oneOf(view.powers[seat] ?? -1, powerNames.length),
  ];
}

const oneOf = (index: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => (place === index ? 1 : 0));

const gunsOn = ({ living, now }: CashPublic, seat: Seat): readonly Seat[] =>
  living.filter((other) => now.aims[other] === seat);

const livesOf = ({ powers, wounds }: CashPublic, seat: Seat): number =>
  seat < 0 ? 0 : traitsOf(powers[seat] ?? -1).deadlyWounds - (wounds[seat] ?? 0);

const money = (shares: readonly Share[]): number =>
  shares.reduce((sum, share) => sum + (valueOf[share] || usual(share)), 0);
/** Paintings, the kit and the like have no value printed on them. */
const usual = (share: Share): number => ((copies[share] ?? 0) > 3 ? 10 : 5);

const shown = ({ past }: CashPublic, seat: Seat, bullet: number): number =>
  past.filter(({ bullets }) => bullets[seat] === bullet).length;

/** The probability that a card of this hand is a Bang!, from what was dealt, fetched and seen. */
function bangsLikely(view: CashPublic, seat: Seat): number {
  const fetched = view.fetches.filter((fetch) => fetch.seat === seat && fetch.from !== 'none').length;
  const left = Math.max(0, bangsEach + fetched - shown(view, seat, bang));
  const unseen = rounds - shown(view, seat, bang) - shown(view, seat, click);
  return Math.min(1, left / Math.max(1, unseen));
}

/** The share of earlier rounds at gunpoint in which this player lay down. */
function lainDown(past: readonly RoundInView[], seat: Seat): number {
  const threatened = past.filter(({ aims }) => aims.includes(seat));
  return threatened.filter(({ lying }) => lying.includes(seat)).length / (1 + threatened.length);
}
