import type { EveningInView, StandingInView } from '../protocol/scene.ts';
import type { Person } from './person.ts';
import type { Standing, Tally } from './evening.ts';
import { seatOf, type TableState } from './state.ts';

/**
 * The evening as everybody may see it, with names in place of owners. Null before the first game has ended. The lines
 * stay in their order, so that a game changes few of them; pages put the best first.
 */
export function eveningInView(table: TableState, people: ReadonlyMap<string, Person>): EveningInView | null {
  const { standings, played } = table.evening;
  if (played.length === 0) return null;
  const known = standings.filter(({ owner }) => owner === null || people.has(owner));
  const placeOf = (winner: Standing['owner']) => known.findIndex(({ owner }) => owner === winner);
  return {
    standings: known.map((standing) => standingInView(table, people, standing)),
    played: played.map(({ began, game, winners }) => ({
      began,
      game,
      winners: winners.map(placeOf).filter((place) => place >= 0),
    })),
  };
}

function standingInView(table: TableState, people: ReadonlyMap<string, Person>, standing: Standing): StandingInView {
  const { owner, tallies } = standing;
  const person = owner === null ? undefined : people.get(owner);
  return {
    name: person?.name ?? '',
    figure: person?.figure ?? null,
    seat: owner === null ? null : seatOf(table, owner),
    games: sum(tallies, 'games'),
    wins: sum(tallies, 'wins'),
    shared: sum(tallies, 'shared'),
    byGame: tallies,
  };
}

const sum = (tallies: readonly Tally[], what: 'games' | 'wins' | 'shared'): number =>
  tallies.reduce((total, tally) => total + tally[what], 0);
