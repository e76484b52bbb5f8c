import { describe, expect, test } from 'vitest';
import type { Tell } from '../../../engine/game.ts';
import { clockwise, everyone, type Seat, type SeatSet } from '../../../engine/seats.ts';
import { audit, compareWorlds, type Counts } from '../../../engine/testing/secrecy.ts';
import { scaled } from '../../../testing/scale.ts';
import { sanctionOn } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import { theBoss } from './index.ts';
import { citySets } from '../options.ts';
import { handOf, type State } from './state.ts';
import { secrecyModel } from '../testing/secrecy-model.ts';
import type { TheBossPrivate, TheBossPublic } from '../view.ts';

type TheBoss = typeof theBoss;

/** Tables of all sizes and with all sets of cities in turn. */
const trial = (game: TheBoss, index: number) => {
  const seats = 2 + (index % 3);
  const sets = ['standard', ...citySets.filter((set) => set.seats === seats && seats < 4).map(({ name }) => name)];
  const options = { cities: sets[index % sets.length] ?? 'standard', firstPlayer: 'drawn' };
  return { game, seats, options, series: 6, index };
};

function auditMany(game: TheBoss, games: number): void {
  for (let index = 0; index < games; index++) audit<State>(trial(game, index), secrecyModel);
}

function compareMany(game: TheBoss, pairs: number): Counts {
  const counts: Counts = {};
  for (let index = 0, counted = 0; counted < pairs; index++) {
    counted += compareWorlds<State>(trial(game, index), secrecyModel, { pairs: 12, counts });
  }
  return counts;
}

test('[TB-7.2] audit: nobody is shown a card that they have not learned', () => {
  auditMany(theBoss, scaled({ quick: 15, normal: 200, long: 10_000 }));
});

test('[TB-7.2] two worlds: what one may not know changes no byte that one gets', () => {
  const pairs = scaled({ quick: 250, normal: 5000, long: 100_000 });
  const counts = compareMany(theBoss, pairs);
  console.log(`of ${pairs} pairs of worlds, this many differed in`, counts);
  for (const thing of ['hidden cards', 'hands', 'police cards']) {
    expect(counts[thing], `pairs with different ${thing}`).toBeGreaterThan(0);
  }
});

/** A public view that shows something more. */
const showing = (more: (state: State, view: TheBossPublic) => object): TheBoss => ({
  ...theBoss,
  publicView(state) {
    const view = theBoss.publicView(state);
    return { ...view, ...more(state, view) };
  },
});

/** Private views that show something more. */
const whispering = (more: (state: State, seat: Seat, view: TheBossPrivate) => object): TheBoss => ({
  ...theBoss,
  privateView(state, seat) {
    const view = theBoss.privateView(state, seat);
    return state.over ? view : { ...view, ...more(state, seat, view) };
  },
});

/** A game in which everybody hears one kind of event in full. */
function telling(kind: TheBossEvent['kind']): TheBoss {
  const toAll =
    (tell: Tell<TheBossEvent>): Tell<TheBossEvent> =>
    (event: TheBossEvent, to: SeatSet = everyone, others: TheBossEvent = event) =>
      tell(event, event.kind === kind ? everyone : to, others);
  return {
    ...theBoss,
    setup: (seats, options, chance, tell) => theBoss.setup(seats, options, chance, tell && toAll(tell)),
    play: (state, seat, move, tell) => theBoss.play(state, seat, move, tell && toAll(tell)),
  };
}

const players = (view: TheBossPublic, hand: (seat: Seat) => object) =>
  view.players.map((player, seat) => ({ ...player, hand: { ...player.hand, ...hand(seat) } }));
const openHands = (state: State, view: TheBossPublic) =>
  players(view, (seat) => ({ cards: handOf(state, seat).slice() }));
const holdsSanction = (hand: readonly number[] = []) => hand.some((card) => sanctionOn[card]);

interface Leak {
  readonly leak: string;
  readonly game: TheBoss;
}

