import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { GameName, ServerName } from './games.ts';

/** How long to play, at full load or at a number of moves per second. */
export interface Task {
  readonly seconds: number;
  readonly rate: number | null;
}

/** See `Measured`. Waits are percentiles; the sizes are those of all frames until now. */
export interface Found {
  readonly rate: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly sizes: { readonly median: number; readonly most: number };
}

/** The players of one server; see players.ts. */
export class Party {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'exit');
  }

  static async start(server: ServerName, game: GameName): Promise<Party> {
    const child = fork(join(dirname(process.argv[1] ?? ''), 'server-players.cjs'), [server, game], {
      // A peer that prints would spoil the report.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const party = new Party(child);
    await party.#answer();
    return party;
  }

  async play(task: Task): Promise<Found> {
    this.#child.send(task);
    return (await this.#answer()) as Found;
  }

  /** Stops the players and their server. */
  async stop(): Promise<void> {
    this.#child.disconnect();
    await this.#exit;
  }

  async #answer(): Promise<unknown> {
    const left = this.#exit.then(() => Promise.reject(new Error('The players have left.')));
    const [answer] = (await Promise.race([once(this.#child, 'message'), left])) as unknown[];
    return answer;
  }
}
