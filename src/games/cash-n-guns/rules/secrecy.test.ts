import { describe, expect, test } from 'vitest';
import type { Tell } from '../../../engine/game.ts';
import { everyone, type Seat, type SeatSet } from '../../../engine/seats.ts';
import { audit, compareWorlds, type Counts } from '../../../engine/testing/secrecy.ts';
import { scaled } from '../../../testing/scale.ts';
import type { CashEvent } from '../events.ts';
import type { State } from './state.ts';
import { secrecyModel } from '../testing/secrecy-model.ts';
import { withLateness as cashNGuns } from '../testing/with-lateness.ts';
import { seatsIn } from './seating.ts';
import type { CashPrivate, CashPublic, RoundInView } from '../view.ts';

type Cash = typeof cashNGuns;

const trial = (game: Cash, index: number) => ({
  game,
  seats: 4 + (index % 5),
  options: {
    rulebook: index % 2 ? 'english' : 'polish',
    powers: index % 7 > 0,
    leftovers: 'carry-over',
    lootOpen: false,
    firstGodfather: 'drawn',
  },
  series: 8,
  index,
});

function auditMany(game: Cash, games: number): void {
  for (let index = 0; index < games; index++) audit<State>(trial(game, index), secrecyModel);
}

function compareMany(game: Cash, pairs: number): Counts {
  const counts: Counts = {};
  for (let index = 0, counted = 0; counted < pairs; index++) {
    counted += compareWorlds<State>(trial(game, index), secrecyModel, { pairs: 20, counts });
  }
  return counts;
}

test('[CG-7.2] audit: nobody is shown what they have not learned', () => {
  auditMany(cashNGuns, scaled({ quick: 10, normal: 40, long: 10_000 }));
});

test('[CG-7.2] two worlds: what one may not know changes no byte that one gets', () => {
  const pairs = scaled({ quick: 200, normal: 5000, long: 50_000 });
  const counts = compareMany(cashNGuns, pairs);
  console.log(`of ${pairs} pairs of worlds, this many differed in`, counts);
  const things = ['later rounds', 'hands', 'bullets', 'aims', 'courage', 'exchanges', 'face-down pile'];
  for (const thing of [...things, 'cards discarded for a Bang!']) {
    expect(counts[thing], `pairs with different ${thing}`).toBeGreaterThan(0);
  }
});

/** A public view with an additional field. */
const showing = (more: (state: State, view: CashPublic) => object): Cash => ({
  ...cashNGuns,
  publicView(state) {
    const view = cashNGuns.publicView(state);
    return { ...view, ...more(state, view) };
  },
});

/** Players who see part of what their neighbours see. */
const peeping = (part: keyof CashPrivate): Cash => ({
  ...cashNGuns,
  privateView: (state, seat) => ({
    ...cashNGuns.privateView(state, seat),
    [part]: cashNGuns.privateView(state, neighbourOf(state, seat))[part],
  }),
});
const neighbourOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** This round with something more. */
const round = (more: (state: State) => Partial<RoundInView>): Cash =>
  showing((state, view) => ({ now: { ...view.now, ...more(state) } }));

/** A game in which everybody hears one kind of event in full. */
function telling(kind: CashEvent['kind']): Cash {
  const loud =
    (tell: Tell<CashEvent> | undefined) =>
    (event: CashEvent, to: SeatSet = everyone, others: CashEvent = event): void =>
      event.kind === kind ? tell?.(event) : tell?.(event, to, others);
  return {
    ...cashNGuns,
    setup: (seats, options, chance, tell) => cashNGuns.setup(seats, options, chance, loud(tell)),
    play: (state, seat, move, tell) => cashNGuns.play(state, seat, move, loud(tell)),
  };
}

const pairsOf = (hands: readonly number[]) =>
  hands.filter((_, index) => index % 2 === 0).map((clicks, seat) => [clicks, hands[2 * seat + 1]]);

