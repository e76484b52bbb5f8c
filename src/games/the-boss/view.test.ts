import { expect, test } from 'vitest';
import { viewers, type Viewer } from '../../engine/seats.ts';
import { viewOf } from '../../engine/view.ts';
import { cardsOf } from './box.ts';
import { theBoss } from './rules/index.ts';
import { lapsOf } from './rules/past.ts';
import type { State } from './rules/state.ts';
import { cardOf, named, namesOf, nothing, put, show } from './testing/names.ts';
import { after, atLap, passes, settled, until } from './testing/play.ts';
import { handNames, table } from './testing/table.ts';
import { unseenIn } from './view.ts';

const everybody = viewers(4);
const seen = (state: State, viewer: Viewer) => viewOf(theBoss, state, viewer);

const middle = after(
  table({
    round: 3,
    first: 1,
    police: ['police-gold', 'police-silver'],
    gains: [
      [1, 0, 4, 2],
      [0, 3, 0, 0],
    ],
    away: [{ seat: 2, place: 'prison', back: 5 }],
    killed: [0, 1],
    amateurs: [3, 3, 1, 0],
    banished: { 3: 'cincinnati' },
    hands: [['new-york-1'], ['new-york-0', 'detroit-1'], ['detroit-revolver']],
  }),
  put('boston', 2, 1),
  show('detroit-1'),
  nothing,
  show('detroit-revolver'),
  put('memphis', 1),
);

test.each(everybody)('[TB-7.1] the table is public, also to %s', (viewer) => {
  const view = seen(middle, viewer);
  expect(view).toMatchObject({ viewer, seats: 4, round: 3, lap: 1, turn: 2, step: 'reveal', active: 3, first: 1 });
  expect([view.cities, view.left, view.over]).toEqual([[0, 1, 2, 3, 4, 5, 6], 3, false]);
  expect(view.leaders).toEqual([null, 1, null, null, null, 3, null, null]);
  expect(view.players.map(({ pros }) => pros)).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 0, 6],
    [0, 2, 0, 0, 0, 0, 0, 0, 3],
    [0, 0, 0, 0, 0, 0, 0, 0, 5],
    [0, 0, 0, 0, 0, 1, 0, 0, 5],
  ]);
  expect(view.players.map(({ amateurs }) => [amateurs[1], amateurs[8]])).toEqual([
    [0, 3],
    [1, 2],
    [0, 1],
    [0, 0],
  ]);
});

test.each(everybody)('[TB-7.1] prison, banishment, badges, money and gains are public, also to %s', (viewer) => {
  const view = seen(middle, viewer);
  expect(view.players.map(({ away }) => away)).toEqual([[], [], [{ seat: 2, place: 'prison', back: 5 }], []]);
  expect(view.players.map(({ banishedFrom }) => banishedFrom)).toEqual([null, null, null, 4]);
  expect(view.police).toMatchObject({ silver: 1, gold: 1, lastRound: false });
  expect(namesOf(view.police.shown)).toEqual(['police-gold', 'police-silver']);
  expect(view.players.map(({ money }) => money)).toEqual([1, 3, 4, 2]);
  expect(view.players.map(({ gains }) => gains)).toEqual([
    [1, 0],
    [0, 3],
    [4, 0],
    [2, 0],
  ]);
});

test.each(everybody)(
  '[TB-7.1] revealed cards are public in their order, and so are all turns, also to %s',
  (viewer) => {
    const view = seen(middle, viewer);
    expect(view.revealed.map(namesOf)).toEqual([[], [], ['detroit-1', 'detroit-revolver'], [], [], [], []]);
    expect(lapsOf(view, 4)).toEqual([
      [
        { seat: 1, placed: put('boston', 2, 1), card: cardOf('detroit-1') },
        { seat: 2, placed: nothing, card: cardOf('detroit-revolver') },
        { seat: 3, placed: put('memphis', 1), card: null },
      ],
    ]);
  },
);

test.each(everybody)('[TB-7.1] the city of every card in every hand is public, also to %s', (viewer) => {
  const backs = middle.hands.map((hand) => hand.map((card) => cardsOf.findIndex((cards) => cards.includes(card))));
  expect(seen(middle, viewer).players.map(({ hand }) => hand.cities)).toEqual(backs);
});

