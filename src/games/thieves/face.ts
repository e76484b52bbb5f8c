import type { GameFace } from '../../engine/face.ts';
import type { ThievesEvent } from './events.ts';
import { nothingPrivate, type ThievesPrivate } from './view.ts';

export const face: GameFace<ThievesPrivate, ThievesEvent['kind']> = {
  nothingPrivate,
  blows: { thief: ['hurt', 'from'], lost: ['hurt', 'seat'] },
};
