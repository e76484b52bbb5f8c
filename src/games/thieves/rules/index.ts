import type { Game } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { cardNames } from '../box.ts';
import { result, score } from './end.ts';
import type { ThievesEvent } from '../events.ts';
import { fallback } from './fallback.ts';
import { guess } from './guess.ts';
import { everyMove, legalMoves, refusal } from './legality.ts';
import type { ThievesMove } from '../moves.ts';
import { options, type ThievesOptions } from '../options.ts';
import { play } from './playing/index.ts';
import { privateView } from './private-view.ts';
import { publicView } from './public-view.ts';
import { reshuffle } from './reshuffle.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { isOver } from './turn.ts';
import { nothingPrivate, type ThievesPrivate, type ThievesPublic } from '../view.ts';

const nobodyActs: readonly Seat[] = [];
const acts: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5].map((seat) => [seat]);

/** Thieves!, clause by clause as in docs/rules. */
export const thieves: Game<State, ThievesMove, ThievesPublic, ThievesPrivate, ThievesEvent, ThievesOptions> = {
  id: 'thieves',
  rules: 1,
  /** [TH-0.1] */
  seats: { min: 3, max: 6 },
  options,
  codes: { card: cardNames, cards: cardNames, remove: cardNames, order: cardNames },
  setup,
  clone,
  toAct: (state) => (isOver(state) ? nobodyActs : (acts[state.active] ?? nobodyActs)),
  decision: (state, seat) => (seat === state.active && !isOver(state) ? state.played + 1 : 0),
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
