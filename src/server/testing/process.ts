import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const launcher = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Waits for something it writes, and fails if it ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exitCode: Promise<number | null>;
}

/** Starts a real process of Node on a free port, with some more environment. */
export function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Running {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', npm_lifecycle_event: '', ...environment };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exitCode = once(child, 'close').then(() => child.exitCode);
  const says = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`It ended without saying ${String(pattern)}:\n${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exitCode]);
    }
  };
  return { child, output: () => output, says, exitCode };
}
