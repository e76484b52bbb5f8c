import { describe, expect, test } from 'vitest';
import type { Tell } from '../../../engine/game.ts';
import { clockwise, everyone, type Seat, type SeatSet } from '../../../engine/seats.ts';
import { audit, compareWorlds, type Counts } from '../../../engine/testing/secrecy.ts';
import { scaled } from '../../../testing/scale.ts';
import type { ThievesEvent } from '../events.ts';
import { thieves } from './index.ts';
import type { State } from './state.ts';
import { secrecyModel } from '../testing/secrecy-model.ts';
import type { ThievesPrivate, ThievesPublic } from '../view.ts';

type Thieves = typeof thieves;

const trial = (game: Thieves, index: number) => ({
  game,
  seats: 3 + (index % 4),
  options: { reshuffleDiscards: index % 8 > 3 },
  series: 6,
  index,
});

function auditMany(game: Thieves, games: number): void {
  for (let index = 0; index < games; index++) audit<State>(trial(game, index), secrecyModel);
}

function compareMany(game: Thieves, pairs: number): Counts {
  const counts: Counts = {};
  for (let index = 0, counted = 0; counted < pairs; index++) {
    counted += compareWorlds<State>(trial(game, index), secrecyModel, { pairs: 10, counts });
  }
  return counts;
}

test('[TH-6.2] audit: nobody is shown a card that they have not learned', () => {
  auditMany(thieves, scaled({ quick: 100, normal: 600, long: 20_000 }));
});

test('[TH-6.2] two worlds: what one may not know changes no byte that one gets', () => {
  const pairs = scaled({ quick: 500, normal: 5000, long: 200_000 });
  const counts = compareMany(thieves, pairs);
  console.log(`of ${pairs} pairs of worlds, this many differed in`, counts);
  for (const thing of ['deck', 'hands', 'face-down loot', 'waiting cards']) {
    expect(counts[thing], `pairs with different ${thing}`).toBeGreaterThan(0);
  }
});

/** A public view that shows something more. */
const showingAll = (more: (state: State, view: ThievesPublic) => object): Thieves => ({
  ...thieves,
  publicView(state) {
    const view = thieves.publicView(state);
    return { ...view, ...more(state, view) };
  },
});

/** A private view that shows something more to its seat. */
const showingSeats = (more: (state: State, seat: Seat) => object): Thieves => ({
  ...thieves,
  privateView: (state, seat) => ({ ...thieves.privateView(state, seat), ...more(state, seat) }),
});

/** A game in which everybody hears one kind of event in full. */
function telling(kind: ThievesEvent['kind']): Thieves {
  const aloud = (tell: Tell<ThievesEvent>): Tell<ThievesEvent> => {
    return (event: ThievesEvent, to: SeatSet = everyone, others: ThievesEvent = event) =>
      event.kind === kind ? tell(event) : tell(event, to, others);
  };
  return {
    ...thieves,
    setup: (seats, options, chance, tell) => thieves.setup(seats, options, chance, tell && aloud(tell)),
    play: (state, seat, move, tell) => thieves.play(state, seat, move, tell && aloud(tell)),
  };
}

/** All loot, as if the viewer had owned it. */
const everyLoot = ({ loot }: State): ThievesPrivate['knownLoot'] => loot.map((row) => row.map(({ card }) => card));

