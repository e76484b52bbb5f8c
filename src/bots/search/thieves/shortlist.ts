import { valueAtEnd, valueAtRaid, type Card } from '../../../games/thieves/box.ts';
import type { ThievesMove } from '../../../games/thieves/moves.ts';
import type { ThievesView } from '../../../games/thieves/view.ts';
import { read } from '../../regular/thieves/reading.ts';
import { tuning } from '../../regular/thieves/tuning.ts';
import { valueOf } from '../../regular/thieves/value.ts';

/** The moves that a regular would consider first. */
export function shortlist(view: ThievesView, moves: readonly ThievesMove[], most: number): readonly ThievesMove[] {
  const reading = read(view, tuning);
  return moves
    .filter((move) => !isOutdone(move, moves))
    .map((move) => ({ move, worth: valueOf(reading, move) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ move }) => move);
}

/** Money for oneself that another card beats or equals, at the end and at a raid. [TH-4.1, TH-5.2] */
const isOutdone = (move: ThievesMove, moves: readonly ThievesMove[]): boolean =>
  move.kind === 'stash' &&
  moves.some((other) => other.kind === 'stash' && other.card !== move.card && outdoes(other.card, move.card));

const outdoes = (one: Card, other: Card): boolean =>
  valueAtEnd[one] === valueAtEnd[other] && (valueAtRaid[one] ?? 0) < (valueAtRaid[other] ?? 0);