/** Leaks that the audit must find: a secret in a place where it must not be. */
const plainLeaks: readonly { readonly leak: string; readonly game: Cash }[] = [
  {
    leak: '[CG-7.2] the hands of others',
    game: showing((state) => ({ hands: pairsOf(state.hands) })),
  },
  { leak: '[CG-7.2] the bullets of this round', game: round((state) => ({ bullets: state.now.bullets.slice() })) },
  {
    leak: '[CG-7.2] face-down discards of the rounds before',
    game: showing((state, view) => ({
      past: view.past.map((each, index) => ({ ...each, bullets: state.past[index]?.bullets.slice() ?? [] })),
    })),
  },
  { leak: '[CG-7.2] aims of an unfinished count', game: round((state) => ({ aims: state.now.aims.slice() })) },
  { leak: '[CG-7.2] who means to lie down', game: round((state) => ({ lying: seatsIn(state.now.ducking) })) },
  { leak: '[CG-7.4] the cards of an exchange', game: showing((state) => ({ exchanges: state.exchanges.slice() })) },
  { leak: '[CG-7.4] what is discarded for a Bang!', game: showing((state) => ({ fetches: state.fetches.slice() })) },
  {
    leak: '[CG-7.1] how many Bangs lie face down',
    game: showing((state, view) => ({ pile: { ...view.pile, closedBangs: state.pile[3] ?? 0 } })),
  },
  {
    leak: '[CG-7.7] the loot of the next round',
    game: showing((state) => ({ turnedUp: state.piles.slice(0, 8 * state.round + 8) })),
  },
  {
    leak: '[CG-7.7] the next card, in a field of its own',
    game: showing((state) => ({ next: state.piles[8 * state.round] ?? -1 })),
  },
  ...(['ownHand', 'ownAim', 'ownCourage', 'ownBullets', 'ownExchanges', 'ownDiscards'] as const).map((part) => ({
    leak: `[CG-7.2] "${part}" of a neighbour`,
    game: peeping(part),
  })),
  ...(
    ['shuffled', 'loaded', 'took-aim', 'decided', 'discarded', 'reconsidered', 'drew-from', 'handed-over'] as const
  ).map((kind) => ({ leak: `[CG-7.2] all of "${kind}", to everybody`, game: telling(kind) })),
];

/** Leaks that reveal no face, which only the comparison of two worlds can find. */
const subtleLeaks: readonly { readonly leak: string; readonly game: Cash }[] = [
  {
    leak: '[CG-7.6] the number of a question that depends on a bullet',
    game: {
      ...cashNGuns,
      decision: (state, seat) =>
        cashNGuns.decision(state, seat) && cashNGuns.decision(state, seat) + (state.now.bullets[0] ?? 0) / 8,
    },
  },
  {
    leak: '[CG-7.2] how often somebody stands up, from who owes an answer',
    game: {
      ...cashNGuns,
      toAct: (state) => (state.now.ducking ? cashNGuns.toAct(state).toReversed() : cashNGuns.toAct(state)),
    },
  },
  {
    leak: '[CG-7.2] a refusal that says how many Bangs somebody holds',
    game: {
      ...cashNGuns,
      refusal(state, seat, move) {
        const refusal = cashNGuns.refusal(state, seat, move);
        return refusal && { ...refusal, values: { ...refusal.values, bangs: state.hands[3] ?? 0 } };
      },
    },
  },
  {
    leak: '[CG-7.2] the order of legal moves that depends on what lies face down',
    game: {
      ...cashNGuns,
      legalMoves(state, seat) {
        const moves = cashNGuns.legalMoves(state, seat);
        return (state.pile[3] ?? 0) % 2 ? moves.toReversed() : moves;
      },
    },
  },
];

describe('planted leaks turn the audit red:', () => {
  test.each(plainLeaks)('$leak', ({ game }) => {
    expect(() => auditMany(game, 300)).toThrow('may not know');
  });
});

describe('planted leaks turn the two worlds red:', () => {
  test.each([...plainLeaks, ...subtleLeaks])('$leak', ({ game }) => {
    expect(() => compareMany(game, 2000)).toThrow('can tell two worlds apart');
  });
});
