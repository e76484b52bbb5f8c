import type { Game } from '../../../engine/game.ts';
import { bulletNames, powerNames, shareNames, types } from '../box.ts';
import type { CashEvent } from '../events.ts';
import { guess } from './guess/index.ts';
import type { CashMove } from '../moves.ts';
import { checkOptions, options, type CashOptions } from '../options.ts';
import { pace } from './pace.ts';
import { privateView } from './private-view.ts';
import { publicView } from './public-view.ts';
import { everyMove, fallback, late, legalMoves, play, refusal } from './questions.ts';
import { reshuffle } from './reshuffle.ts';
import { result, score } from './scoring.ts';
import { isIn, seatsIn } from './seating.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { nothingPrivate, type CashPrivate, type CashPublic } from '../view.ts';

/** Cash 'n Guns, clause by clause as in docs/rules. */
export const cashNGuns: Game<State, CashMove, CashPublic, CashPrivate, CashEvent, CashOptions> = {
  id: 'cash-n-guns',
  rules: 1,
  /** [CG-0.1] */
  seats: { min: 4, max: 8 },
  options,
  codes: {
    bullet: bulletNames,
    share: shareNames,
    second: shareNames,
    shares: shareNames,
    gave: shareNames,
    cards: shareNames,
    order: shareNames,
    type: types,
    power: powerNames,
  },
  checkOptions,
  setup,
  clone,
  toAct: (state) => seatsIn(state.owed),
  decision: (state, seat) => (isIn(state.asked, seat) ? state.decision : 0),
  pace,
  legalMoves,
  play,
  late,
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
