import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Answer } from './control.ts';
import type { ServerName } from './games.ts';

/** The flags of `npm start`. */
const asNpmStart = ['--max-semi-space-size=64'];

/** The folder with everything the runner has built. */
const built = dirname(process.argv[1] ?? '');

/** Servers get one core and the players the other, where the system supports that. */
export const canPin = spawnSync('taskset', ['-cp', String(process.pid)]).status === 0;
const pin = (pid: number, core: number) => canPin && spawnSync('taskset', ['-acp', String(core), String(pid)]);

/** The players, which are this process, leave the first core to the server. */
export const stayAway = () => pin(process.pid, 1);

/** What is left to clean up when this process ends. One listener does it all: Node warns when there are more than ten. */
const leftovers: (() => void)[] = [];
process.on('exit', () => leftovers.reverse().forEach((cleanUp) => cleanUp()));

/** A folder on the project's disk: a folder in memory would make writes free. */
export function newFolder(): string {
  const folder = mkdtempSync(join(built, 'data-'));
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const isPeer = (name: ServerName) => name === 'boardgame-io' || name === 'colyseus';

/** A program to start, its arguments after the folder, and whether it is pinned to the first core. */
interface Program {
  readonly program?: string;
  readonly words?: readonly string[] | undefined;
  readonly isPinned?: boolean;
}

/** A server in its own process, on the first core. */
export class Host {
  readonly port: number;
  /** Where it keeps its data. */
  readonly folder: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.folder = folder;
    this.port = port;
  }

  static async start(
    name: ServerName,
    { program = `server-${name}-server`, words = [], isPinned = true }: Program = {},
  ): Promise<Host> {
    const folder = newFolder();
    const child = fork(join(built, `${program}.cjs`), [folder, ...words], {
      execArgv: ['--expose-gc', ...(isPeer(name) ? [] : asNpmStart)],
      // A peer that prints would spoil the report.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    leftovers.push(() => void child.kill('SIGKILL'));
    if (isPinned) pin(child.pid ?? 0, 0);
    const { port = 0 } = await next(child, 'port');
    return new Host(child, folder, port);
  }

  /** Microseconds of processor time until now. */
  async cpu(): Promise<number> {
    const answer = next(this.#child, 'cpu');
    this.#child.send('cpu');
    return (await answer).cpu ?? 0;
  }

  /** Bytes in memory now. */
  async memory(): Promise<number> {
    const answer = next(this.#child, 'memory');
    this.#child.send('memory');
    return (await answer).memory ?? 0;
  }

  /** Resolves when the server has ended. */
  async stop(): Promise<void> {
    const end = once(this.#child, 'exit');
    this.#child.disconnect();
    await end;
  }
}

function next(child: ChildProcess, key: keyof Answer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server has ended.')));
    child.on('message', function hear(answer: Answer) {
      if (!(key in answer)) return;
      child.off('message', hear);
      child.removeAllListeners('exit');
      resolve(answer);
    });
  });
}
