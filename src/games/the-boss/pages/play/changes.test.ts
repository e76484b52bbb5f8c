import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { viewers, type Viewer } from '../../../../engine/seats.ts';
import { diceFor, randomEntry } from '../../../../engine/testing/random-game.ts';
import { enter, heardBy, listen } from '../../../../engine/unfold.ts';
import { viewOf } from '../../../../engine/view.ts';
import type { TheBossEvent } from '../../events.ts';
import { theBoss } from '../../rules/index.ts';
import type { TheBossView } from '../../view.ts';
import { after } from './changes.ts';

/** What is drawn of a view. */
const drawn = ({ round, lap, step, active, first, lastLap, left, police, players, ...view }: TheBossView) => ({
  turn: { round, lap, step, active, first, lastLap, left },
  police: { shown: police.shown, silver: police.silver, gold: police.gold, lastRound: police.lastRound },
  players: players.map(({ money, hand, pros, amateurs, away, banishedFrom }) => ({
    money,
    hand,
    pros,
    amateurs,
    away,
    banishedFrom,
  })),
  board: [view.leaders, view.revealed, view.hidden, view.unrevealed, view.hand],
});

function watch(index: number, seats: number): ReadonlySet<string> {
  const options = { cities: 'standard', firstPlayer: 'drawn' } as const;
  const trial = { game: theBoss, seats, options, series: 78, index };
  const state = theBoss.setup(seats, options, chanceInSeries(78, index));
  const dice = diceFor(trial);
  const kinds = new Set<string>();
  for (;;) {
    const before = viewers(seats).map((viewer): [Viewer, TheBossView] => [viewer, viewOf(theBoss, state, viewer)]);
    const { told, tell } = listen();
    enter(theBoss, state, randomEntry(trial, state, dice), tell);
    if (theBoss.result(state)) return kinds;
    for (const [viewer, view] of before) {
      const heard = told.map((one) => heardBy(one, viewer)) as TheBossEvent[];
      for (const { kind } of heard) kinds.add(kind);
      expect(drawn(heard.reduce(after, view))).toEqual(drawn(viewOf(theBoss, state, viewer)));
    }
  }
}

test('what the events show ends where the next view begins, for everybody who watches', () => {
  const kinds = new Set<string>();
  for (let index = 0; index < 24; index++) for (const kind of watch(index, 2 + (index % 3))) kinds.add(kind);
  const telling = ['placed', 'passed', 'revealed', 'police', 'last-round', 'took', 'money', 'killed', 'hospital'];
  expect([...kinds]).toEqual(expect.arrayContaining([...telling, 'prison', 'banished', 'chicago', 'back', 'last-lap']));
});
