import { betweenReports, mostReports } from '../limits/bounds.ts';

/** Logs an error; `times` says how often it has happened since it was last logged. */
export type Log = (error: unknown, times: number) => void;

/**
 * Logs each kind of error at once, and then once a minute with the number of times it happened. Otherwise a full disk
 * would also flood the log.
 */
export function reporter(log: Log): (error: unknown) => void {
  const repeats = new Map<string, { error: unknown; times: number }>();
  const summarise = (kind: string) => {
    const repeated = repeats.get(kind);
    if (!repeated || repeated.times === 0) return void repeats.delete(kind);
    log(repeated.error, repeated.times);
    repeated.times = 0;
    setTimeout(summarise, betweenReports, kind).unref();
  };
  return (error) => {
    const own = kindOf(error);
    const kind = repeats.has(own) || repeats.size < mostReports ? own : 'others';
    const repeated = repeats.get(kind);
    if (repeated) {
      repeated.error = error;
      repeated.times += 1;
      return;
    }
    repeats.set(kind, { error, times: 0 });
    log(error, 1);
    setTimeout(summarise, betweenReports, kind).unref();
  };
}

/** System errors and store errors have a code; all others are told apart by their message. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
