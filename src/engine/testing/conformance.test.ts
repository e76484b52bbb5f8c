import { describe, expect, test } from 'vitest';
import { random } from '../chance/index.ts';
import { checkGame } from './conformance.ts';
import { pennies, type PenniesState } from './pennies.ts';

const play = (game: typeof pennies, index = 0) =>
  checkGame<PenniesState>({ game, seats: 3, options: {}, series: 1, index });

test('a game that keeps its contract passes', () => {
  for (let index = 0; index < 50; index++) play(pennies, index);
});

/** One way to break each law. */
const broken: readonly { readonly law: string; readonly game: typeof pennies }[] = [
  {
    law: 'every move is listed once',
    game: { ...pennies, everyMove: () => pennies.everyMove(3, {}).flatMap((move) => [move, move]) },
  },
  {
    law: 'a state is plain data',
    game: { ...pennies, setup: (...all) => ({ ...pennies.setup(...all), note: undefined }) },
  },
  {
    law: 'a clone equals its original',
    game: { ...pennies, clone: (state) => ({ ...pennies.clone(state), round: 0 }) },
  },
  { law: 'a clone is independent', game: { ...pennies, clone: (state) => ({ ...state }) } },
  {
    law: 'whoever has to act has a legal move',
    game: { ...pennies, legalMoves: (state, seat) => (seat === 1 ? [] : pennies.legalMoves(state, seat)) },
  },
  { law: 'a question has a number', game: { ...pennies, decision: () => 0 } },
  {
    law: 'a move is refused exactly when',
    game: {
      ...pennies,
      refusal: () => undefined,
      legalMoves: (state, seat) => pennies.legalMoves(state, seat).slice(1),
    },
  },
  {
    law: 'constants of everyMove',
    game: { ...pennies, legalMoves: (state, seat) => pennies.legalMoves(state, seat).map((move) => ({ ...move })) },
  },
  { law: 'a fallback is legal', game: { ...pennies, fallback: () => ({ kind: 'bet', side: 'heads' }) } },
  {
    law: 'to ask for a fallback changes nothing',
    game: { ...pennies, fallback: (state) => (random(state.chance, 2), 'late') },
  },
  {
    law: 'a view is plain data',
    game: { ...pennies, view: (...all) => ({ ...pennies.view(...all), at: new Date(0) }) },
  },
  {
    law: 'with the own in it',
    game: { ...pennies, own: (state, seat) => ({ viewer: seat, own: state.bets[(seat + 1) % state.seats] ?? null }) },
  },
  {
    law: 'the same fields',
    game: {
      ...pennies,
      view: (state, viewer) => ({ ...pennies.view(state, viewer), ...(viewer === 'spectator' ? {} : { luck: 1 }) }),
      own: (...all) => ({ ...pennies.own(...all), luck: 1 }),
    },
  },
  {
    law: 'a guessed world looks the same',
    game: { ...pennies, guess: (...all) => ({ ...pennies.guess(...all), bets: [null, null, null] }) },
  },
  {
    law: 'does not matter',
    game: {
      ...pennies,
      play(state, seat, move, tell) {
        if (!state.bets.includes('heads')) state.won[seat] = state.round;
        pennies.play(state, seat, move, tell);
      },
    },
  },
  {
    law: 'the same seed and moves make the same game',
    game: {
      ...pennies,
      play(state, seat, move, tell) {
        pennies.play(
          state,
          seat,
          move,
          tell && ((event, ...rest) => tell({ ...event, noise: Math.random() } as typeof event, ...rest)),
        );
      },
    },
  },
  {
    law: 'The script has nothing more',
    game: {
      ...pennies,
      setup(...all) {
        const state = pennies.setup(...all);
        random(state.chance, 2);
        return state;
      },
    },
  },
  { law: 'the lines of the count add up', game: { ...pennies, score: () => [] } },
  {
    law: 'nobody has to act after the end',
    game: { ...pennies, toAct: (state) => (state.round === 3 ? [0] : pennies.toAct(state)) },
  },
];

describe('a game that breaks a law is caught:', () => {
  test.each(broken)('$law', ({ law, game }) => {
    expect(() => {
      for (let index = 0; index < 20; index++) play(game, index);
    }).toThrow(law);
  });
});
