import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { viewers, type Viewer } from '../../../../engine/seats.ts';
import { diceFor, randomEntry } from '../../../../engine/testing/random-game.ts';
import { enter, heardBy, listen } from '../../../../engine/unfold.ts';
import { viewOf } from '../../../../engine/view.ts';
import { bang } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { CashOptions } from '../../options.ts';
import { table } from '../../testing/table.ts';
import { aimOf, bulletOf, type CashView } from '../../view.ts';
import { after } from './changes.ts';

/** What is drawn of a view while events are told. Dead players are drawn without their loot. */
const drawn = (view: CashView) => ({
  round: view.round,
  godfather: view.godfather,
  living: view.living,
  wounds: view.wounds,
  table: view.table,
  loot: view.living.map((seat) => view.loot[seat]),
  pile: [view.pile.open, view.pile.closed],
  standing: view.now.standing,
  lying: view.now.lying,
  late: view.now.late,
  aims: view.now.aims.map((_, seat) => aimOf(view, seat)),
  nextGodfather: view.now.nextGodfather,
});

function watch(index: number, seats: number, options: CashOptions): void {
  const trial = { game: cashNGuns, seats, options, series: 78, index };
  const state = cashNGuns.setup(seats, options, chanceInSeries(78, index));
  const dice = diceFor(trial);
  while (!cashNGuns.result(state)) {
    const before = viewers(seats).map((viewer): [Viewer, CashView] => [viewer, viewOf(cashNGuns, state, viewer)]);
    const { told, tell } = listen();
    enter(cashNGuns, state, randomEntry(trial, state, dice), tell);
    if (cashNGuns.result(state)) return;
    for (const [viewer, view] of before) {
      const heard = told.map((one) => heardBy(one, viewer)) as CashEvent[];
      expect(drawn(heard.reduce(after, view))).toEqual(drawn(viewOf(cashNGuns, state, viewer)));
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

test('[CG-2.3] one sees the bullet that one has chosen, the others see that something was chosen', () => {
  const loaded = { kind: 'loaded', rule: 'CG-2.3', seat: 1 } as const;
  const own = after(viewOf(cashNGuns, table(), 1), { ...loaded, bullet: bang });
  const other = after(viewOf(cashNGuns, table(), 0), loaded);
  expect([own, other].map((view) => bulletOf(view, view.round, 1))).toEqual([bang, null]);
});
