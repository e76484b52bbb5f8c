import { shareOf } from '../estimate.ts';
import { name, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import { allTogether, type Results } from '../results.ts';
import { actingClauses } from '../clauses.ts';
import { lowest } from './extremes.ts';

/** Which rules ever matter? All tables together. */
export function clauseFigures(results: Results): readonly Figure[] {
  const { sample } = allTogether(results);
  const points = actingClauses(results.game.id).map((clause): Point => {
    const count = sample.acted[clause] ?? 0;
    return { item: clause, games: sample.games, count, estimate: shareOf(count, sample.games) };
  });
  return [
    {
      id: 'clauses',
      study: 'clauses',
      kind: 'dots',
      unit: 'share',
      seats: undefined,
      table: undefined,
      shows: 'clause',
      itemNames: undefined,
      points,
      finding: findingOf(points, sample.games),
    },
  ];
}

function findingOf(points: readonly Point[], games: number): Finding {
  const never = points.filter(({ count }) => count === 0).map(({ item }) => item);
  const rarest = lowest(points.filter(({ count }) => count > 0));
  const values = {
    games: plain(games),
    number: plain(never.length),
    never: name(never.join(', ')),
    clause: name(rarest.item),
    share: share(rarest.estimate.value),
  };
  return { key: never.length > 0 ? 'lab.clauses.never' : 'lab.clauses.all', values };
}
