import type { GameFace } from '../../engine/face.ts';
import type { CashEvent } from './events.ts';
import { nothingPrivate, type CashPrivate } from './view.ts';

export const face: GameFace<CashPrivate, CashEvent['kind']> = {
  nothingPrivate,
  blows: { wounded: ['hurt', 'seat'], eliminated: ['out', 'seat'], stole: ['hurt', 'from'] },
};
