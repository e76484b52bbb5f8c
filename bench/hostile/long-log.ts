import { games } from '../../src/games/catalogue.ts';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import type { LogEntry } from '../../src/table/entries.ts';
import { fold } from '../../src/table/fold.ts';
import type { TableState } from '../../src/table/state.ts';

const opened: LogEntry = {
  kind: 'opened',
  game: 'thieves',
  options: { reshuffleDiscards: false },
  seats: 3,
  clock: 'none',
  host: 'ala',
};
const sat: LogEntry = { kind: 'sat', seat: 0, owner: 'ala' };
const started: LogEntry = { kind: 'started', seed: '5a'.repeat(32), rules: thieves.rules };

/** An ordinary table in its lobby. */
export const shortLog: readonly LogEntry[] = [opened, sat];

/** A table whose host locked and unlocked it all night, followed by a whole game. */
export function longLog(length: number): readonly LogEntry[] {
  const game = wholeGame();
  const locks = Array.from({ length: length - shortLog.length - game.length }, (_, index): LogEntry => ({
    kind: 'locked',
    locked: index % 2 === 0,
  }));
  return [...shortLog, ...locks, ...game];
}

/** A game in which everybody plays the first legal move. */
function wholeGame(): readonly LogEntry[] {
  const log: LogEntry[] = [];
  let table: TableState | undefined;
  const put = (entry: LogEntry) => {
    log.push(entry);
    table = fold(games, table, entry, { seq: log.length, at: log.length });
  };
  [...shortLog, started].forEach(put);
  for (let move = nextMove(table); move; move = nextMove(table)) put(move);
  return log.slice(shortLog.length);
}

function nextMove(table: TableState | undefined): LogEntry | undefined {
  if (!table?.play || table.stage !== 'playing') return undefined;
  const { game, state } = table.play;
  const [seat = 0] = game.toAct(state);
  const [move] = game.legalMoves(state, seat);
  return move && { kind: 'moved', seat, decision: game.decision(state, seat), move, by: 'person' };
}
