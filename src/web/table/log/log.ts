/** One line of the log: a sentence about what happened, and the clause behind it. */
export interface LogEntry {
  readonly text: string;
  readonly rule: string;
  /** Where the clause can be read. */
  readonly href: string;
  /** Who did it. */
  readonly seat?: number;
  /** Big moments stand out. */
  readonly weight?: 'big';
}
