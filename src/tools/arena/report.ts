import { wilsonInterval } from '../../cli/series/interval.ts';
import { grouped } from '../../cli/simulate/report.ts';
import type { Played } from './played.ts';
import type { Request } from './request.ts';

/** The results as plain data; `wins` has an entry for each player, in the order of --bots. */
export interface Findings {
  readonly game: string;
  readonly seats: number;
  readonly options: Request['options'];
  readonly seed: number;
  readonly games: number;
  readonly wins: readonly Wins[];
}

interface Wins {
  readonly bot: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Milliseconds of processor time per decision with more than one move. */
  readonly milliseconds: number;
}

export function findings(
  { game, seats, options, seed, bots, pool, ladder }: Request,
  games: readonly Played[],
): Findings {
  const sum = (of: (played: Played) => number | undefined) => games.reduce((total, each) => total + (of(each) ?? 0), 0);
  const wins = Array.from({ length: seats }, (_, place) => {
    const won = sum((each) => each.won[place]);
    const [low, high] = games.length === 0 ? [0, 1] : wilsonInterval(won, games.length);
    const decisions = Math.max(
      1,
      sum((each) => each.decisions[place]),
    );
    return {
      bot: bots[place] ?? (pool ? 'pool' : ladder ? 'any' : ''),
      share: games.length === 0 ? 0 : won / games.length,
      low,
      high,
      milliseconds: sum((each) => each.milliseconds[place]) / decisions,
    };
  });
  return { game: game.id, seats, options, seed, games: games.length, wins };
}

export function table({ game, seats, seed, games, wins }: Findings): string {
  const width = Math.max(3, ...wins.map(({ bot }) => bot.length)) + 2;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
  return [
    `${game}: ${grouped(games)} games at ${seats} seats, seed ${seed}`,
    '',
    `${'bot'.padEnd(width)}    wins   95 % interval         ms a decision`,
    ...wins.map(
      ({ bot, share, low, high, milliseconds }) =>
        `${bot.padEnd(width)}${percent(share)}  ${percent(low)} – ${percent(high)}${milliseconds.toFixed(2).padStart(14)}`,
    ),
  ].join('\n');
}
