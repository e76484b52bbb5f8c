import type { ScoreLine } from '../../../../engine/game.ts';
import { say } from '../../../../words/index.ts';
import type { CountWords } from '../../../../web/table/ending/parts.ts';
import { cityName } from '../play/faces.ts';

function describe({ kind, values: { round = 0, city = 0, sum = 0, count = 0 } }: ScoreLine): string {
  if (kind === 'city') return say('the-boss.score.city', { round, city: cityName(Number(city)) });
  if (kind === 'chicago') return say('the-boss.score.chicago', { round, sum });
  return kind === 'last-round'
    ? say('the-boss.score.last-round', { count })
    : say('the-boss.score.gangsters', { count });
}

const money = (amount: number): string => say('the-boss.money', { amount });

/** The words of the final count. */
export const countWords = (): CountWords => ({
  parts: [
    { id: 'city', name: say('ending.part.cities') },
    { id: 'chicago', name: say('ending.part.chicago') },
  ],
  partOf: ({ kind }) => kind,
  describe,
  amount: money,
  short: money,
  nothing: () => say('pieces.nothing'),
  isOut: () => false,
});
