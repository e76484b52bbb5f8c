import { isTableEvent, type Heard, type TableEvent } from '../../protocol/scene.ts';
import { say } from '../../words/index.ts';
import type { LogEntry } from './log.ts';

/** What the log says about people who come and go. No clause stands behind it. */
export function tableLine({ kind, seat }: TableEvent, nameAt: (seat: number) => string): LogEntry {
  const name = seat === undefined ? '' : nameAt(seat);
  return { text: say(`log.${kind}`, { name }), rule: '', href: '', ...(seat === undefined ? {} : { seat }) };
}

/** The log up to the event that is being shown; so many events of the game are not told yet. */
export function toldSoFar(log: readonly Heard[], untold: number): readonly Heard[] {
  let end = log.length;
  for (let left = untold; left > 0 && end > 0; end--) {
    const { event } = log[end - 1] ?? {};
    if (event && !isTableEvent(event)) left -= 1;
  }
  return log.slice(0, end);
}
