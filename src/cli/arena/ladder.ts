import { botsFor } from '../../bots/index.ts';
import { fit } from '../../bots/search/fit.ts';
import type { Played } from './played.ts';
import type { Request } from './request.ts';

/** A tenth of the odds for every so many points, as in chess. */
const points = 400 / Math.LN10;

/** The levels with a rating each: whoever has 400 points more wins ten times as often. Regular has 1500. */
export function ladder({ game }: Request, games: readonly Played[]): string {
  const names = botsFor(game.id).map(({ name }) => name);
  const samples = games
    .filter(({ won }) => won.some((share) => share > 0))
    .map(({ bots, won }) => ({ features: bots.map((bot) => names.map((name) => (name === bot ? 1 : 0))), won }));
  const { weights } = fit(samples);
  const usual = weights[names.indexOf('regular')] ?? 0;
  return names
    .map((name, index) => ({ name, rating: 1500 + points * ((weights[index] ?? 0) - usual) }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ name, rating }) => `${name.padEnd(12)}${rating.toFixed(0).padStart(6)}`)
    .join('\n');
}
