import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { viewers, type Viewer } from '../../../../engine/seats.ts';
import { diceFor, randomEntry } from '../../../../engine/testing/random-game.ts';
import { enter, heardBy, listen } from '../../../../engine/unfold.ts';
import { viewOf } from '../../../../engine/view.ts';
import * as box from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import { thieves } from '../../rules/index.ts';
import type { ThievesOptions } from '../../options.ts';
import { lootSeen, type ThievesView } from '../../view.ts';
import { discarded, laid, lifted, received, stolen } from './changes.ts';

const actions: Readonly<Partial<Record<ThievesEvent['kind'], box.Card>>> = {
  roadblock: box.roadblock,
  alarm: box.alarm,
  thief: box.thief,
  'idle-thief': box.thief,
  'double-loot': box.doubleLoot,
};

/** The screen after an event was told completely. */
function after(view: ThievesView, event: ThievesEvent): ThievesView {
  const action = actions[event.kind];
  const before = action !== undefined && 'seat' in event ? discarded(view, event.seat, action) : view;
  const card = event.kind === 'thief' ? stolen(before, event) : undefined;
  const there = laid(lifted(before, event), event);
  return event.kind === 'thief' && card ? received(there, event, card) : there;
}

/** What is drawn of a view, without the faces of loot. */
const drawn = ({ active, deck, middle, getaways, discards, hands, waiting, loot, ...view }: ThievesView) => ({
  active,
  deck,
  middle,
  getaways,
  discards,
  hands: hands.map(({ size }) => size),
  hand: view.hand,
  waiting: waiting.size,
  waitingCards: view.waitingCards,
  loot: loot.map((row) => row.map(({ faceUp }) => faceUp)),
});

const facesOfLoot = (view: ThievesView) => view.loot.map((_, seat) => lootSeen(view, seat).map(({ card }) => card));

function watch(index: number, seats: number, options: ThievesOptions): void {
  const trial = { game: thieves, seats, options, series: 77, index };
  const state = thieves.setup(seats, options, chanceInSeries(77, index));
  const dice = diceFor(trial);
  while (!thieves.result(state)) {
    const before = viewers(seats).map((viewer): [Viewer, ThievesView] => [viewer, viewOf(thieves, state, viewer)]);
    const { told, tell } = listen();
    enter(thieves, state, randomEntry(trial, state, dice), tell);
    if (thieves.result(state)) return;
    for (const [viewer, view] of before) {
      const heard = told.map((one) => heardBy(one, viewer)) as ThievesEvent[];
      const [shown, next] = [heard.reduce(after, view), viewOf(thieves, state, viewer)];
      expect(drawn(shown)).toEqual(drawn(next));
      // A raid turns all loot over, which the view does not show.
      if (!heard.some(({ kind }) => kind === 'raid')) expect(facesOfLoot(shown)).toEqual(facesOfLoot(next));
    }
  }
}

test('what the events show ends where the next view begins, for everybody who watches', () => {
  for (let index = 0; index < 20; index++) watch(index, 3 + (index % 4), { reshuffleDiscards: index % 2 === 0 });
});
