import { expect, test } from 'vitest';
import { chanceInSeries, scriptedChance } from '../../../engine/chance/index.ts';
import { parseOptions } from '../../../engine/legality.ts';
import { viewers } from '../../../engine/seats.ts';
import { viewOf } from '../../../engine/view.ts';
import { copies, powerNames } from '../box.ts';
import { cashNGuns } from './index.ts';
import type { CashOptions } from '../options.ts';
import { listen, only, playUntil } from '../testing/playing.ts';
import { table } from '../testing/table.ts';

const plain: CashOptions = {
  rulebook: 'english',
  powers: false,
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 0,
};
const box = copies.flatMap((count, share) => Array<number>(count).fill(share));

test('[CG-1.1] the loot is shuffled into eight piles of eight, one for each round', () => {
  const order = box.toReversed();
  const state = cashNGuns.setup(4, plain, scriptedChance([order]));
  expect(state.piles).toEqual(order);
  const { told } = playUntil(state, 'end', { courage: 'ssss' });
  expect(only(told, 'round')[0]?.['cards']).toEqual(
    cashNGuns.codes['cards'] && order.slice(8, 16).map((share) => cashNGuns.codes['cards']?.[share]),
  );
});

test('[CG-1.2] the host may name the first Godfather', () => {
  for (const seat of [0, 3]) {
    expect(cashNGuns.setup(4, { ...plain, firstGodfather: seat }, scriptedChance([box])).godfather).toBe(seat);
  }
});

test('[CG-1.2] otherwise the first Godfather is drawn', () => {
  const { told, tell } = listen(6);
  const state = cashNGuns.setup(6, { ...plain, firstGodfather: 'drawn' }, scriptedChance([box, 4]), tell);
  expect(state.godfather).toBe(4);
  expect(only(told, 'godfather')).toEqual([{ kind: 'godfather', rule: 'CG-1.2', seat: 4, drawn: 4 }]);
});

test('[CG-1.2] the first Godfather must sit at the table', () => {
  expect(parseOptions(cashNGuns, 5, { firstGodfather: 5 })).toEqual({
    refusal: { rule: 'CG-1.2', values: { reason: 'no-such-seat', seat: 5 } },
  });
  expect(parseOptions(cashNGuns, 6, { firstGodfather: 5 })).toHaveProperty('options.firstGodfather', 5);
});

test('[CG-1.3] each player is dealt one power, face up, all different', () => {
  const { heard, tell } = listen(8);
  const state = cashNGuns.setup(8, { ...plain, powers: true }, chanceInSeries(3, 1), tell);
  expect(new Set(state.powers).size).toBe(8);
  for (const viewer of viewers(8)) {
    expect(only(heard(viewer), 'power').map(({ seat, power }) => [seat, power])).toEqual(
      state.powers.map((power, seat) => [seat, powerNames[power]]),
    );
    expect(viewOf(cashNGuns, state, viewer).powers).toEqual(state.powers);
  }
});

test('[CG-1.3] without the option there are no powers', () => {
  expect(cashNGuns.setup(4, plain, scriptedChance([box])).powers).toEqual([-1, -1, -1, -1]);
});

test('[CG-1.3] every power is dealt to every seat now and then', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 400; game++) {
    cashNGuns
      .setup(4, { ...plain, powers: true }, chanceInSeries(4, game))
      .powers.forEach((power, seat) => seen.add(`${seat} ${power}`));
  }
  expect(seen.size).toBe(4 * powerNames.length);
});

test('[CG-1.4] the dead are skipped: they are not asked, not aimed at, and take no share', () => {
  const state = table({ seats: 5, dead: [1, 3], table: ['bill-5', 'bill-10', 'bill-20'] });
  expect(cashNGuns.toAct(state)).toEqual([0, 2, 4]);
  const aiming = playUntil(state, 'aim').state;
  expect(cashNGuns.legalMoves(aiming, 0)).toEqual([
    { kind: 'aim', at: 2 },
    { kind: 'aim', at: 4 },
  ]);
  const { told } = playUntil(state, 'end');
  expect(only(told, 'took').map(({ seat }) => seat)).toEqual([0, 2, 4, 0]);
});
