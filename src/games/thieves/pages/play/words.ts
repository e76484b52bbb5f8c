import { isMoney, isPolice, type Card } from '../../box.ts';
import type { MoveOf, ThievesMove } from '../../moves.ts';
import { say } from '../../../../words/index.ts';
import type { Choice } from './choice.ts';
import { nameOf, whatIs } from './faces.ts';

/** What a card is good for, in one sentence. */
function effectOf(card: Card): string {
  const name = nameOf(card);
  if (name === 'ring' || name === 'horseshoe') return say(`thieves.does.${name}`);
  if (name === 'roadblock' || name === 'thief' || name === 'alarm' || name === 'double-loot') {
    return say(`thieves.does.${name}`);
  }
  return say(isMoney(card) ? 'thieves.does.money' : 'thieves.does.police');
}

/** The question while a card is selected. */
export function questionOf(
  { card, from, place }: Choice,
  you: number | null,
  nameAt: (seat: number) => string,
): string {
  if (from === null) return effectOf(card);
  if (place !== null) return say('thieves.now.to');
  return from === you ? say('thieves.now.place.you') : say('thieves.now.place', { name: nameAt(from) });
}

/** The reader of a sentence. */
interface Reader {
  readonly nameAt: (seat: number) => string;
  readonly you: number | null;
}
type Deeds = { readonly [Kind in ThievesMove['kind']]: (move: MoveOf<Kind>, reader: Reader) => string };

const deeds: Deeds = {
  stash: ({ card }) => say('thieves.do.stash', { what: whatIs(card) }),
  give: ({ card, to }, { nameAt }) => say('thieves.do.give', { what: whatIs(card), name: nameAt(to) }),
  police: ({ card }) => say('thieves.do.police', { what: whatIs(card) }),
  roadblock: ({ remove }) =>
    remove === null ? say('thieves.do.roadblock.nothing') : say('thieves.do.roadblock', { what: whatIs(remove) }),
  alarm: () => say('thieves.do.alarm'),
  thief: ({ to }, { nameAt, you }) =>
    to === you ? say('thieves.do.thief.you') : say('thieves.do.thief', { name: nameAt(to) }),
  'idle-thief': () => say('thieves.do.idle-thief'),
  'double-loot': () => say('thieves.do.double-loot'),
};

/** The label of the last button. */
export const deedOf = (move: ThievesMove, reader: Reader): string =>
  (deeds[move.kind] as (move: ThievesMove, reader: Reader) => string)(move, reader);

/** What a move does, for somebody who has not taken up a card yet. A Thief says which card goes from whom to whom. */
export function deedIn(move: ThievesMove, reader: Reader): string {
  if (move.kind !== 'thief') return deedOf(move, reader);
  const called = (seat: number) => (seat === reader.you ? say('thieves.target.you') : reader.nameAt(seat));
  return say('thieves.deed.thief', { nth: move.place + 1, from: called(move.from), name: called(move.to) });
}

/** The simplest move with a card, to ask why it is refused. */
export function plainest(card: Card): ThievesMove {
  const name = nameOf(card);
  if (name === 'roadblock') return { kind: 'roadblock', card, remove: null };
  if (name === 'thief') return { kind: 'idle-thief', card };
  if (name === 'alarm' || name === 'double-loot') return { kind: name, card };
  return isPolice(card) ? { kind: 'police', card } : { kind: 'stash', card };
}
