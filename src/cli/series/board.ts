/** Shared by all threads of a simulation: how many games have been taken, and whether to take more. */
export type Board = Int32Array;

const taken = 0;
const stopped = 1;

/** Games that a thread takes at a time: enough to keep messages cheap, few enough to stop soon. */
const block = 16;

export const newBoard = (): Board => new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

/** The next games to play; undefined if all are taken or the simulation was stopped. */
export function takeGames(board: Board, games: number): { readonly from: number; readonly to: number } | undefined {
  if (Atomics.load(board, stopped) === 1) return undefined;
  const from = Atomics.add(board, taken, block);
  return from < games ? { from, to: Math.min(from + block, games) } : undefined;
}

export const gamesTaken = (board: Board, games: number): number => Math.min(games, Atomics.load(board, taken));

/** Games that were taken are still played, so the played games are the beginning of the series without a gap. */
export function stop(board: Board): void {
  Atomics.store(board, stopped, 1);
}
