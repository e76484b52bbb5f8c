import { cardNames, isPolice, type Card, type CardName } from '../../box.ts';
import type { ThievesMove } from '../../moves.ts';
import { weigh } from './plays.ts';
import { prospects } from './prospects.ts';
import type { Reading } from './reading.ts';
import { judgeWaiting, stillWaiting } from './waiting.ts';

/**
 * The worth of a card in hand at the beginning of the game, as a probability of winning. For money it is just enough to
 * hold back the best card where it would soon be lost, and to keep the Ring for somebody else.
 */
const inHand: Readonly<Record<CardName, number>> = {
  'money-0': 0,
  'money-1': 0.002,
  ring: 0.004,
  'money-2': 0.004,
  'money-3': 0.006,
  horseshoe: 0.005,
  roadblock: 0.06,
  thief: 0.03,
  'double-loot': 0.03,
  alarm: 0.03,
  'police-1': 0.03,
  'police-2': 0.03,
  getaway: 0,
};
const inHandByCard: readonly number[] = cardNames.map((name) => inHand[name]);

/** With this many cards still to be played, it is worth half of that. */
const halfway = 8;

/** The worth of a move to the bot: its probability of winning, minus the later use of the card. */
export function valueOf(reading: Reading, move: ThievesMove): number {
  const { view, table } = reading;
  if (view.waitingCards.length > 0) {
    return weigh(table, move, judgeWaiting(stillWaiting(view.waitingCards, move), reading), reading);
  }
  const useLater = (table.playsLeft / (table.playsLeft + halfway)) * worthInHand(cardsSpent(reading, move));
  return weigh(table, move, prospects, reading) - table.tuning.thrift * useLater;
}

/** An Alarm takes the police with it. [TH-3.4] */
function cardsSpent({ view }: Reading, { kind, card }: ThievesMove): readonly Card[] {
  return kind === 'alarm' ? [card, ...view.hand.filter(isPolice)] : [card];
}

const worthInHand = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + (inHandByCard[card] ?? 0), 0);
