import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../engine/chance/index.ts';
import { everyone, viewers, type Viewer } from '../../../engine/seats.ts';
import { diceFor, randomEntry } from '../../../engine/testing/random-game.ts';
import { enter, heardBy, type Told } from '../../../engine/unfold.ts';
import type { CashEvent } from '../../../games/cash-n-guns/events.ts';
import { cashNGuns } from '../../../games/cash-n-guns/index.ts';
import type { CashOptions } from '../../../games/cash-n-guns/options.ts';
import { powerNames } from '../../../games/cash-n-guns/powers/index.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import { powerIds } from './powers.ts';
import { after } from './retold.ts';

/** What is drawn of a view while events are told; the dead lie there without their loot. */
const drawn = ({ round, godfather, living, wounds, table, loot, pile, now }: CashView) => ({
  round,
  godfather,
  living,
  wounds,
  table,
  loot: living.map((seat) => loot[seat]),
  pile: [pile.open, pile.closed],
  standing: now.standing,
  lying: now.lying,
  late: now.late,
  aims: now.aims.map((at, seat) => (now.aimsShown.includes(seat) ? at : null)),
  nextGodfather: now.nextGodfather,
});

function watch(index: number, seats: number, options: CashOptions): void {
  const trial = { game: cashNGuns, seats, options, series: 78, index };
  const state = cashNGuns.setup(seats, options, chanceInSeries(78, index));
  const dice = diceFor(trial);
  while (!cashNGuns.result(state)) {
    const before = viewers(seats).map((viewer): [Viewer, CashView] => [viewer, cashNGuns.view(state, viewer)]);
    const told: Told[] = [];
    enter(cashNGuns, state, randomEntry(trial, state, dice), (event, to = everyone, others) => {
      told.push({ event, to, others });
    });
    if (cashNGuns.result(state)) return;
    for (const [viewer, view] of before) {
      const heard = told.flatMap((one) => heardBy(one, viewer) ?? []) as CashEvent[];
      expect(drawn(heard.reduce(after, view))).toEqual(drawn(cashNGuns.view(state, viewer)));
    }
  }
}

test('what the events show ends where the next view begins, for everybody who watches', () => {
  for (let index = 0; index < 12; index++) {
    watch(index, 4 + (index % 5), {
      rulebook: index % 2 === 0 ? 'english' : 'polish',
      powers: index % 4 !== 3,
      leftovers: index % 3 === 0 ? 'discard' : 'carry-over',
      lootOpen: false,
      firstGodfather: 'drawn',
    });
  }
});

test('the screens number the powers as the game does', () => {
  expect(powerIds).toEqual(powerNames);
});
