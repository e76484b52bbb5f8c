import type { GameFace } from '../engine/face.ts';
import { face as cashNGuns } from './cash-n-guns/face.ts';
import type { GameId } from './catalogue.ts';
import { face as theBoss } from './the-boss/face.ts';
import { face as thieves } from './thieves/face.ts';

/** What may be known of each game without its rules. */
export const faces: Readonly<Record<string, GameFace>> = {
  'cash-n-guns': cashNGuns,
  'the-boss': theBoss,
  thieves,
} satisfies Record<GameId, GameFace>;
