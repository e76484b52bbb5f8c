import { expect, test } from 'vitest';
import { at } from '../../../../engine/at.ts';
import { chanceInSeries, random as draw } from '../../../../engine/chance/index.ts';
import { viewOf } from '../../../../engine/view.ts';
import { chicago, cityOf, home, laps, moneyOn, sanctionOn, type City } from '../../box.ts';
import { theBoss } from '../../rules/index.ts';
import type { PlaceMove, TheBossMove } from '../../moves.ts';
import { named } from '../../testing/names.ts';
import { unseenIn, type TheBossView } from '../../view.ts';
import { scaled } from '../../../../testing/scale.ts';
import type { Bot } from '../../../../bots/bot.ts';
import { random } from '../../../../bots/random.ts';
import { hurried } from '../../../testing/hurried.ts';
import { regular } from './index.ts';

type IsSilly = (view: TheBossView, move: TheBossMove, moves: readonly TheBossMove[]) => boolean;

/** A rule about placements. */
const placing =
  (isSilly: (view: TheBossView, move: PlaceMove, moves: readonly TheBossMove[]) => boolean): IsSilly =>
  (view, move, moves) =>
    move.kind === 'place' && isSilly(view, move, moves);

/** Moves that no reasonable player would make, judged by what the player can see. */
const sillyMoves: Readonly<Record<string, IsSilly>> = {
  'spends more gangsters than the lead needs as the last to act in a round': placing(
    (view, move, moves) => actsLast(view) && inCity(moves, move.city).some((other) => size(other) < size(move)),
  ),
  'spends an amateur as the last to act though experts would do': placing(
    (view, move, moves) =>
      actsLast(view) &&
      move.amateurs > 0 &&
      inCity(moves, move.city).some((other) => size(other) === size(move) && other.amateurs < move.amateurs),
  ),
  'leads a city where only sanctions can be hidden though already entitled to Chicago': placing(
    (view, { city }) => city !== chicago && isEntitled(view) && unseenIn(view, city).every((card) => sanctionOn[card]),
  ),
  'leads a city where nothing but $0 or a sanction can be hidden, in its last turn': placing(
    (view, { city }) => view.lap === laps && city !== chicago && unseenIn(view, city).every((card) => !moneyOn[card]),
  ),
  'leads Chicago in its last turn though less than $2 can lie open': placing(
    (view, { city }) => view.lap === laps && city === chicago && most(view) < 2,
  ),
  'reinforces a city that nobody can take away any more': placing(
    (view, { city }) =>
      view.leaders[city] === view.active && view.players.every((_, seat) => !canTake(view, seat, city)),
  ),
  'passes as the last to act though one expert is enough for money that is sure': (view, move, moves) =>
    move.kind === 'pass' &&
    actsLast(view) &&
    moves.some(
      (other) =>
        other.kind === 'place' &&
        other.city !== chicago &&
        size(other) === 1 &&
        view.leaders[other.city] === null &&
        unseenIn(view, other.city).every((card) => moneyOn[card]),
    ),
  'passes as the last to act though one expert is enough for a share of Chicago': (view, move, moves) =>
    move.kind === 'pass' &&
    actsLast(view) &&
    view.leaders[chicago] === null &&
    least(view) >= 2 &&
    inCity(moves, chicago).some(({ pros, amateurs }) => pros === 1 && amateurs === 0),
  'spends everybody in the first lap': placing(
    (view, move) =>
      view.lap === 1 && size(move) === (player(view)?.pros[home] ?? 0) + (player(view)?.amateurs[home] ?? 0),
  ),
};

const size = ({ pros, amateurs }: PlaceMove) => pros + amateurs;
const player = (view: TheBossView) => view.players[view.active];
const actsLast = ({ lap, turn, seats }: TheBossView) => lap === laps && turn === seats - 1;
const isEntitled = (view: TheBossView) =>
  player(view)?.pros.some((count, place) => count > 0 && place < chicago) ?? false;
const inCity = (moves: readonly TheBossMove[], city: City) =>
  moves.filter((move): move is PlaceMove => move.kind === 'place' && move.city === city);

