import { expect, test } from 'vitest';
import { chanceInSeries } from '../../../engine/chance/index.ts';
import type { Seat } from '../../../engine/seats.ts';
import {
  carsForRaid,
  horseshoe,
  lastGetaway,
  money0,
  money1,
  money3,
  ring,
  valueAtEnd,
  valueAtRaid,
} from '../../../games/thieves/box.ts';
import { thieves } from '../../../games/thieves/index.ts';
import type { ThievesMove } from '../../../games/thieves/moves.ts';
import { named } from '../../../games/thieves/testing/table.ts';
import type { LootInView, ThievesView } from '../../../games/thieves/view.ts';
import { scaled } from '../../../testing/scale.ts';
import type { Bot } from '../../bot.ts';
import { random } from '../../random.ts';
import { regular } from './index.ts';
import { carsAmong } from './reading.ts';

type IsSilly = (view: ThievesView, move: ThievesMove, moves: readonly ThievesMove[]) => boolean;

/** Moves that nobody who thinks would make, judged by what the player can see. */
const sillyMoves: Readonly<Record<string, IsSilly>> = {
  'gives the Horseshoe away at the end, when no single card can bring a raid': (view, move) =>
    isCalmEnd(view) && move.kind === 'give' && move.card === horseshoe,

  'lays down the Ring while it has a plain 1': (view, move) =>
    move.kind === 'stash' && move.card === ring && choiceOf(view).includes(money1),

  'lays down a 3 while it has the Horseshoe': (view, move) =>
    move.kind === 'stash' && move.card === money3 && choiceOf(view).includes(horseshoe),

  'gives a 3 away while it has the Ring': (view, move) =>
    move.kind === 'give' && move.card === money3 && choiceOf(view).includes(ring),

  'gives loot away by a Thief at the end, when no single card can bring a raid and somebody is ahead': (view, move) =>
    isCalmEnd(view) && isBehind(view) && move.kind === 'thief' && move.from === view.active,

  'lets a Thief rest at the end, when somebody else has loot and is ahead': (view, move) =>
    isCalmEnd(view) && isBehind(view) && move.kind === 'idle-thief',

  'brings a raid in which it is sure to lose alone, though it could play something else': (view, move, moves) =>
    view.waiting.size === 0 && bringsRaid(view, move) && losesAlone(view) && moves.some(isPeaceful),

  'brings police near while it would lose alone and has money that is worth nothing': (view, move) =>
    move.kind === 'police' && losesAlone(view) && choiceOf(view).includes(money0),

  'steals a card that it knows to be worth nothing': (view, move) =>
    move.kind === 'thief' && move.to === view.active && view.loot[move.from]?.[move.place]?.card === money0,

  'spends a Road block on an empty middle while it has a card that does nothing worse': (view, move) =>
    move.kind === 'roadblock' && move.remove === null && choiceOf(view).includes(money0),
};

/** The next getaway car ends the game, and two police cards at least are missing for a raid. */
const isCalmEnd = (view: ThievesView) => view.getaways === lastGetaway - 1 && carsAmong(view.middle) < 2;

/** What it can choose from: cards that wait must all be played, so there is no choice between them. */
const choiceOf = ({ waiting, hands, active }: ThievesView) => (waiting.size > 0 ? [] : (hands[active]?.cards ?? []));

/** A police card that is one too many, or an Alarm with enough police in the own hand. */
function bringsRaid(view: ThievesView, move: ThievesMove): boolean {
  const laid = move.kind === 'police' ? [move.card] : move.kind === 'alarm' ? choiceOf(view) : [];
  return laid.length > 0 && carsAmong(view.middle) + carsAmong(laid) >= carsForRaid;
}

const isPeaceful = ({ kind }: ThievesMove) => kind !== 'police' && kind !== 'alarm' && kind !== 'double-loot';

/** Somebody's open loot is worth more than all of one's own. */
function isBehind({ loot, active }: ThievesView): boolean {
  const least = (row: readonly LootInView[]) =>
    row.reduce((sum, { card }) => sum + (card === null ? 0 : (valueAtEnd[card] ?? 0)), 0);
  const mine = least(loot[active] ?? []);
  return loot.some((row) => least(row) > mine);
}

/** Whatever the cards are that the player cannot see: nobody can count as much at a raid. */
function losesAlone({ loot, active }: ThievesView): boolean {
  const count = (row: readonly LootInView[], unseen: number) =>
    row.reduce((sum, { card }) => sum + (card === null ? unseen : (valueAtRaid[card] ?? 0)), 0);
  const least = count(loot[active] ?? [], 0);
  return loot.every((row, seat) => seat === active || count(row, highest) < least);
}

const highest = Math.max(...valueAtRaid);

function* sillyMovesIn(bots: readonly Bot[], series: number, index: number) {
  const state = thieves.setup(bots.length, { reshuffleDiscards: false }, chanceInSeries(series, index));
  const dice = chanceInSeries(series + 1, index);
  for (let acting = thieves.toAct(state); acting.length > 0; acting = thieves.toAct(state)) {
    const seat = acting[0] as Seat;
    const view = thieves.view(state, seat);
    const moves = thieves.legalMoves(state, seat);
    const move = bots[seat]?.choose(() => view, moves, dice) as ThievesMove;
    if (bots[seat]?.name === 'regular') {
      for (const [name, isSilly] of Object.entries(sillyMoves)) {
        if (isSilly(view, move, moves)) yield `seat ${seat} ${name}: ${JSON.stringify(named(move))}`;
      }
    }
    thieves.play(state, seat, move);
  }
}

test('regular makes no silly move, among its like and among random players', () => {
  const games = scaled({ quick: 50, normal: 300, long: 10_000 });
  const found: string[] = [];
  for (let index = 0; index < games; index++) {
    const seats = 3 + (index % 4);
    const among = (other: Bot) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? regular : other));
    found.push(...sillyMovesIn(among(regular), 11, index), ...sillyMovesIn(among(random), 13, index));
  }
  expect(found).toEqual([]);
});
