import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { withoutSettings } from '../setting-names.ts';

/** The most characters of a program's output that are searched for an address. */
const mostPrinted = 64 * 1024;
/** The most characters of its last words that are repeated. */
const longestLastWords = 160;
/** How long the output of a program that has ended is awaited, in milliseconds. Its children may keep it open. */
const drain = 1000;

/**
 * Runs a command in a process group of its own, which ends with this server, even if the server is killed: then the pipe
 * in place of standard input closes. The watcher belongs to the group, so the system cannot give the number of the group
 * to others before it is killed. The command replaces the shell and keeps its process id.
 */
const leashed = `
exec 3<&0 </dev/null
(trap '' TERM; read -r _ <&3; kill -s TERM -- -$$; sleep 3; kill -s KILL -- -$$) >/dev/null 2>&1 &
exec "$@" 3<&-`;

/** What a shell answers if it cannot start a command. */
const cannotStart: readonly (number | null)[] = [126, 127];

/** A running tunnel program, together with the processes that it starts. */
export class TunnelProcess {
  readonly #child: ChildProcess;
  #printed = '';
  #latest = '';
  /** Resolves when the program has ended: how it did, in words that continue the sentence "The tunnel …". */
  readonly ended: Promise<string>;

  constructor(command: readonly [string, ...string[]]) {
    this.#child = start(command);
    const { stdin, stdout, stderr } = this.#child;
    // The program may be gone before its pipe is closed.
    stdin?.on('error', () => undefined);
    for (const stream of [stdout, stderr]) {
      // Keeps reading, so that the program never blocks on its output.
      stream?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    }
    this.ended = new Promise((resolve) => {
      const tell = (code: number | null) => resolve(this.#howItEnded(code));
      this.#child.on('error', (error) => resolve(`cannot be started: ${error.message}`));
      this.#child.on('close', tell);
      this.#child.on('exit', (code) => {
        this.stop();
        setTimeout(tell, drain, code).unref();
      });
    });
  }

  /** The beginning of what it has printed. */
  get printed(): string {
    return this.#printed;
  }

  /** Ends the program and all that it has started; by force after three seconds. */
  stop(): void {
    this.#child.stdin?.destroy();
    if (process.platform === 'win32') this.#child.kill();
  }

  #read(text: string): void {
    this.#printed = (this.#printed + text).slice(0, mostPrinted);
    this.#latest = (this.#latest + text).slice(-longestLastWords);
  }

  #howItEnded(code: number | null): string {
    const how = cannotStart.includes(code) ? 'cannot be started' : `has ended (${code ?? 'by a signal'})`;
    const lines = stripVTControlCharacters(this.#latest)
      .trim()
      .split(/[\r\n]+/);
    const lastWords = lines.at(-1)?.trim();
    return lastWords ? `${how}: ${lastWords}` : how;
  }
}

function start([program, ...words]: readonly [string, ...string[]]): ChildProcess {
  const stdio = ['pipe', 'pipe', 'pipe'] as const;
  const env = withoutSettings(process.env);
  // Windows has neither this shell nor process groups; there a tunnel outlives a server that is killed.
  if (process.platform === 'win32') return spawn(program, words, { stdio: [...stdio], env });
  return spawn('/bin/sh', ['-c', leashed, 'sh', program, ...words], { detached: true, stdio: [...stdio], env });
}
