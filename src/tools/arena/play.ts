import type { Bot } from '../../bots/bot.ts';
import { botFor, botsFor } from '../../games/bots.ts';
import { strangersFor } from '../../games/lab.ts';
import { at } from '../../engine/at.ts';
import { chanceInSeries, random } from '../../engine/chance/index.ts';
import { viewOf } from '../../engine/view.ts';
import { grouped } from '../../cli/simulate/report.ts';
import { wilsonInterval } from '../../cli/series/interval.ts';
import { seedLimit } from '../../cli/series/series.ts';
import type { Memory } from './memory.ts';
import type { Played } from './played.ts';
import type { Request } from './request.ts';

interface Outcome {
  readonly games: readonly Played[];
  readonly length: number;
  /** Whether the first bot is clearly above or below the asked share. */
  readonly isClear: boolean;
}

/** Plays the remaining games and shows the progress. */
export function playAll(request: Request, memory: Memory, out: { write(text: string): unknown }): Outcome {
  const games = [...memory.games].slice(0, request.games);
  const started = { at: performance.now(), games: games.length };
  let told = started.at;
  while (games.length < request.games && !isClear(request, games)) {
    const played = playOne(request, games.length);
    games.push(played);
    memory.add(played);
    if (performance.now() - told < 5000) continue;
    told = performance.now();
    const each = (told - started.at) / (games.length - started.games);
    const left = Math.ceil((each * (request.games - games.length)) / 1000);
    out.write(`${grouped(games.length)} of ${grouped(request.games)} games, at most ${grouped(left)} s left\n`);
  }
  return { games, length: games.length, isClear: isClear(request, games) };
}

/**
 * Checking after every game would sooner or later find what one hopes for. So it is checked rarely, each time after
 * twice as many games, and the interval has to be clear with 99% confidence.
 */
function isClear({ reach }: Request, games: readonly Played[]): boolean {
  if (reach === 0 || !looks.includes(games.length)) return false;
  const wins = games.reduce((sum, { won }) => sum + (won[0] ?? 0), 0);
  const [low, high] = wilsonInterval(wins, games.length, deviations);
  return low > reach || high < reach;
}

const looks: readonly number[] = [40, 80, 160, 320, 640, 1280];
const deviations = 2.5758293035489;

/** The players of game number `index`: first the named ones, then those drawn from the pool. */
function playersIn({ game, seats, bots, ladder, seed }: Request, index: number): readonly Bot[] {
  const draw = chanceInSeries(seed + poolSeries * seedLimit, index);
  const others = ladder
    ? botsFor(game.id)
    : [...strangersFor(game.id), ...botsFor(game.id).filter(({ name }) => name === 'rookie' || name === 'sharp')];
  const named = bots.map((name) => botFor(game.id, name) ?? at(others, 0));
  return Array.from({ length: seats }, (_, place) => named[place] ?? at(others, random(draw, others.length)));
}
/** Beyond the series that the players' dice use. */
const poolSeries = 100;

/** Plays one game. Players move on by one seat from game to game. */
function playOne(request: Request, index: number): Played {
  const { game, seats, options, seed } = request;
  const players = playersIn(request, index);
  const state = game.setup(seats, options, chanceInSeries(seed, index));
  const dice = players.map((_, place) => chanceInSeries(seed + (place + 1) * seedLimit, index));
  const [milliseconds, decisions] = [players.map(() => 0), players.map(() => 0)];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const viewer = seat;
    const place = (seat + index) % seats;
    const moves = game.legalMoves(state, seat);
    const before = process.cpuUsage();
    const [player, own] = [at(players, place), at(dice, place)];
    const look = () => viewOf(game, state, viewer);
    const move = player.chooseIn?.(state, seat, moves, own) ?? player.choose(look, moves, own);
    const { user, system } = process.cpuUsage(before);
    if (moves.length > 1) {
      milliseconds[place] = at(milliseconds, place) + (user + system) / 1000;
      decisions[place] = at(decisions, place) + 1;
    }
    game.play(state, seat, move);
  }
  const winners = game.result(state)?.winners ?? [];
  const won = players.map((_, place) =>
    winners.some((seat) => (seat + index) % seats === place) ? 1 / winners.length : 0,
  );
  return { bots: players.map(({ name }) => name), won, milliseconds, decisions };
}
