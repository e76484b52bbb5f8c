import { parentPort, workerData } from 'node:worker_threads';
import { playerOf } from './lab/play.ts';
import { joined, sizeOf, slice } from './lab/ranges.ts';
import type { LabReport, LabTask } from './lab/run.ts';
import type { Range } from './lab/study.ts';
import { takeGames } from './series/board.ts';

/** Milliseconds between two reports. */
const betweenReports = 500;

/** One thread of the lab: takes games, plays them, and reports from time to time. */
function work({ study, pending, board }: LabTask, report: (report: LabReport) => void): void {
  const player = playerOf(study);
  const games = sizeOf(pending);
  let played: Range[] = [];
  let reported = performance.now();
  const tellAll = () => {
    report({ played: joined(played), tallies: player.takeTallies() });
    played = [];
    reported = performance.now();
  };
  for (let part = takeGames(board, games); part; part = takeGames(board, games)) {
    const ranges = slice(pending, part.from, part.to);
    ranges.forEach(player.play);
    played.push(...ranges);
    if (performance.now() - reported > betweenReports) tellAll();
  }
  tellAll();
}

work(workerData as LabTask, (report) => parentPort?.postMessage(report));
