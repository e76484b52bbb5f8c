import type { Checkpoint } from '../checkpoint.ts';
import { nothingPlayed } from '../folder.ts';
import { playerOf } from '../play.ts';
import { gameOf, studyNames, type Study } from '../study.ts';

/** A small study of a game with all its parts. */
export function studyOf(game: string, more: Partial<Study> = {}): Study {
  const { rules, seats } = gameOf({ game });
  return {
    ...{ game, rules, version: '0.0.0', program: 'test', seed: 5, games: 400, bots: ['random'] },
    seats: [seats.min, seats.max],
    studies: studyNames.filter((name) => name !== 'levels' && (name !== 'powers' || game === 'cash-n-guns')),
    ...more,
  };
}

/** The study as played by one thread, from the first game to the last. */
export function played(study: Study): Checkpoint {
  const player = playerOf(study);
  player.play([0, study.games]);
  const start = nothingPlayed(study, { number: 1, of: 1 });
  return { ...start, done: [[0, study.games]], tallies: player.takeTallies() };
}
