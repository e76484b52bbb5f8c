import type { EndedGame, GameChange, NewlyEnded } from './ended-game.ts';
import type { Stamp } from './change.ts';
import type { Body } from './entries.ts';
import type { Play, TableState } from './state.ts';

/** Whether a list offers the record of a game. Where the clock is wrong, asking for it tells. */
export const isOpen = ({ readableFrom }: Pick<EndedGame, 'readableFrom'>, now: number): boolean => now >= readableFrom;

/** Whether the game that began with this entry is being played or can be resumed, as far as the log tells. */
export const mayGoOn = ({ play, resumable, unplayable }: TableState, began: number): boolean =>
  [play?.began, resumable?.play.began, unplayable?.began].includes(began);

/** The entry that makes it final that the time for resuming a game is over. */
export const settling = ({ resumable }: TableState, began: number, now: number): Body | undefined =>
  resumable?.play.began === began && now >= resumable.until ? { kind: 'settled' } : undefined;

/** What an entry means for the games of its table, derived from the tables before and after it; usually nothing. */
export function gameChanges(before: TableState, after: TableState, stamp: Stamp): readonly GameChange[] {
  const changes: GameChange[] = [];
  // What-if games appear in no list.
  if (after.whatIf) return changes;
  if (after.since !== before.since && before.unplayable) changes.push(replaced(before, stamp));
  if (before.resumable && !after.resumable) changes.push(resumedOrNot(before.resumable.play, after));
  const game = ended(before, after, stamp);
  if (game) changes.push({ kind: 'ended', game });
  return changes;
}

/** A game by other rules makes room for another one. */
function replaced({ unplayable }: TableState, { seq, at }: Stamp): GameChange {
  if (!unplayable) throw new Error('Only a game that cannot be played is replaced.');
  const { game, began, rules, seats, options } = unplayable;
  const dates = { first: began, last: seq - 1, endedAt: at, readableFrom: at };
  return { kind: 'ended', game: { ...dates, game, rules, seats, options, how: 'given-up' } };
}

const resumedOrNot = ({ began }: Play, { play }: TableState): GameChange =>
  play?.began === began ? { kind: 'resumed', first: began } : { kind: 'settled' };

/** The game that ended with this entry. */
function ended(before: TableState, after: TableState, { seq, at }: Stamp): NewlyEnded | undefined {
  const isFinished = after.stage === 'over' && (before.stage !== 'over' || after.since === seq);
  const isAgreed = before.stage === 'playing' && after.stage === 'lobby';
  const play = isFinished ? after.play : isAgreed ? before.play : null;
  if (!play) return undefined;
  const { game, seats, options } = isFinished ? after : before;
  return {
    first: play.began,
    last: seq,
    game: game.id,
    rules: game.rules,
    seats: seats.length,
    options,
    how: isFinished ? 'finished' : 'agreed',
    endedAt: at,
    // Only a game that ended by agreement can be taken up again.
    readableFrom: isFinished ? at : (after.resumable?.until ?? at),
  };
}

/** The games that remain after all these changes, for a store that has no index of them yet. */
export function gamesAfter(changes: readonly (GameChange & { readonly at: number })[]): readonly NewlyEnded[] {
  let games: readonly NewlyEnded[] = [];
  for (const change of changes) {
    if (change.kind === 'ended') games = [...games, change.game];
    else if (change.kind === 'resumed') games = games.filter(({ first }) => first !== change.first);
    else games = games.map((game) => ({ ...game, readableFrom: Math.min(game.readableFrom, change.at) }));
  }
  return games;
}
