import type { ThievesMove } from '../../../games/thieves/moves.ts';
import { say } from '../../../words/index.ts';
import { whatIs } from './faces.ts';

interface Reader {
  /** The place of the card among one's own, counted from 1. */
  readonly number: number;
  readonly you: number;
  readonly nameAt: (seat: number) => string;
}

/**
 * What the last button does, on a phone beside a big screen: it names no card that neighbours do not see yet. One may
 * still think better of it.
 */
export function coveredDeed(move: ThievesMove, { number, you, nameAt }: Reader): string {
  if (move.kind === 'stash') return say('thieves.do.stash', { what: whatIs(undefined) });
  if (move.kind === 'give') return say('thieves.do.give', { what: whatIs(undefined), name: nameAt(move.to) });
  if (move.kind === 'thief') {
    return move.to === you ? say('thieves.do.thief.you') : say('thieves.do.thief', { name: nameAt(move.to) });
  }
  return say('controller.play', { number });
}
