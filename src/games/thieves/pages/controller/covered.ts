import type { ThievesMove } from '../../moves.ts';
import { say } from '../../../../words/index.ts';
import { whatIs } from '../play/faces.ts';

interface Reader {
  /** The position of the card in the hand, counted from 1. */
  readonly number: number;
  readonly you: number;
  readonly nameAt: (seat: number) => string;
}

/**
 * The label of the last button on a phone beside a big screen. It names no card that neighbours have not seen yet,
 * because the player may still change their mind.
 */
export function coveredDeed(move: ThievesMove, { number, you, nameAt }: Reader): string {
  if (move.kind === 'stash') return say('thieves.do.stash', { what: whatIs(undefined) });
  if (move.kind === 'give') return say('thieves.do.give', { what: whatIs(undefined), name: nameAt(move.to) });
  if (move.kind === 'thief') {
    return move.to === you ? say('thieves.do.thief.you') : say('thieves.do.thief', { name: nameAt(move.to) });
  }
  return say('controller.play', { number });
}
