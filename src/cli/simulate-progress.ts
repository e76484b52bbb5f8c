import type { WriteStream } from 'node:tty';
import { gamesTaken, type Board } from './simulate-board.ts';
import { grouped } from './simulate-report.ts';

/** A line about how far it is: on a terminal one that changes and goes away, in a file a new one now and then. */
export function showProgress(board: Board, games: number, out: WriteStream): { readonly end: () => void } {
  const line = () => `${grouped(gamesTaken(board, games))} of ${grouped(games)} games`;
  const timer = out.isTTY
    ? setInterval(() => out.write(`\r\x1b[K${line()}`), 200)
    : setInterval(() => out.write(`${line()}\n`), 5000);
  return {
    end() {
      clearInterval(timer);
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
