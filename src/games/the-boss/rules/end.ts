import type { Result, ScoreLine } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { moneyOn, sanctionOn } from '../box.ts';
import { gangstersAtHome, type State } from './state.ts';

/** The richest wins; two things break a tie, and players who still tie share the victory. [TB-6.1] */
export function result(state: State): Result | undefined {
  if (!state.over) return undefined;
  return { winners: contests(state).at(-1)?.best ?? [], scores: state.money.slice() };
}

/** A comparison of some players, and those who came out best. */
interface Contest {
  readonly kind: 'money' | 'last-round' | 'gangsters';
  readonly among: readonly Seat[];
  readonly best: readonly Seat[];
  readonly count: (seat: Seat) => number;
}

/** All comparisons that were needed: the first among all players, each further one among those who tied before. */
function contests(state: State): readonly Contest[] {
  const counts: readonly Pick<Contest, 'kind' | 'count'>[] = [
    { kind: 'money', count: (seat) => state.money[seat] ?? 0 },
    { kind: 'last-round', count: (seat) => state.past.at(-1)?.gains[seat] ?? 0 },
    { kind: 'gangsters', count: (seat) => gangstersInGame(state, seat) },
  ];
  let among: readonly Seat[] = [...state.hands.keys()];
  const held: Contest[] = [];
  for (const { kind, count } of counts) {
    if (among.length < 2) break;
    const most = Math.max(...among.map(count));
    const best = among.filter((seat) => count(seat) === most);
    held.push({ kind, among, best, count });
    among = best;
  }
  return held;
}

/** Experts not killed, wherever they are, and unused amateurs; all others have gone home or left by now. [TB-6.1] */
const gangstersInGame = (state: State, seat: Seat): number =>
  gangstersAtHome(state, seat) + state.away.filter((each) => each.seat === seat).length;

type CountLine = ScoreLine<'city' | 'chicago' | 'last-round' | 'gangsters'>;

/** One line for every card of money and every share of Chicago, and what broke a tie. */
export function score(state: State): readonly CountLine[] {
  return [...moneyLines(state), ...contests(state).flatMap(tieBreakLines)];
}

/** What a tie-break counted; it adds nothing. The contest of money has its lines already. */
function tieBreakLines({ kind, among, count }: Contest): readonly CountLine[] {
  if (kind === 'money') return [];
  return among.map((seat) => ({ rule: 'TB-6.1', kind, seat, amount: 0, values: { count: count(seat) } }));
}

function moneyLines({ past, cities }: State): readonly CountLine[] {
  return past.flatMap(({ hidden, takers, chicago }, index): CountLine[] => {
    const round = index + 1;
    const lines = hidden.flatMap((card, place): CountLine[] => {
      const seat = takers[place] ?? null;
      const city = cities[place];
      if (seat === null || city === undefined || sanctionOn[card]) return [];
      return [{ rule: 'TB-5.2', kind: 'city', seat, amount: moneyOn[card] ?? 0, values: { round, city, card } }];
    });
    const { seat, sum, amount } = chicago;
    if (seat === null) return lines;
    return [...lines, { rule: 'TB-5.4', kind: 'chicago', seat, amount, values: { round, sum } }];
  });
}
