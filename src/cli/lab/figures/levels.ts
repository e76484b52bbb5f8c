import { at } from '../../../engine/at.ts';
import { sideOf, winShareOf } from '../estimate.ts';
import { idOf, name, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import type { Found, Results } from '../results.ts';
import { winsIn } from '../tally.ts';
import { changeFigure } from './changes.ts';

/** How do bots of different levels differ? One of them among the others, and a table full of them. */
export const levelFigures = (results: Results): readonly Figure[] => {
  const [main = '', ...others] = results.study.bots;
  const tables = (company: string) => results.compared.filter(({ table }) => table.company === company);
  return [
    ...others.flatMap((bot) =>
      guestFigure(
        tables('guest').filter(({ table }) => table.bots[0] === bot),
        main,
      ),
    ),
    ...tables('others').map((found) => changeFigure(results, found, 'levels')),
  ];
};

function guestFigure(tables: readonly Found[], main: string): readonly Figure[] {
  const points = tables.map(({ table: { seats }, tally }): Point => {
    const parts = at(tally.bySeat, 0);
    const estimate = winShareOf(parts, tally.games);
    return { item: String(seats), games: tally.games, count: winsIn(parts), estimate, fair: 1 / seats };
  });
  const [first] = tables;
  const bot = first?.table.bots[0];
  if (!first || bot === undefined) return [];
  return [
    {
      id: idOf('levels', 'guest', bot),
      study: 'levels',
      kind: 'dots',
      unit: 'share',
      seats: undefined,
      table: first.table,
      shows: 'seats',
      itemNames: undefined,
      points,
      finding: findingOf(points, bot, main),
    },
  ];
}

function findingOf(points: readonly Point[], bot: string, main: string): Finding {
  const sides = points.map(({ estimate, fair = 0 }) => sideOf(estimate, fair));
  const [few, many] = [at(points, 0), at(points, points.length - 1)];
  const key = sides.every((side) => side > 0) ? 'more' : sides.every((side) => side < 0) ? 'less' : 'none';
  return {
    key: `lab.guest.${key}`,
    values: {
      bot: name(`lab.bot.${bot}`),
      main: name(`lab.bot.${main}`),
      few: plain(Number(few.item)),
      many: plain(Number(many.item)),
      first: share(few.estimate.value),
      last: share(many.estimate.value),
    },
  };
}
