import type { CDPSession, Page } from '@playwright/test';

/** A task of the page: its start and end by the page's clock, and its processor time. */
export interface Task {
  readonly start: number;
  readonly end: number;
  readonly work: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly startTime?: number } };
}

const mark = 'recording';

/** Records everything the page does from this call on. Call the returned function at the end. */
export async function noteWork(page: Page, session: CDPSession): Promise<() => Promise<readonly Task[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(`performance.mark('${mark}')`);
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return tasksIn(events);
  };
}

/** The tasks of the page's main thread, by the clock that the page reads. */
function tasksIn(events: readonly TraceEvent[]): readonly Task[] {
  const marked = events.find(({ name }) => name === mark);
  if (!marked) throw new Error('The browser noted nothing.');
  const zero = marked.ts / 1000 - (marked.args?.data?.startTime ?? 0);
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === marked.pid && tid === marked.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: ts / 1000 - zero,
      end: (ts + dur) / 1000 - zero,
      work: tdur / 1000,
    }));
}

/** The processor time that the page used between two moments. Tasks across a boundary count in part. */
export function workBetween(tasks: readonly Task[], from: number, to: number): number {
  let sum = 0;
  for (const { start, end, work } of tasks) {
    const inside = Math.min(end, to) - Math.max(start, from);
    if (inside > 0) sum += (work * inside) / (end - start);
  }
  return sum;
}
