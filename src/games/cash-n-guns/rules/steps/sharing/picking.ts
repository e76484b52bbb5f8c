import { at } from '../../../../../engine/at.ts';
import type { Refusal } from '../../../../../engine/game.ts';
import type { Seat } from '../../../../../engine/seats.ts';
import { refuse, type Question } from '../../asking.ts';
import { allShares, shareCalled, typeOf, types, type Share } from '../../../box.ts';
import { onTable, sharesOnTable } from '../../loot.ts';
import type { MoveOf } from '../../../moves.ts';
import { mayTakeTwo, ruleOfBan, ruleOfPower } from '../../normal-rules.ts';
import { shareOffers } from '../../offers.ts';
import { isIn } from '../../seating.ts';
import { none, type State } from '../../state.ts';

type Answer = MoveOf<'take' | 'take-two'>;

const takes = shareOffers((share): MoveOf<'take'> => ({ kind: 'take', share }));
const pairs: readonly (readonly MoveOf<'take-two'>[])[] = allShares.map((share) =>
  allShares.map((second) => ({ kind: 'take-two', share, second })),
);

/** The shares of a type that is forbidden now. */
const bannedShares: readonly number[] = types.map((_, type) =>
  allShares.reduce((set, share) => (typeOf[share] === type ? set | (1 << share) : set), 0),
);

/** What may be taken now, as a set of shares. */
export function available(state: State): number {
  const shares = sharesOnTable(state);
  return state.sharing.banned === none ? shares : shares & ~at(bannedShares, state.sharing.banned);
}

/** A loot card or the token; it may not be refused. [CG-2.18, CG-2.19] */
export const share: Question<Answer> = {
  rule: 'CG-2.18',
  kinds: ['take', 'take-two'],
  everyMove: () => [...takes.all(0), ...pairs.flat()],
  legalMoves(state, seat) {
    const shares = available(state);
    return choosesTwo(state, seat) ? withPairs(state, shares) : takes.among(shares);
  },
  refusal(state, seat, move) {
    const one = refusalOf(state, move.share);
    if (one !== undefined || move.kind === 'take') return one;
    if (!mayTakeTwo(state, seat)) return refuse('CG-2.18', 'one-at-a-time');
    if (!choosesTwo(state, seat)) return refuse(ruleOfPower(state, seat), 'not-the-first-share');
    const needed = move.share === move.second ? 2 : 1;
    return onTable(state, move.second) < needed ? refuse('CG-2.18', 'not-on-table') : refusalOf(state, move.second);
  },
  play(state, _seat, move) {
    state.sharing.named = move.share;
    state.sharing.secondNamed = move.kind === 'take-two' ? move.second : none;
  },
  // The first of highest bill, painting, highest diamond, kit, clip, token. [CG-8.1]
  fallback: (state) => takes.of(preferred.find((each) => available(state) & (1 << each)) as Share),
};

const preferred: readonly Share[] = (
  [
    'bill-20',
    'bill-10',
    'bill-5',
    'painting',
    'diamond-10',
    'diamond-5',
    'diamond-1',
    'first-aid',
    'clip',
    'new-godfather',
  ] as const
).map(shareCalled);

const choosesTwo = (state: State, seat: Seat): boolean => mayTakeTwo(state, seat) && !isIn(state.sharing.served, seat);

function refusalOf(state: State, wanted: Share): Refusal | undefined {
  if (onTable(state, wanted) === 0) return refuse('CG-2.18', 'not-on-table');
  return available(state) & (1 << wanted) ? undefined : refuse(ruleOfBan(state), 'forbidden');
}

/** Single shares, and every pair that lies on the table. */
function withPairs(state: State, shares: number): readonly Answer[] {
  const singles = takes.among(shares);
  const moves: Answer[] = singles.slice();
  for (const first of singles) {
    for (const second of singles) {
      const enough = first !== second || onTable(state, first.share) > 1;
      if (enough) moves.push(pairs[first.share]?.[second.share] as Answer);
    }
  }
  return moves;
}
