import type { Bot } from '../../bots/bot.ts';
import { at } from '../../engine/at.ts';
import { chanceInSeries, type Chance, type FastChance } from '../../engine/chance/index.ts';
import type { Game, Move, Options, Tell } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { viewOf } from '../../engine/view.ts';
import { addGame, emptySums, type Sums } from './sums.ts';

/** Games that differ only in their number, and so in chance. */
export interface Series {
  readonly game: Game;
  readonly options: Options;
  /** Below `seedLimit`. */
  readonly seed: number;
  /** One for each seat. */
  readonly bots: readonly Bot[];
}

/** Seeds are below this, so that the bots' dice can use series above it. */
export const seedLimit = 2 ** 32;

/** The chance of game number `index`. */
export const tableChance = ({ seed }: Series, index: number): FastChance => chanceInSeries(seed, index);

/** Plays the games from number `from` up to, but not including, number `to`. */
export function playSeries(series: Series, from: number, to: number): Sums {
  const { game, bots } = series;
  const players = playersOf(series);
  const sums = emptySums(bots.length);
  for (let index = from; index < to; index++) {
    const state = beginGame(series, players, index);
    const decisions = playOut(game, players, state);
    addGame(sums, game.result(state), decisions);
  }
  return sums;
}

/** Sets up game number `index`. */
export function beginGame(series: Series, players: Players, index: number, tell?: Tell): object {
  players.sitDown(index);
  return series.game.setup(series.bots.length, series.options, tableChance(series, index), tell);
}

/** Plays a game to its end and returns the number of decisions. */
export function playOut(game: Game, players: Players, state: object, tell?: Tell): number {
  for (let decisions = 0; ; decisions++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return decisions;
    game.play(state, seat, players.choose(state, seat), tell);
  }
}

/** The bots of a series at their table. */
export interface Players {
  /** Takes the dice for game number `index`. */
  sitDown(index: number): void;
  choose(state: object, seat: Seat): Move;
}

/** Allocates nothing per decision: a bot that does not look at the table costs no view. */
export function playersOf({ game, seed, bots }: Series): Players {
  let dice: readonly Chance[] = [];
  let state: object = {};
  let seat: Seat = 0;
  const look = () => viewOf(game, state, seat);
  return {
    sitDown(index) {
      // A series for each seat, so that a bot's luck depends neither on the cards nor on the other bots.
      dice = bots.map((_, owner) => chanceInSeries(seed + (owner + 1) * seedLimit, index));
    },
    choose(now, owner) {
      state = now;
      seat = owner;
      const bot = at(bots, seat);
      const moves = game.legalMoves(state, seat);
      return bot.chooseIn?.(state, seat, moves, at(dice, seat)) ?? bot.choose(look, moves, at(dice, seat));
    },
  };
}
