import { at } from '../../../../engine/at.ts';
import type { Refusal, Tell } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { handCards, type Card } from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import { noteShown, playedRow } from '../memory.ts';
import type { ThievesMove } from '../../moves.ts';
import { playableCards, takeOut, type State } from '../state.ts';
import { endTurn, isOver } from '../turn.ts';
import { alarm } from './alarm.ts';
import { doubleLoot } from './double-loot.ts';
import { money } from './money.ts';
import type { CardPlay } from './play.ts';
import { police } from './police.ts';
import { roadblock } from './roadblock.ts';
import { thief } from './thief.ts';

const plays: readonly CardPlay[] = [money, police, roadblock, alarm, thief, doubleLoot];

/** How each card is played, by the number of the card. */
const playOf: readonly CardPlay[] = handCards.map((card) => {
  const play = plays.find((each) => each.cards.includes(card));
  if (!play) throw new Error(`Nothing says how card ${card} is played.`);
  return play;
});

/** Every way in which this card could be played. */
export const everyMoveWith = (card: Card, seats: number): readonly ThievesMove[] =>
  at(playOf, card).everyMove(card, seats);

/** Why a player who has the card may not play it in this way. */
export const refusalOfPlay = (state: State, seat: Seat, move: ThievesMove): Refusal | undefined =>
  at(playOf, move.card).refusal(state, seat, move);

/** Plays one card; then what still waits has to be played, or the turn passes on. [TH-2.2, TH-3.6, TH-4.5] */
export function play(state: State, seat: Seat, move: ThievesMove, tell?: Tell<ThievesEvent>): void {
  const row = playedRow(state, seat);
  takeOut(playableCards(state, seat), move.card);
  if (move.kind !== 'stash') noteShown(state, row, move.card);
  state.played += 1;
  at(playOf, move.card).play(state, seat, move, tell);
  if (state.waiting.length === 0 && !isOver(state)) endTurn(state, tell);
}