/** Leaks that the audit must find: a face where it may not be. */
const plainLeaks: readonly Leak[] = [
  { leak: '[TB-7.2] the hands of others', game: showing((state, view) => ({ players: openHands(state, view) })) },
  {
    leak: "[TB-7.2] the left neighbour's cards, beside one's own",
    game: whispering((state, seat, { hand }) => ({ hand: [...hand, ...handOf(state, clockwise(seat, state.seats))] })),
  },
  {
    leak: "[TB-7.2] the left neighbour's hand, in the last lap of a round",
    game: whispering((state, seat) =>
      state.lap === 5 ? { hand: handOf(state, clockwise(seat, state.seats)).slice() } : {},
    ),
  },
  {
    leak: '[TB-7.2] hidden cards, to one seat alone',
    game: whispering((state, seat, { hand }) => (seat === 1 ? { hand: [...hand, state.hidden[2]] } : {})),
  },
  {
    leak: '[TB-7.2] hidden cards',
    game: showing((state) => ({ hidden: state.hidden.map((card) => (card < 0 ? null : card)) })),
  },
  {
    leak: '[TB-7.2] hidden cards, in the last lap of a round',
    game: showing((state) => (state.lap === 5 ? { hidden: state.hidden.map((card) => (card < 0 ? null : card)) } : {})),
  },
  { leak: '[TB-7.2] a hidden card, in a field of its own', game: showing((state) => ({ boston: state.hidden[1] })) },
  {
    leak: '[TB-7.2] a hidden card, in a private field of its own',
    game: whispering((state) => ({ detroit: state.hidden[2] })),
  },
  {
    leak: '[TB-7.2] the order of the police cards',
    game: showing((state, view) => ({ police: { ...view.police, rest: state.police.slice(state.shown) } })),
  },
  { leak: '[TB-7.2] what is dealt', game: telling('dealt') },
  { leak: '[TB-7.2] what is hidden', game: telling('hidden') },
  { leak: '[TB-7.2] the order of a shuffle', game: telling('shuffled') },
  { leak: '[TB-7.2] the order of the police, as they are shuffled', game: telling('police-shuffled') },
  {
    leak: '[TB-7.3] cards that do not lie open, without the hidden ones',
    game: showing((state, view) => ({
      unrevealed: view.unrevealed.map((cards, city) => cards.filter((card) => card !== state.hidden[city])),
    })),
  },
  {
    leak: '[TB-7.1] the past, with the round that goes on',
    game: showing((state, view) => {
      const last = view.past.at(-1);
      const hidden = state.cities.map((city) => state.hidden[city]);
      return last && !view.over ? { past: [...view.past, { ...last, hidden }] } : {};
    }),
  },
];

/** Leaks without a face, which only the comparison of two worlds can find. */
const subtleLeaks: readonly Leak[] = [
  {
    leak: '[TB-7.1] backs in an order that comes from the faces',
    game: showing((state, view) => ({
      players: players(view, (seat) => ({
        cities: holdsSanction(state.hands[seat])
          ? view.players[seat]?.hand.cities.toReversed()
          : view.players[seat]?.hand.cities,
      })),
    })),
  },
  {
    leak: "[TB-7.2] one's own cards, in an order that comes from a hidden one",
    game: whispering((state, _seat, { hand }) =>
      holdsSanction([state.hidden[2] ?? -1]) ? { hand: hand.toReversed() } : {},
    ),
  },
  {
    leak: '[TB-7.1] the size of a message that depends on hidden cards',
    game: showing((state, view) => ({ left: view.left + (holdsSanction(state.hidden) ? 0.5 : 0) })),
  },
  {
    leak: '[TB-7.2] the number of a question that depends on the police cards',
    game: {
      ...theBoss,
      decision: (state, seat) =>
        theBoss.decision(state, seat) && theBoss.decision(state, seat) + (state.police[state.shown] ?? 0),
    },
  },
  {
    leak: '[TB-7.2] a refusal that says who has the card',
    game: {
      ...theBoss,
      refusal(state, seat, move) {
        const refusal = theBoss.refusal(state, seat, move);
        const card = move.kind === 'reveal' ? move.card : -1;
        const holder = state.hands.findIndex((hand) => hand.includes(card));
        return refusal && { ...refusal, values: { ...refusal.values, holder } };
      },
    },
  },
  {
    leak: '[TB-7.3] the order of legal moves that depends on hidden cards',
    game: {
      ...theBoss,
      legalMoves(state, seat) {
        const moves = theBoss.legalMoves(state, seat);
        return holdsSanction([state.hidden[2] ?? -1]) ? moves.toReversed() : moves;
      },
    },
  },
];

describe('planted leaks turn the audit red:', () => {
  test.each(plainLeaks)('$leak', ({ game }) => {
    expect(() => auditMany(game, 60)).toThrow('may not know');
  });
});

describe('planted leaks turn the two worlds red:', () => {
  test.each([...plainLeaks, ...subtleLeaks])('$leak', ({ game }) => {
    expect(() => compareMany(game, 600)).toThrow('can tell two worlds apart');
  });
});
