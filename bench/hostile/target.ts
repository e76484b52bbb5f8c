import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Answer } from './control.ts';

/** The folder with everything the runner has built. */
const built = dirname(process.argv[1] ?? '');

/** The commit to compare with, if any. */
const commit = process.argv[3] ?? '';

/** Servers get the first core to themselves, where the system supports that. */
function pin(pid: number, core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(pid)]);
}
export const stayAway = (): void => pin(process.pid, 1);

/** What has to be cleaned up when the bench ends. */
const children: ChildProcess[] = [];
const folders: string[] = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts a program of this bench in a process that ends with this one. */
export function start(name: string, words: readonly string[]): ChildProcess {
  const child = fork(join(built, `hostile-${name}.cjs`), [...words], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** A folder on the project's disk that is removed when the bench ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(built, 'data-'));
  folders.push(folder);
  return folder;
}

/** A server that is attacked. */
export class Target {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Starts a server, with its own copy of a folder if one is given. */
  static async start(program: string, filled?: string): Promise<Target> {
    const folder = newFolder();
    if (filled !== undefined) cpSync(filled, folder, { recursive: true });
    const child = start(program, [folder]);
    pin(child.pid ?? 0, 0);
    return new Target(child, (await answerOf(child, 'port')) as number);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async ask(question: 'hold' | 'entries' | 'memory'): Promise<number> {
    const answer = answerOf(this.#child, question);
    this.#child.send(question);
    return (await answer) as number;
  }

  async reset(): Promise<void> {
    const answer = answerOf(this.#child, 'reset');
    this.#child.send('reset');
    await answer;
  }

  stop(): void {
    this.#child.disconnect();
  }
}

function answerOf(child: ChildProcess, key: keyof Answer): Promise<Answer[keyof Answer]> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The server has ended.'));
    child.once('exit', failed);
    child.on('message', function hear(answer: Answer) {
      if (!(key in answer)) return;
      child.off('message', hear);
      child.off('exit', failed);
      resolve(answer[key]);
    });
  });
}

/** Runs an attack on this server, and before that on the one of another commit, if there is one. */
export async function onBothSides<T>(
  attack: (program: string) => Promise<T>,
): Promise<{ readonly now: T; readonly before: T | undefined }> {
  const before = commit === '' ? undefined : await attack('before-server');
  return { now: await attack('server'), before };
}
