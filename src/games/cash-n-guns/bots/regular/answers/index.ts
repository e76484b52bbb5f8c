import type { CashMove, MoveOf } from '../../../moves.ts';
import type { Reading } from '../reading.ts';
import { aimGain } from './aim.ts';
import { drawFrom, fetch, keepBullet, noFetch, partWith, swapBullet } from './bullets.ts';
import { courage } from './courage.ts';
import { allow, forbid, waveOn } from './forbid.ts';
import { load } from './load.ts';
import { noOrder, order } from './order.ts';
import { take, takeTwo } from './share.ts';
import { noTrade, trade } from './trade.ts';

type Weigh<M extends CashMove = CashMove> = (reading: Reading, move: M) => number;

/** The worth of each kind of move. Only moves that answer the same question are compared. */
const answers: { readonly [Kind in CashMove['kind']]: Weigh<MoveOf<Kind>> } = {
  load,
  aim: (reading, { at }) => aimGain(reading, at),
  order,
  'no-order': noOrder,
  'aim-anew': (reading, { at }) => aimGain(reading, at),
  stand: courage,
  'lie-down': courage,
  take,
  'take-two': takeTwo,
  discard: partWith,
  'draw-from': drawFrom,
  'hand-over': partWith,
  'swap-bullet': swapBullet,
  'keep-bullet': keepBullet,
  forbid,
  allow,
  'wave-on': waveOn,
  trade,
  'no-trade': noTrade,
  fetch,
  'no-fetch': noFetch,
};

export const weigh: Weigh = (reading, move) => (answers[move.kind] as Weigh)(reading, move);
