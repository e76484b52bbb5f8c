import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const launcher = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  readonly output: () => string;
  /** Waits for output that matches; fails if the process ends first. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exitCode: Promise<number | null>;
}

/** A folder that is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a Node process on a free port with this environment. It ends with the test. */
export function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Running {
  return runProgram([process.execPath, ...words], environment);
}

/** The same with a limit on file sizes, in kilobytes. To this process, a larger file means a full disk. */
export const runLimited = (
  kilobytes: number,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Running => {
  // A write beyond the limit would kill the process, so the signal is ignored.
  const shell = ['bash', '-c', `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`];
  return runProgram([...shell, process.execPath, ...words], environment);
};

/** Runs the start script of npm without its preparation, as a shell does: npm and its children get signals together. */
export function runNpmStart(): Running & { readonly signalAll: (signal: NodeJS.Signals) => void } {
  const running = runProgram(['npm', 'start', '--ignore-scripts'], {}, { detached: true });
  const signalAll = (signal: NodeJS.Signals) => void process.kill(-(running.child.pid ?? 0), signal);
  return { ...running, signalAll };
}

/** Starts any program. It ends with the test. */
export function runProgram(
  [program = '', ...words]: readonly string[],
  environment: Readonly<Record<string, string>>,
  options: { readonly detached?: boolean } = {},
): Running {
  const usual = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: environment['DATA_DIR'] ?? newFolder(),
    npm_lifecycle_event: '',
  };
  const env = { ...process.env, ...usual, ...environment };
  const child = spawn(program, words, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exitCode = once(child, 'close').then(() => child.exitCode);
  const says = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      // The exit code of a killed process stays null.
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`It ended without saying ${String(pattern)}:\n${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exitCode]);
    }
  };
  return { child, output: () => output, says, exitCode };
}

/** The address of a server that has just been started. */
export const addressOf = async ({ says }: Running): Promise<string> =>
  (await says(/^Hideout is open at (http:\/\/127\.0\.0\.1:\d+)$/m))[1] ?? '';
