import { setTimeout as pause } from 'node:timers/promises';

/**
 * The most milliseconds that each step of an ending may take: until the store has told the outcome of everything under
 * way, until the pages are gone, and until the connections to others are closed. Whoever stops the server gives it ten
 * seconds, and a busy machine needs some of them.
 */
export const endingTimes = { settle: 4500, pages: 2000, close: 2000 } as const;

/** The exit code of a server that had to end before it knew the outcome of everything: EX_TEMPFAIL in sysexits.h. */
const unsettledExit = 75;

/** Milliseconds within which npm repeats a signal that it was sent together with the server. */
const echo = 1000;
/** Milliseconds before the person who stops the server is told what it waits for. */
const patience = 1000;

/** What ends when a signal comes. */
export interface Endable {
  stop(): Promise<void>;
  /** What the store has not told the outcome of, in words. */
  unsettled(): string | undefined;
}

/** Waits for the work, but not longer than this; then it goes on by itself. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const timeout = pause(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    await Promise.race([work, timeout]);
  } finally {
    done.abort();
  }
}

/**
 * Ends this process at the first SIGINT or SIGTERM, in good order if the store allows it, and at once at the second
 * one. A database that has fallen silent holds its connections open, so the process exits in any case.
 */
export function endAtSignals(starting: Promise<Endable>): void {
  let server: Endable | undefined;
  starting.then(
    (started) => (server = started),
    () => undefined,
  );
  let firstAt: number | undefined;
  const hear = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      if (server) void end(server);
      else leaveUnopened();
    } else if (server && !isEcho(performance.now() - firstAt)) leave(server);
  };
  process.on('SIGINT', hear).on('SIGTERM', hear);
}

/** Ctrl+C signals both npm and this process, and npm passes it on. The copy must not interrupt the ending. */
const isEcho = (since: number): boolean => Boolean(process.env['npm_lifecycle_event']) && since < echo;

async function end(server: Endable): Promise<void> {
  const explain = () => {
    if (server.unsettled() === undefined) return;
    console.error('The store has not answered yet. Waiting a few seconds for it; another signal ends this at once.');
  };
  setTimeout(explain, patience);
  try {
    await server.stop();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  leave(server);
}

function leave(server: Endable): never {
  const unsettled = server.unsettled();
  if (unsettled === undefined) process.exit();
  console.error(unsettled);
  process.exit(unsettledExit);
}

/** Nobody has been told anything, and a schema that is being changed stays as it was. */
function leaveUnopened(): never {
  console.log('Hideout was stopped before it was open.');
  process.exit(0);
}
