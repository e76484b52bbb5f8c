import { isMoney, isPolice, type Card } from '../../box.ts';
import type { ThievesMove } from '../../moves.ts';
import { weigh, type Judge } from './plays.ts';
import { prospects } from './prospects.ts';
import type { Reading } from './reading.ts';
import type { Table } from './table.ts';

/** The cards that still have to be played after this move. An Alarm takes waiting police with it. [TH-3.6] */
export function stillWaiting(waiting: readonly Card[], move: ThievesMove): readonly Card[] {
  const rest = waiting.filter((_, place) => place !== waiting.indexOf(move.card));
  return move.kind === 'alarm' ? rest.filter((card) => !isPolice(card)) : rest;
}

/**
 * Judges a table where these cards still have to be played, assuming that each is played as well as possible. [TH-3.6]
 */
export function judgeWaiting(cards: readonly Card[], reading: Reading): Judge {
  const [card, ...rest] = cards;
  if (card === undefined) return prospects;
  const judge = judgeWaiting(rest, reading);
  return (table) => Math.max(...waysToPlay(card, table).map((move) => weigh(table, move, judge, reading)));
}

/** Money and police, whose order matters. A waiting action card is assumed to do nothing. */
function waysToPlay(card: Card, { me, loot }: Table): readonly ThievesMove[] {
  if (isPolice(card)) return [{ kind: 'police', card }];
  if (!isMoney(card)) return [{ kind: 'idle-thief', card }];
  return loot.map((_, to) => (to === me ? { kind: 'stash', card } : { kind: 'give', card, to }));
}
