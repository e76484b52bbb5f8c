import { at } from '../../engine/at.ts';
import type { Game, Result, Tell } from '../../engine/game.ts';
import { enter, type Choice } from '../../engine/unfold.ts';
import { seriesOf } from '../series/job.ts';
import { beginGame, playersOf, playOut, tableChance, type Players, type Series } from '../series/series.ts';
import type { Probe } from './probe.ts';
import { probeOf } from '../../games/lab.ts';
import { gameOf, assignSlots, tablesOf, type Range, type Study } from './study.ts';
import { count, emptyTally, histogramOf, wholeWin, type Sample, type Tally } from './tally.ts';

/** Clauses, events and half-time standings are sampled from every n-th game. */
export const sampledEvery = 20;

interface Seated {
  readonly series: Series;
  readonly players: Players;
}

/** Plays any games of a study and adds them to the tallies of its tables. */
export interface Player {
  play(range: Range): void;
  /** Returns and resets what has been played since the last call. */
  takeTallies(): readonly Tally[];
}

export function playerOf(study: Study): Player {
  const game = gameOf(study);
  const probe = probeOf(game);
  const { usual, compared } = tablesOf(study);
  const tables = [...usual, ...compared];
  const slotOf = assignSlots(usual.length, compared.length);
  const seated = tables.map(({ options, bots }): Seated => {
    const job = { game: study.game, options, seed: study.seed, games: study.games, bots, records: undefined };
    const series = seriesOf(job);
    return { series, players: playersOf(series) };
  });
  const empty = () => tables.map(({ seats }) => emptyTally(seats, probe.powers.length));
  let tallies = empty();
  return {
    play([from, to]) {
      for (let index = from; index < to; index++) {
        const { table, number } = slotOf(index);
        const play = number % sampledEvery === 0 ? playWatched : playPlain;
        play(probe, at(seated, table), index, at(tallies, table));
      }
    },
    takeTallies() {
      const taken = tallies;
      tallies = empty();
      return taken;
    },
  };
}

function playPlain(probe: Probe, { series, players }: Seated, index: number, tally: Tally): void {
  const { game } = series;
  const state = beginGame(series, players, index);
  const first = probe.first(state);
  const decisions = playOut(game, players, state);
  addGame(probe, tally, { game, state, first, decisions });
}

interface Ended {
  readonly game: Game;
  readonly state: object;
  readonly first: number;
  readonly decisions: number;
}

function addGame(probe: Probe, tally: Tally, { game, state, first, decisions }: Ended): Result {
  const result = game.result(state);
  if (!result) throw new Error('Nobody has to choose, and yet the game is not over.');
  const { winners, scores } = result;
  tally.games += 1;
  if (winners.length === 0) tally.nobody += 1;
  count(histogramOf(tally, 'decisions'), decisions);
  const measured = probe.measuresOf(state);
  probe.measures.forEach((measure, place) => count(histogramOf(tally, measure), at(measured, place)));
  for (const score of scores) count(tally.scores, score);
  const part = wholeWin / winners.length;
  for (const seat of winners) {
    raise(tally.bySeat, seat, part);
    raise(tally.byPlace, (seat - first + scores.length) % scores.length, part);
    count(tally.winning, at(scores, seat));
  }
  addPowers(tally, probe.powersOf(state), result);
  return result;
}

/** Plain addition: the lists have their full length from the start. */
function raise(list: number[], place: number, amount: number): void {
  list[place] = (list[place] ?? 0) + amount;
}

function addPowers({ power, pair }: Tally, powers: readonly number[], { winners }: Result): void {
  const all = power.games.length;
  for (const first of powers) {
    if (first < 0) return;
    raise(power.games, first, 1);
    for (const second of powers) if (second !== first) raise(pair.games, first * all + second, 1);
  }
  const part = wholeWin / winners.length;
  for (const seat of winners) {
    const first = powers[seat];
    if (first === undefined) return;
    raise(power.wins, first, part);
    for (const second of powers) if (second !== first) raise(pair.wins, first * all + second, part);
  }
}

/** Plays a game and records its events, its score lines, and who led after half of the decisions. */
function playWatched(probe: Probe, { series, players }: Seated, index: number, tally: Tally): void {
  const { game } = series;
  const acted = new Map<string, number>();
  const kinds = new Map<string, number>();
  const tell: Tell = ({ rule, kind }: { readonly rule: string; readonly kind: string }) => {
    acted.set(rule, (acted.get(rule) ?? 0) + 1);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  };
  const state = beginGame(series, players, index, tell);
  const first = probe.first(state);
  const entries: Choice[] = [];
  const watched: Players = {
    ...players,
    choose(now, seat) {
      const move = players.choose(now, seat);
      entries.push({ seat, move });
      return move;
    },
  };
  const decisions = playOut(game, watched, state, tell);
  const result = addGame(probe, tally, { game, state, first, decisions });
  for (const { rule } of game.score(state)) acted.set(rule, (acted.get(rule) ?? 0) + 1);
  for (const [measure, kind] of Object.entries(probe.counts)) count(histogramOf(tally, measure), kinds.get(kind) ?? 0);
  addSample(tally.sample, acted, leaderOf(probe, series, index, entries), result);
}

/** The sole leader at half-time. The first half is replayed, because half-time is known only after the game. */
function leaderOf(probe: Probe, series: Series, index: number, entries: readonly Choice[]): number | undefined {
  const { game, options, bots } = series;
  const state = game.setup(bots.length, options, tableChance(series, index));
  for (const entry of entries.slice(0, Math.floor(entries.length / 2))) enter(game, state, entry);
  const leaders = game.result(probe.asIfOver(state))?.winners ?? [];
  return leaders.length === 1 ? leaders[0] : undefined;
}

function addSample(
  sample: Sample,
  acted: ReadonlyMap<string, number>,
  leader: number | undefined,
  { winners }: Result,
): void {
  sample.games += 1;
  for (const [rule, times] of acted) {
    sample.acted[rule] = (sample.acted[rule] ?? 0) + 1;
    sample.times[rule] = (sample.times[rule] ?? 0) + times;
  }
  if (leader === undefined) return;
  sample.led += 1;
  if (winners.includes(leader)) sample.leaderWins += wholeWin / winners.length;
}
