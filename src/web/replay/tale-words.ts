import type { Remark } from '../../replay/after.ts';
import { sayIfKnown, sayList } from '../../words/index.ts';
import type { Things } from '../games/index.ts';

/** What turning a remark into a sentence needs. */
export interface Telling {
  readonly game: string;
  readonly nameAt: (seat: number) => string;
  readonly amount: (value: number) => string;
  readonly things: Things;
}

/**
 * A great moment or a title in one sentence. Everybody is called by name, because it is read aloud and shown to others.
 */
export function tellRemark(kind: 'great' | 'title', remark: Remark, { game, ...by }: Telling): string {
  const names = Object.fromEntries(
    Object.entries(remark.people).map(([part, seats]) => [part, sayList(seats.map(by.nameAt))]),
  );
  const { amount = remark.values['count'] ?? 0 } = remark.values;
  const values = {
    count: remark.people['names']?.length ?? 0,
    ...remark.values,
    ...by.things(remark.values),
    amount: by.amount(amount),
    ...names,
  };
  const own = kind === 'great' ? `${game}.great.${remark.kind}` : `${game}.title.${remark.kind}`;
  return sayIfKnown(own, values) ?? sayIfKnown(`after.great.${remark.kind}`, values) ?? '';
}
