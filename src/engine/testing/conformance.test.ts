import { describe, expect, test } from 'vitest';
import { random } from '../chance/index.ts';
import { checkGame } from './conformance.ts';
import { checkPennies, pennies, type PenniesState } from './pennies.ts';

const play = (game: typeof pennies, index = 0) =>
  checkGame<PenniesState>({ game, seats: 3, options: {}, series: 1, index }, checkPennies);

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
  {
    law: 'with other luck everybody sees the same',
    game: { ...pennies, reshuffle: (...all) => ({ ...pennies.reshuffle(...all), round: 1 }) },
  },
  {
    law: 'to shuffle a copy changes nothing',
    game: { ...pennies, reshuffle: (state, chance) => ({ ...state, chance }) },
  },
  { law: 'a fallback is legal', game: { ...pennies, fallback: () => ({ kind: 'bet', side: 'heads' }) } },
  {
    law: 'to ask for a fallback changes nothing',
    game: { ...pennies, fallback: (state) => (random(state.chance, 2), 'late') },
  },
  {
    law: 'a view is plain data',
    game: { ...pennies, publicView: (state) => ({ ...pennies.publicView(state), at: new Date(0) }) },
  },
  {
    law: 'a view is plain data',
    game: { ...pennies, privateView: (...all) => ({ ...pennies.privateView(...all), at: undefined }) },
  },
  {
    law: 'public and private views have different fields',
    game: { ...pennies, publicView: (state) => ({ ...pennies.publicView(state), bet: null }) },
  },
  {
    law: 'every private view has the fields of nothingPrivate',
    game: { ...pennies, privateView: (...all) => ({ ...pennies.privateView(...all), luck: 1 }) },
  },
  {
    law: 'nothing is private after the end',
    game: { ...pennies, privateView: (state, seat) => ({ viewer: seat, bet: pennies.privateView(state, seat).bet }) },
  },
  {
    law: 'a guessed world can be played to its end',
    game: {
      ...pennies,
      guess: (...all) => ({ ...pennies.guess(...all), isStuck: true }),
      play(state, ...rest) {
        if (!('isStuck' in state)) pennies.play(state, ...rest);
      },
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
        pennies.play(state, seat, move, tell && ((event) => tell(Object.assign({ noise: Math.random() }, event))));
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
