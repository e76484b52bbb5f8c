import { botsFor } from '../../games/bots.ts';
import { fit } from '../tune/fit.ts';
import type { Played } from './played.ts';
import type { Request } from './request.ts';

/** Points per natural logarithm of the odds, so that 400 points are odds of ten to one, as in chess. */
const points = 400 / Math.LN10;

/** The ratings of the levels: a level with 400 points more wins ten times as often. The regular has 1500. */
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
