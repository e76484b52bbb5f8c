import type { Remark } from '../../replay/after.ts';
import type { Scene } from '../../protocol/scene.ts';
import { sayIfKnown, sayList } from '../../words/index.ts';
import { pages } from '../../games/pages.ts';
import type { Things } from '../table/parts.ts';

/** What turning a remark into a sentence needs. */
export interface Teller {
  readonly game: string;
  readonly nameAt: (seat: number) => string;
  readonly amount: (value: number) => string;
  /** How an amount is written where there is little room. */
  readonly short: (value: number) => string;
  readonly things: Things;
}

/** Loads what telling the story of a game needs. */
export async function tellerOf(game: string): Promise<(scene: Scene) => Teller> {
  const [count, things] = await Promise.all([pages[game]?.count(), pages[game]?.things()]);
  return (scene) => {
    const { amount = String, short = String } = count?.countWords(scene) ?? {};
    const nameAt = (seat: number) => scene.table.seats[seat]?.name ?? '';
    return { game, nameAt, amount, short, things: things?.things ?? (() => ({})) };
  };
}

/** A great moment or a title in one sentence. Everybody is called by name, because it is read aloud and shown to others. */
export function tellRemark(kind: 'great' | 'title', remark: Remark, { game, ...by }: Teller): string {
  const names = Object.fromEntries(
    Object.entries(remark.people).map(([part, seats]) => [part, sayList(seats.map(by.nameAt))]),
  );
  const { amount = remark.values['count'] ?? 0 } = remark.values;
  const people = remark.people['names']?.length ?? 0;
  const values = {
    count: people,
    people,
    total: amount,
    ...remark.values,
    ...by.things(remark.values),
    amount: by.amount(amount),
    ...('margin' in remark.values && { margin: by.amount(remark.values['margin'] ?? 0) }),
    ...names,
  };
  const own = kind === 'great' ? `${game}.great.${remark.kind}` : `${game}.title.${remark.kind}`;
  return sayIfKnown(own, values) ?? sayIfKnown(`after.great.${remark.kind}`, values) ?? '';
}