test('[TB-7.1] whose turn was whose is remembered, in the last lap, too, and of earlier rounds', () => {
  const start = after(table({ seats: 2, first: 1 }), put('boston', 1));
  const played = atLap(start, 5);
  expect(lapsOf(seen(passes(played, 1), 0), 2).map((lap) => lap.map(({ seat }) => seat))).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [0],
  ]);
  const { past } = seen(settled(played).state, 0);
  const laps = past.map((round) => lapsOf(round, 2).map((lap) => lap.map(({ seat, placed }) => [seat, placed.kind])));
  expect([laps[0]?.[0], laps[0]?.[4]]).toEqual([
    [
      [1, 'place'],
      [0, 'pass'],
    ],
    [
      [0, 'pass'],
      [1, 'pass'],
    ],
  ]);
});

test('[TB-7.1] hidden cards of rounds that are over, and who took them, are remembered', () => {
  const start = table({ hidden: ['detroit-4'] });
  const { past } = seen(settled(after(start, put('detroit', 1))).state, 'spectator');
  expect(named({ card: past[0]?.hidden[2] })).toEqual({ card: 'detroit-4' });
  expect([past[0]?.takers, past[0]?.gains]).toEqual([
    [null, null, 0, null, null, null, null],
    [4, 0, 0, 0],
  ]);
});

test('[TB-7.2] the faces of a hand are seen by its owner alone', () => {
  for (const viewer of everybody) {
    const { hand, players } = seen(middle, viewer);
    expect(namesOf(hand)).toEqual(viewer === 'spectator' ? [] : handNames(middle, viewer));
    expect(players.map(({ hand: { cards } }) => cards)).toEqual([null, null, null, null]);
  }
});

test.each(everybody)('[TB-7.2] hidden cards and the order of the police are unknown, also to %s', (viewer) => {
  const view = seen(middle, viewer);
  expect(view.hidden).toEqual([null, null, null, null, null, null, null]);
  expect(view.police.rest).toBeNull();
  const other = { ...middle, police: [...middle.police.slice(0, 2), ...middle.police.slice(2).toReversed()] };
  expect(seen(other, viewer)).toEqual(view);
});

test('[TB-7.2] hidden cards are shown to all when the round is settled', () => {
  const { heard } = settled(table({ hidden: ['boston-prison'] }));
  for (const viewer of everybody) {
    expect(heard(viewer)).toContainEqual(expect.objectContaining({ kind: 'took', card: 'boston-prison' }));
  }
});

test('[TB-7.3] a viewer is shown which cards of a city are still unseen', () => {
  const start = table({
    hands: [['detroit-1', 'detroit-3'], ['detroit-2'], ['detroit-4']],
    hidden: ['detroit-revolver'],
  });
  const shown = after(start, nothing, show('detroit-3'), nothing, show('detroit-2'), nothing);
  const unseen = everybody.map((viewer) => namesOf(unseenIn(seen(shown, viewer), 2)));
  expect(unseen[0]).toEqual(['detroit-4', 'detroit-revolver']);
  expect(unseen[1]).toEqual(['detroit-1', 'detroit-4', 'detroit-revolver']);
  expect(unseen[4]).toEqual(['detroit-1', 'detroit-4', 'detroit-revolver']);
});

test('[TB-7.3] what does not lie open is public, whoever holds it', () => {
  const start = table({ seats: 2, hands: [['detroit-1'], ['detroit-2']], hidden: ['detroit-revolver'] });
  const { unrevealed } = theBoss.publicView(after(start, nothing, show('detroit-1')));
  expect(namesOf(unrevealed[2] ?? [])).toEqual(['detroit-2', 'detroit-3', 'detroit-4', 'detroit-revolver']);
});

test('[TB-7.3] of a city that is not in play nothing is unseen', () => {
  const view = seen(table({ seats: 2 }), 0);
  expect(view.revealed.map((_, city) => unseenIn(view, city).length > 0)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
});

test.each(everybody)('[TB-7.3] after the game everything is open, also to %s', (viewer) => {
  const { state } = until(table({ hidden: ['boston-prison'] }), ({ over }) => over);
  const view = seen(state, viewer);
  expect(view.over).toBe(true);
  expect(view.hidden).toEqual(state.hidden);
  expect([...view.police.shown, ...(view.police.rest ?? [])]).toEqual(state.police);
  expect(view.players.map(({ hand }) => hand.cards)).toEqual([[], [], [], []]);
  expect(view.unrevealed.flat()).toEqual([]);
  expect(view.hand).toEqual([]);
});
