import { horseshoe, ring } from '../../box.ts';
import { say } from '../../../../words/index.ts';
import type { CountWords } from '../../../../web/table/ending/parts.ts';
import { faceOf } from '../play/faces.ts';

const lucky: ReadonlySet<unknown> = new Set([ring, horseshoe]);

/** The words of the final count. */
export const countWords = (): CountWords => ({
  parts: [
    { id: 'bags', name: say('ending.part.bags') },
    { id: 'ring', name: say('ending.part.ring') },
  ],
  partOf: ({ values: { card } }) => (lucky.has(card) ? 'ring' : 'bags'),
  describe: ({ values: { card, count = 0, each = 0 } }) =>
    say('thieves.score.money', { card: faceOf(Number(card)).name, count, each }),
  amount: String,
  short: String,
  nothing: () => say('pieces.nothing'),
  isOut: () => false,
});
