import { isTableEvent, type Heard, type TableEvent } from '../../../protocol/scene.ts';
import { say } from '../../../words/index.ts';
import type { LogEntry } from './log.ts';

/** The line of the log about people who come and go. It has no clause. */
export function tableLine({ kind, seat }: TableEvent, nameAt: (seat: number) => string): LogEntry {
  const name = seat === undefined ? '' : nameAt(seat);
  return { text: say(`log.${kind}`, { name }), rule: '', href: '', ...(seat === undefined ? {} : { seat }) };
}

/** The log up to the event that is being shown, without the given number of events of the game. */
export function toldSoFar(log: readonly Heard[], untold: number): readonly Heard[] {
  let end = log.length;
  for (let left = untold; left > 0 && end > 0; end--) {
    const { event } = log[end - 1] ?? {};
    if (event && !isTableEvent(event)) left -= 1;
  }
  return log.slice(0, end);
}
