/** People who have a table open at other processes, and since when the table has been awake there. */
export interface Elsewhere {
  readonly owners: ReadonlySet<string>;
  /** Infinity if nobody is there. */
  readonly wokeAt: number;
  /** A big screen shows the table there. */
  readonly hasScreen: boolean;
}

/** Who has a table open at this process. */
export interface Here {
  readonly owners: Iterable<string>;
  readonly wokeAt: number;
  readonly hasScreen: boolean;
}

export const nobodyElsewhere: Elsewhere = { owners: new Set(), wokeAt: Infinity, hasScreen: false };

/** Who has which table open, at all processes that share the store. */
export interface Attendance {
  /** Records who has a table open at this process, and tells the other processes. */
  note(code: string, here: Here): void;
  /** Who has these tables open at other processes. Tables that nobody has open are left out. */
  elsewhere(codes: readonly string[]): Promise<ReadonlyMap<string, Elsewhere>>;
  close(): Promise<void>;
}

/** A single process needs no list: it knows who is there. */
export const soleAttendance: Attendance = {
  note: () => undefined,
  elsewhere: () => Promise.resolve(new Map()),
  close: () => Promise.resolve(),
};
