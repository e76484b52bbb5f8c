import type { Advice } from '../../../protocol/help.ts';
import type { Move } from '../../../engine/game.ts';
import { say } from '../../../words/index.ts';

/** Why a move is suggested, in one or two sentences; `deedOf` says what a move does. */
export function reasonsFor({ why, tried, move }: Advice, deedOf: (move: Move) => string): readonly string[] {
  if (why !== 'best' && why !== 'mixed') return [say(`advice.${why}`)];
  const own = tried.find((each) => isSame(each.move, move));
  const next = tried.find((each) => !isSame(each.move, move));
  if (!own || !next) return [say('advice.plain')];
  if (own.games < fewGames) return [say('advice.brief')];
  const values = { games: own.games, wins: inHundred(own.wins), next: inHundred(next.wins), other: deedOf(next.move) };
  const isClose = Math.abs(own.wins - next.wins) < noise(own.games);
  return [say(`advice.${why}`, values), ...(why === 'best' && isClose ? [say('advice.close')] : [])];
}

/** With fewer games, the share of wins says nothing. */
const fewGames = 20;

const inHundred = (share: number): number => Math.round(share * 100);

/**
 * How much two shares may differ by chance after this many games. It is half of the worst case, because all moves were
 * tried with the same luck.
 */
const noise = (games: number): number => 0.7 / Math.sqrt(games);

/** Moves come over the wire, so the same move is not the same object. */
const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);
