import { at } from '../../../engine/at.ts';
import type { Pace } from '../../../engine/game.ts';
import { questionIds, type QuestionId } from '../moves.ts';
import type { State } from './state.ts';

/** What all choose in secret, what happens on three, and what somebody answers while all the others wait. [CG-2] */
const paces: Partial<Record<QuestionId, Pace>> = {
  load: 'secret',
  aim: 'count',
  courage: 'count',
  'swap-bullet': 'reaction',
  forbid: 'reaction',
};

export const pace = ({ question }: State): Pace => paces[at(questionIds, question)] ?? 'turn';
