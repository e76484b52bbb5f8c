import type { GameFace } from '../../engine/face.ts';
import type { TheBossEvent } from './events.ts';
import { nothingPrivate, type TheBossPrivate } from './view.ts';

export const face: GameFace<TheBossPrivate, TheBossEvent['kind']> = {
  nothingPrivate,
  blows: { killed: ['hurt', 'seat'], banished: ['hurt', 'seat'] },
};