/** Leaks that the audit must find: a face where it may not be. */
const plainLeaks: readonly { readonly leak: string; readonly game: Thieves }[] = [
  {
    leak: '[TH-6.2] all hands, to everybody',
    game: showingAll((state, view) => ({
      hands: view.hands.map((row, seat) => ({ ...row, cards: state.hands[seat] ?? [] })),
    })),
  },
  {
    leak: '[TH-6.2] the hand of the left neighbour, to one seat',
    game: showingSeats((state, seat) => ({ hand: state.hands[clockwise(seat, state.seats)] ?? [] })),
  },
  { leak: '[TH-6.2] the deck, to everybody', game: showingAll((state) => ({ deckCards: state.deck })) },
  {
    leak: '[TH-6.2] the next card, in a public field of its own',
    game: showingAll((state) => ({ next: state.deck.at(-1) })),
  },
  {
    leak: '[TH-6.2] the next card, in a private field of its own',
    game: showingSeats((state) => ({ next: state.deck.at(-1) })),
  },
  {
    leak: '[TH-6.2] the cards that wait after a Double loot, to everybody',
    game: showingAll((state, view) => ({ waiting: { ...view.waiting, cards: state.waiting } })),
  },
  {
    leak: '[TH-6.2] the cards that wait after a Double loot, to other seats',
    game: showingSeats((state) => ({ waitingCards: state.waiting })),
  },
  { leak: '[TH-6.3] face-down loot, to everybody', game: showingAll((state) => ({ loot: state.loot })) },
  {
    leak: '[TH-6.3] face-down loot, to seats that never owned it',
    game: showingSeats((state) => ({ knownLoot: everyLoot(state) })),
  },
  { leak: '[TH-6.2] what is laid face down, as it is laid', game: telling('stashed') },
  { leak: '[TH-6.2] what is drawn', game: telling('drew') },
  { leak: '[TH-6.2] what is dealt', game: telling('dealt') },
  { leak: '[TH-6.2] the order of a shuffle', game: telling('shuffled') },
  { leak: '[TH-3.5] what a Thief moves', game: telling('thief') },
  {
    leak: '[TH-6.4] everything, one getaway car too early',
    game: {
      ...thieves,
      publicView: (state) =>
        thieves.publicView(state.getaways === 6 ? { ...thieves.clone(state), getaways: 7 } : state),
    },
  },
];

/** Leaks without a face, which only the comparison of two worlds can find. */
const subtleLeaks: readonly { readonly leak: string; readonly game: Thieves }[] = [
  {
    leak: '[TH-6.1] limits on a hand that come from the hand',
    game: showingAll((state, view) => ({
      hands: view.hands.map((row, seat) => ({
        ...row,
        atMost: { 10: state.hands[seat]?.filter((card) => card === 10).length ?? 0 },
      })),
    })),
  },
  {
    leak: '[TH-6.2] the size of a message that depends on the deck',
    game: showingAll((state, view) => ({ deck: view.deck + (state.deck.at(-1) === 12 ? 0.5 : 0) })),
  },
  {
    leak: '[TH-6.4] the number of a question that depends on the deck',
    game: {
      ...thieves,
      decision: (state, seat) =>
        thieves.decision(state, seat) && thieves.decision(state, seat) + (state.deck.at(-1) ?? 0),
    },
  },
  {
    leak: '[TH-6.2] a refusal that says who has the card',
    game: {
      ...thieves,
      refusal(state, seat, move) {
        const refusal = thieves.refusal(state, seat, move);
        const holder = state.hands.findIndex((hand) => hand.includes(move.card));
        return refusal && { ...refusal, values: { ...refusal.values, holder } };
      },
    },
  },
  {
    leak: '[TH-6.3] the order of legal moves that depends on face-down loot',
    game: {
      ...thieves,
      legalMoves(state, seat) {
        const moves = thieves.legalMoves(state, seat);
        return state.loot.flat().some((loot) => !loot.faceUp && loot.card === 1) ? moves.toReversed() : moves;
      },
    },
  },
];

describe('planted leaks turn the audit red:', () => {
  test.each(plainLeaks)('$leak', ({ game }) => {
    expect(() => auditMany(game, 200)).toThrow('may not know');
  });
});

describe('planted leaks turn the two worlds red:', () => {
  const leaks = [...plainLeaks.filter(({ leak }) => !leak.startsWith('[TH-6.4]')), ...subtleLeaks];
  test.each(leaks)('$leak', ({ game }) => {
    expect(() => compareMany(game, 1000)).toThrow('can tell two worlds apart');
  });
});