/** Whether this player could still lead this city with a placement in one turn. */
function canTake(view: TheBossView, seat: number, city: City): boolean {
  const place = view.lap < laps ? (seat - view.first + view.seats) % view.seats : view.lastLap.indexOf(seat);
  const hasTurn = view.lap < laps || place > view.turn;
  const { pros = [], amateurs = [], banishedFrom = null } = view.players[seat] ?? {};
  const there = (pros[city] ?? 0) + (amateurs[city] ?? 0);
  const atHome = (pros[home] ?? 0) + (amateurs[home] ?? 0);
  const leading = (player(view)?.pros[city] ?? 0) + (player(view)?.amateurs[city] ?? 0);
  return seat !== view.active && hasTurn && banishedFrom !== city && there + atHome > leading;
}

/** The most, or the least, that can lie face up to the left of Chicago in the end. */
const most = (view: TheBossView) => leftSum(view, Math.max);
const least = (view: TheBossView) => leftSum(view, Math.min);

function leftSum(view: TheBossView, pick: (...values: number[]) => number): number {
  return view.cities.slice(0, view.left).reduce((sum, city) => {
    const coming = view.players.some(({ hand }) => hand.cities.includes(city));
    const open = view.revealed[city]?.slice(-1) ?? [];
    const cards = coming ? [...unseenIn(view, city), ...view.hand.filter((card) => cityOf[card] === city)] : open;
    return sum + (cards.length > 0 ? pick(...cards.map((card) => moneyOn[card] ?? 0)) : 0);
  }, 0);
}

function* sillyMovesIn(bots: readonly Bot[], series: number, index: number, judged = 'regular') {
  const options = { cities: 'standard', firstPlayer: 'drawn' } as const;
  const state = theBoss.setup(bots.length, options, chanceInSeries(series, index));
  const dice = chanceInSeries(series + 1, index);
  while (!state.over) {
    const seat = state.active;
    const view = viewOf(theBoss, state, seat);
    const moves = theBoss.legalMoves(state, seat);
    const move = bots[seat]?.choose(() => view, moves, dice) as TheBossMove;
    if (bots[seat]?.name === judged) {
      for (const [name, isSilly] of Object.entries(sillyMoves)) {
        if (isSilly(view, move, moves)) yield `seat ${seat} ${name}: ${JSON.stringify(named(move))}`;
      }
    }
    theBoss.play(state, seat, move);
  }
}

test('regular makes no silly move, among its like and among random players', () => {
  const games = scaled({ quick: 100, normal: 500, long: 20_000 });
  const found: string[] = [];
  for (let index = 0; index < games; index++) {
    const seats = 2 + (index % 3);
    const among = (other: Bot) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? regular : other));
    found.push(...sillyMovesIn(among(regular), 11, index), ...sillyMovesIn(among(random), 13, index));
  }
  expect(found).toEqual([]);
});

test.each(['sharp', 'mastermind'] as const)('%s makes no silly move either', (level) => {
  const games = scaled({ quick: 1, normal: 4, long: 100 });
  const found: string[] = [];
  for (let index = 0; index < games; index++) {
    const bots = Array.from({ length: 2 + (index % 3) }, (_, seat) =>
      seat === 0 ? hurried('the-boss', level) : regular,
    );
    found.push(...sillyMovesIn(bots, 17, index, level));
  }
  expect(found).toEqual([]);
});

/** Passes most of the time, so that it has gangsters left for mistakes at the end of a round. */
const clumsy: Bot<TheBossView> = {
  name: 'regular',
  choose: (look, moves, chance) =>
    look().lap < laps && draw(chance, 4) > 0 ? at(moves, 0) : random.choose(look, moves, chance),
};

test('a clumsy player makes every one of these silly moves', () => {
  const made = new Set<string>();
  for (let index = 0; index < 300; index++) {
    const bots = Array.from({ length: 2 + (index % 3) }, () => clumsy as Bot);
    for (const found of sillyMovesIn(bots, 15, index)) {
      const name = Object.keys(sillyMoves).find((each) => found.includes(each));
      if (name !== undefined) made.add(name);
    }
  }
  expect([...made].toSorted()).toEqual(Object.keys(sillyMoves).toSorted());
});
