import { idOf, name, plain, share, type Figure, type Finding, type Point } from '../figure.ts';
import { changeName, usualLike, type Found, type Results } from '../results.ts';
import { optionNames } from './option-names.ts';
import { powerPoints } from './powers.ts';

/** Which powers an option helps or harms; empty if it is played without powers. */
export function powerChange(results: Results, found: Found): readonly Figure[] {
  const { probe, game } = results;
  const { table, tally } = found;
  const before = powerPoints(usualLike(results, table), probe.powers, table.seats);
  const now = powerPoints(tally, probe.powers, table.seats);
  if (now.length === 0) return [];
  const figure: Figure = {
    id: idOf('options', changeName(table), 'powers', table.seats),
    study: 'options',
    kind: 'dots',
    unit: 'share',
    seats: table.seats,
    table,
    shows: 'power',
    itemNames: `${game.id}.power.`,
    points: [
      ...before.map((point) => ({ ...point, series: 'usual' as const })),
      ...now.map((point) => ({ ...point, series: 'compared' as const })),
    ],
    finding: findingOf(game.id, found, before, now),
  };
  return [figure];
}

function findingOf(game: string, { table, tally }: Found, before: readonly Point[], now: readonly Point[]): Finding {
  const most = widest(before, now);
  const values = { ...optionNames(game, table), seats: plain(table.seats), games: plain(tally.games) };
  if (!most) return { key: 'lab.options.power.none', values };
  return {
    key: 'lab.options.power',
    values: {
      ...values,
      power: name(`${game}.power.${most.usual.item}`),
      now: share(most.compared.estimate.value),
      usual: share(most.usual.estimate.value),
    },
  };
}

/** The power with the largest difference, among those whose difference is certain. */
function widest(before: readonly Point[], now: readonly Point[]) {
  const pairs = before.flatMap((usual) =>
    now.filter(({ item }) => item === usual.item).map((compared) => ({ usual, compared })),
  );
  type Pair = (typeof pairs)[number];
  const isApart = ({ usual, compared }: Pair) =>
    compared.estimate.sure[0] > usual.estimate.sure[1] || compared.estimate.sure[1] < usual.estimate.sure[0];
  const distance = ({ usual, compared }: Pair) => Math.abs(compared.estimate.value - usual.estimate.value);
  return pairs.filter(isApart).sort((one, other) => distance(other) - distance(one))[0];
}
