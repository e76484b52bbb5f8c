import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { bang } from '../../box.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { CashOptions } from '../../options.ts';
import { pokerFace } from './poker-face.ts';

const options: CashOptions = {
  powers: false,
  rulebook: 'english',
  leftovers: 'carry-over',
  lootOpen: false,
  firstGodfather: 'drawn',
};

/** What six poker faces chose in some games: true for a Bang!, and for standing with and without a gun at them. */
function choices(games: number) {
  const seen = { bangs: new Array<boolean>(), atGunpoint: new Array<boolean>(), free: new Array<boolean>() };
  for (let index = 0; index < games; index++) {
    const state = cashNGuns.setup(6, options, chanceInSeries(41, index));
    const dice = chanceInSeries(42, index);
    for (let seat = cashNGuns.toAct(state)[0]; seat !== undefined; seat = cashNGuns.toAct(state)[0]) {
      const viewer = seat;
      const moves = cashNGuns.legalMoves(state, seat);
      const move = pokerFace.chooseIn(state, seat, moves, dice);
      if (move.kind === 'load' && moves.length > 1) seen.bangs.push(move.bullet === bang);
      const { aims } = state.now;
      if (move.kind === 'stand' || move.kind === 'lie-down') {
        (aims.some((target) => target === viewer) ? seen.atGunpoint : seen.free).push(move.kind === 'stand');
      }
      cashNGuns.play(state, seat, move);
    }
  }
  return seen;
}

const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

test('a poker face loads and stands by the dice alone, and lies down only at gunpoint', () => {
  const { bangs, atGunpoint, free } = choices(40);
  expect(share(bangs)).toBeCloseTo(0.45, 1);
  expect(share(atGunpoint)).toBeCloseTo(0.55, 1);
  expect(share(free)).toBe(1);
});
