import type { CashView } from '../../view.ts';
import type { Scene } from '../../../../protocol/scene.ts';
import { say, sayIfKnown } from '../../../../words/index.ts';
import type { CountWords } from '../../../../web/table/ending/parts.ts';
import { faceOf } from '../play/faces.ts';
import { money } from '../play/worth.ts';

/** The words of the final count. Amounts are in thousands of dollars. */
export function countWords({ game }: Scene): CountWords {
  const view = game?.view as CashView | undefined;
  const isOut = (seat: number) => view?.living.includes(seat) === false;
  return {
    parts: [
      { id: 'bills', name: say('ending.part.bills') },
      { id: 'diamonds', name: say('ending.part.diamonds') },
      { id: 'paintings', name: say('ending.part.paintings') },
      { id: 'most-diamonds', name: say('ending.part.bonus') },
    ],
    partOf: ({ kind }) => kind,
    describe: ({ kind, values }) =>
      sayIfKnown(`cash-n-guns.score.${kind}`, { ...values, share: faceOf(Number(values['share'] ?? 0)).name }) ?? kind,
    amount: money,
    short: String,
    unit: say('ending.thousands'),
    ...(view?.options.powers === false && { note: say('guide.no-powers.after') }),
    nothing: (seat) => say(isOut(seat) ? 'cash-n-guns.score.dead' : 'pieces.nothing'),
    isOut,
  };
}
