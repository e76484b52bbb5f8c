import { Histogram } from 'prom-client';

/** What this process has seen since it started, at all tables together. */
export interface Counts {
  /** Open pages at this moment. */
  connections: number;
  /** Entries that wait for the store at this moment. */
  waiting: number;
  /** How long the first entry of each commit waited for it. */
  readonly commitTime: Histogram;
  /** Entries written by this process. */
  entries: number;
  /** Entries that were not written because another process wrote first. */
  superseded: number;
  /** Entries of other processes that were shown to pages of this one. */
  followed: number;
  /** Claims taken over after another process let them lapse, usually because it died. */
  takenOver: number;
  /** Bulletins about entries that were not in the store yet. This must stay 0. */
  earlyBulletins: number;
  /** Questions for the threads of bots: all of them, and those that got less time, no thread, or no answer. */
  thoughts: number;
  thoughtsCut: number;
  thoughtsRefused: number;
  thoughtsLost: number;
}

export const newCounts = (): Counts => ({
  connections: 0,
  waiting: 0,
  commitTime: new Histogram({
    name: 'hideout_commit_seconds',
    help: 'Time until a commit, from the first of its entries',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [],
  }),
  entries: 0,
  superseded: 0,
  followed: 0,
  takenOver: 0,
  earlyBulletins: 0,
  thoughts: 0,
  thoughtsCut: 0,
  thoughtsRefused: 0,
  thoughtsLost: 0,
});

/** Counts the time of each commit. */
export const timing =
  ({ commitTime }: Pick<Counts, 'commitTime'>) =>
  (seconds: number): void =>
    commitTime.observe(seconds);
