import { expect, test } from 'vitest';
import { at } from '../../../../engine/at.ts';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import { viewOf } from '../../../../engine/view.ts';
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
} from '../../box.ts';
import { thieves } from '../../rules/index.ts';
import type { ThievesMove } from '../../moves.ts';
import { lootSeen, type LootInView, type ThievesView } from '../../view.ts';
import { scaled } from '../../../../testing/scale.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { random } from '../../../../bots/random.ts';
import { hurried } from '../../../testing/hurried.ts';
import { regular } from './index.ts';
import { carsAmong } from './reading.ts';

type IsSilly = (view: ThievesView, move: ThievesMove, moves: readonly ThievesMove[]) => boolean;

/** Moves that no reasonable player would make, judged by what the player can see. */
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
    move.kind === 'thief' && move.to === view.active && lootSeen(view, move.from)[move.place]?.card === money0,

  'spends a Roadblock on an empty middle while it has a card that does nothing worse': (view, move) =>
    move.kind === 'roadblock' && move.remove === null && choiceOf(view).includes(money0),
};

/** The next getaway car ends the game, and a raid is at least two police cards away. */
const isCalmEnd = (view: ThievesView) => view.getaways === lastGetaway - 1 && carsAmong(view.middle) < 2;

/** The cards to choose from. Waiting cards must all be played, so there is no choice between them. */
const choiceOf = ({ waitingCards, hand }: ThievesView) => (waitingCards.length > 0 ? [] : hand);

/** A police card that completes a raid, or an Alarm with enough police in one's own hand. */
function bringsRaid(view: ThievesView, move: ThievesMove): boolean {
  const laid = move.kind === 'police' ? [move.card] : move.kind === 'alarm' ? choiceOf(view) : [];
  return laid.length > 0 && carsAmong(view.middle) + carsAmong(laid) >= carsForRaid;
}

const isPeaceful = ({ kind }: ThievesMove) => kind !== 'police' && kind !== 'alarm' && kind !== 'double-loot';

/** Somebody's face-up loot is worth more than all of one's own. */
function isBehind(view: ThievesView): boolean {
  const least = (row: readonly LootInView[]) =>
    row.reduce((sum, { card }) => sum + (card === null ? 0 : (valueAtEnd[card] ?? 0)), 0);
  const mine = least(lootSeen(view, view.active));
  return view.loot.some((_, seat) => least(lootSeen(view, seat)) > mine);
}

/** Whatever the unseen cards are, nobody else can have as much at a raid. */
function losesAlone(view: ThievesView): boolean {
  const count = (row: readonly LootInView[], unseen: number) =>
    row.reduce((sum, { card }) => sum + (card === null ? unseen : (valueAtRaid[card] ?? 0)), 0);
  const least = count(lootSeen(view, view.active), 0);
  return view.loot.every((_, seat) => seat === view.active || count(lootSeen(view, seat), highest) < least);
}

const highest = Math.max(...valueAtRaid);

interface Temptations {
  readonly offered: Set<string>;
  readonly made: string[];
}

/** Plays a game and notes which silly moves were offered at seat 0, and which were made. */
function tempt(others: Bot, index: number, { offered, made }: Temptations, judged: Bot = regular): void {
  const state = thieves.setup(3 + (index % 4), { reshuffleDiscards: false }, chanceInSeries(11, index));
  const dice = chanceInSeries(12, index);
  for (let acting = thieves.toAct(state); acting.length > 0; acting = thieves.toAct(state)) {
    const seat = at(acting, 0);
    const view = viewOf(thieves, state, seat);
    const moves = thieves.legalMoves(state, seat);
    const move = (seat === 0 ? judged : others).choose(() => view, moves, dice) as ThievesMove;
    if (seat === 0) {
      for (const [what, isSilly] of Object.entries(sillyMoves)) {
        if (moves.some((each) => isSilly(view, each, moves))) offered.add(what);
        if (isSilly(view, move, moves)) made.push(`game ${index}, card ${state.played}: ${what}`);
      }
    }
    thieves.play(state, seat, move);
  }
}

test.each([regular, random])('regular makes no silly move among $name players, though it could', (others) => {
  const temptations: Temptations = { offered: new Set(), made: [] };
  const games = scaled({ quick: 150, normal: 400, long: 20_000 });
  for (let index = 0; index < games; index++) tempt(others, index, temptations);
  expect(temptations.made).toEqual([]);
  expect([...temptations.offered].sort()).toEqual(Object.keys(sillyMoves).sort());
});

test.each(['sharp', 'mastermind'] as const)('%s makes no silly move either', (level) => {
  const temptations: Temptations = { offered: new Set(), made: [] };
  const games = scaled({ quick: 2, normal: 15, long: 100 });
  for (let index = 0; index < games; index++) tempt(regular, index, temptations, hurried('thieves', level));
  expect(temptations.made).toEqual([]);
});
