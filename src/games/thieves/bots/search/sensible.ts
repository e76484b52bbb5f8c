import { carsForRaid, money0, valueAtEnd, valueAtRaid, type Card } from '../../box.ts';
import type { ThievesMove } from '../../moves.ts';
import { lootSeen, type LootInView, type ThievesView } from '../../view.ts';
import { carsAmong } from '../regular/reading.ts';

/** The moves that are not plainly worse than another one. With few playouts, noise would sometimes pick a wrong one. */
export function sensible(view: ThievesView, moves: readonly ThievesMove[]): readonly ThievesMove[] {
  const good = moves.filter((move) => !isOutdone(move, moves) && !isWasted(move, moves) && !isSuicide(view, move));
  return good.length > 0 ? good : moves;
}

/** Money for oneself that another card beats or equals, at the end and at a raid. [TH-4.1, TH-5.2] */
const isOutdone = (move: ThievesMove, moves: readonly ThievesMove[]): boolean =>
  move.kind === 'stash' &&
  moves.some((other) => other.kind === 'stash' && other.card !== move.card && outdoes(other.card, move.card));

const outdoes = (one: Card, other: Card): boolean =>
  valueAtEnd[one] === valueAtEnd[other] && (valueAtRaid[one] ?? 0) < (valueAtRaid[other] ?? 0);

/** A Roadblock that removes nothing, though an empty bag could be played instead. [TH-3.3] */
const isWasted = (move: ThievesMove, moves: readonly ThievesMove[]): boolean =>
  move.kind === 'roadblock' &&
  move.remove === null &&
  moves.some((other) => other.kind === 'stash' && other.card === money0);

/** Police, or an Alarm with one's own police, that brings a raid in which one is sure to lose alone. [TH-4.2] */
function isSuicide(view: ThievesView, move: ThievesMove): boolean {
  const laid = move.kind === 'police' ? [move.card] : move.kind === 'alarm' ? view.hand : [];
  return carsAmong(view.middle) + carsAmong(laid) >= carsForRaid && laid.length > 0 && losesAlone(view);
}

/** Whatever the unseen cards are, nobody else can have as much at a raid. */
function losesAlone(view: ThievesView): boolean {
  const worth = (row: readonly LootInView[], unseen: number) =>
    row.reduce((sum, { card }) => sum + (card === null ? unseen : (valueAtRaid[card] ?? 0)), 0);
  const own = worth(lootSeen(view, view.active), 0);
  return view.loot.every((_, seat) => seat === view.active || worth(lootSeen(view, seat), highest) < own);
}
const highest = Math.max(...valueAtRaid);
