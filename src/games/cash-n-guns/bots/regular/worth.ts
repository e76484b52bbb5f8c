import type { Seat } from '../../../../engine/seats.ts';
import { allShares, click, clip, diamonds, firstAid, painting, token, valueOf, type Share } from '../../box.ts';
import { bonus, collection } from './fortune.ts';
import type { Holdings } from './holdings.ts';
import type { Sight } from './sight.ts';

type Appraise = (holdings: Holdings, seat: Seat, share: Share) => number;

const bill: Appraise = (_holdings, _seat, share) => valueOf[share] ?? 0;

const diamond: Appraise = ({ riches, diamondRace }, seat, share) => {
  const count = riches[seat]?.diamonds ?? 0;
  return (valueOf[share] ?? 0) + bonus(diamondRace, count, 1) - bonus(diamondRace, count, 0);
};

const onePainting: Appraise = ({ riches, morePaintings }, seat) => {
  const count = riches[seat]?.paintings ?? 0;
  return collection(count + 1, morePaintings) - collection(count, morePaintings);
};

/** What healing the wounds is worth, in thousands. [CG-3.3] */
const kit: Appraise = ({ traits, lives, roundsLeft, race, survival }, seat) => {
  const whole = survival(traits[seat]?.deadlyWounds ?? 0, roundsLeft);
  const hurt = survival(lives[seat] ?? 0, roundsLeft);
  return hurt === 0 ? 0 : race.lead * Math.log(whole / hurt);
};

/** Worth nothing without a Bang! in the pile or a card to give for it. [CG-3.4] */
const reload: Appraise = ({ sight, me, roundsLeft, tuning: { extraBang } }, seat) => {
  const mayFind = sight.openBangs > 0 || sight.closed > 0;
  const hasClick = seat !== me || (sight.hand[click] ?? 0) > 0;
  return mayFind && hasClick ? (extraBang * Math.min(roundsLeft, useful)) / useful : 0;
};
const useful = 3;

const godfather: Appraise = ({ roundsLeft, tuning }) => (roundsLeft > 0 ? tuning.desk : 0);

const appraisals: readonly Appraise[] = Array.from({ length: token + 1 }, (_, share) => {
  if (diamonds.includes(share)) return diamond;
  return { [painting]: onePainting, [firstAid]: kit, [clip]: reload, [token]: godfather }[share] ?? bill;
});

/** What a share is worth to somebody, in thousands. */
export const worthTo: Appraise = (holdings, seat, share) => (appraisals[share] ?? bill)(holdings, seat, share);

/** What a random card of somebody's loot is worth to the bot and to its owner. [CG-7.3] */
export function averageCard(holdings: Holdings, owner: Seat): { readonly toMe: number; readonly toOwner: number } {
  const row = holdings.sight.loot[owner] ?? [];
  if (row.length === 0) return { toMe: 0, toOwner: 0 };
  let [toMe, toOwner] = [0, 0];
  for (const share of row) {
    toMe += worthTo(holdings, holdings.me, share);
    toOwner += worthTo(holdings, owner, share);
  }
  return { toMe: toMe / row.length, toOwner: toOwner / row.length };
}

/** What a power that takes such a bill from the table brings, in thousands. */
export const billOnTable = ({ table }: Sight, bill: Share | null = null): number =>
  bill !== null && (table[bill] ?? 0) > 0 ? (valueOf[bill] ?? 0) : 0;

/** What lies on the table, by its worth to the bot, the best first. */
export function worthsOnTable(holdings: Holdings): readonly number[] {
  const worths: number[] = [];
  for (const share of allShares) {
    const count = holdings.sight.table[share] ?? 0;
    if (count === 0) continue;
    const worth = worthTo(holdings, holdings.me, share);
    for (let copy = 0; copy < count; copy++) worths.push(worth);
  }
  return worths.sort((one, other) => other - one);
}
