import { at } from '../at.ts';
import { chanceInSeries, fastSeed, random, type Chance } from '../chance/index.ts';
import type { Game, Options } from '../game.ts';
import { headerOf, type Header } from '../record.ts';
import type { Seat } from '../seats.ts';
import type { Choice } from '../unfold.ts';

/** One game of a series, to be played at random and checked. */
export interface Trial<State extends object = object> {
  readonly game: Game<State>;
  readonly seats: number;
  readonly options: Options;
  readonly series: number;
  readonly index: number;
}

export function headerFor<State extends object>({ game, seats, options, series, index }: Trial<State>): Header {
  return headerOf(game, seats, options, { source: 'fast', seed: fastSeed(chanceInSeries(series, index)) });
}

/** The players' dice, which are separate from the chance of the game. */
export const diceFor = ({ series, index }: Pick<Trial, 'series' | 'index'>): Chance =>
  chanceInSeries(series + 1e6, index);

/** A seat that owes a choice plays a random legal move; now and then a seat changes a choice it has made. */
export function randomEntry<State extends object>({ game, seats }: Trial<State>, state: State, dice: Chance): Choice {
  const changing = random(dice, 8) === 0;
  const candidates = changing ? mayAct(game, state, seats) : game.toAct(state);
  const seat = at(candidates, random(dice, candidates.length));
  const moves = game.legalMoves(state, seat);
  const move = moves[random(dice, moves.length)];
  if (!move) throw new Error(`Seat ${seat} has to act and has no legal move.`);
  return { seat, move };
}

const mayAct = <State extends object>(game: Game<State>, state: State, seats: number): readonly Seat[] =>
  [...Array<undefined>(seats).keys()].filter((seat) => game.legalMoves(state, seat).length > 0);

/** Every combination of option values. */
export function everyOptions(game: Game): readonly Options[] {
  return game.options.reduce<readonly Options[]>(
    (sets, { name, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}
