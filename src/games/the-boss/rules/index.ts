import type { Game } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { cardNames, cityNames } from '../box.ts';
import { result, score } from './end.ts';
import type { TheBossEvent } from '../events.ts';
import { fallback } from './fallback.ts';
import { guess } from './guess.ts';
import { everyMove, legalMoves, refusal } from './legality.ts';
import type { TheBossMove } from '../moves.ts';
import { checkOptions, options, seats, type TheBossOptions } from '../options.ts';
import { privateView } from './private-view.ts';
import { publicView } from './public-view.ts';
import { reshuffle } from './reshuffle.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { play } from './steps/index.ts';
import { nothingPrivate, type TheBossPrivate, type TheBossPublic } from '../view.ts';

const nobodyActs: readonly Seat[] = [];
const acts: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** The Boss, clause by clause as in docs/rules. */
export const theBoss: Game<State, TheBossMove, TheBossPublic, TheBossPrivate, TheBossEvent, TheBossOptions> = {
  id: 'the-boss',
  rules: 1,
  seats,
  options,
  codes: { card: cardNames, cards: cardNames, order: cardNames, city: cityNames, cities: cityNames },
  checkOptions,
  setup,
  clone,
  toAct: (state) => (state.over ? nobodyActs : (acts[state.active] ?? nobodyActs)),
  decision: (state, seat) => (seat === state.active && !state.over ? state.decided + 1 : 0),
  legalMoves,
  play,
  result,
  score,
  publicView,
  privateView,
  nothingPrivate,
  guess,
  reshuffle,
  fallback,
  refusal,
  everyMove,
};
