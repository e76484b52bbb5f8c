import { collectionValue, diamondBonus, painting, typeCalled, typeOf, valueOf, type Share } from '../../box.ts';
import type { CashView } from '../../view.ts';
import { say } from '../../../../words/index.ts';
import { traitsAt } from './powers.ts';

/** What a loot is worth so far, in thousands of dollars, by kind as in the final count. [CG-3.1, CG-3.2] */
export interface Worth {
  readonly bills: number;
  readonly diamonds: { readonly count: number; readonly value: number };
  readonly paintings: { readonly count: number; readonly value: number; readonly next: number | undefined };
  readonly total: number;
}

/** The worth of somebody's loot. One power counts as a painting without being loot. [CG-6] */
export function worthAt(view: CashView, seat: number): Worth {
  const loot = view.loot[seat] ?? [];
  const ofType = (type: 'bill' | 'diamond') => loot.filter((share) => typeOf[share] === typeCalled(type));
  const sum = (shares: readonly Share[]) => shares.reduce((total, share) => total + (valueOf[share] ?? 0), 0);
  const stones = ofType('diamond');
  const count = loot.filter((share) => share === painting).length + traitsAt(view, seat).extraPaintings;
  const value = collectionValue[count] ?? collectionValue.at(-1) ?? 0;
  const bills = sum(ofType('bill'));
  const diamonds = { count: stones.length, value: sum(stones) };
  const paintings = { count, value, next: collectionValue[count + 1] };
  return { bills, diamonds, paintings, total: bills + diamonds.value + value };
}

/** An amount in thousands, written out. */
export const money = (thousands: number): string => say('cash-n-guns.money', { amount: thousands * 1000 });

/** The parts of a loot in words, without empty ones. */
export function worthLines({ bills, diamonds, paintings }: Worth): readonly string[] {
  const lines: string[] = [];
  if (bills > 0) lines.push(say('cash-n-guns.place.worth.cash', { money: money(bills) }));
  if (diamonds.count > 0) {
    const { count, value } = diamonds;
    lines.push(say('cash-n-guns.place.worth.diamonds', { count, money: money(value), bonus: money(diamondBonus) }));
  }
  if (paintings.count > 0) {
    const { count, value, next } = paintings;
    lines.push(
      next === undefined
        ? say('cash-n-guns.place.worth.paintings.all', { count, money: money(value) })
        : say('cash-n-guns.place.worth.paintings', { count, money: money(value), next: money(next) }),
    );
  }
  return lines;
}
