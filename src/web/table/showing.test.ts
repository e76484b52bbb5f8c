import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Flights } from './flight.svelte.ts';
import { Showing } from './showing.svelte.ts';

// Movement asks the browser whether it is wanted.
vi.mock('../art/motion.ts', () => ({ mayMove: () => false, travel: 0 }));

interface View {
  readonly step: number;
}

const beat = 100;

/** Tells each event with one beat, and writes down what happens. */
class Diary extends Showing<View, string> {
  readonly lines: string[] = [];

  protected override async tell(moment: readonly string[]): Promise<void> {
    this.lines.push(moment.join('+'));
    await this.beat(beat);
  }

  protected override stepsBetween(before: View, after: View): number {
    return after.step - before.step;
  }

  protected override rest(): void {
    this.lines.push(`view ${this.view.step}`);
  }
}

let page: { hidden: boolean };
let showing: Diary;

beforeEach(() => {
  page = { hidden: false };
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
  showing = new Diary({ step: 0 }, new Flights());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events are told one after the other, and then the view that came with them is shown', async () => {
  showing.hear(['aims', 'fires'], { step: 1 });
  expect([showing.lines, showing.busy, showing.view.step]).toEqual([['aims'], true, 0]);
  await vi.advanceTimersByTimeAsync(beat);
  expect(showing.lines).toEqual(['aims', 'fires']);
  await vi.advanceTimersByTimeAsync(beat);
  expect(showing.lines).toEqual(['aims', 'fires', 'view 1']);
  expect([showing.busy, showing.view.step]).toEqual([false, 1]);
});

test('what happens meanwhile waits for its turn', async () => {
  showing.hear(['aims'], { step: 1 });
  showing.hear(['fires'], { step: 2 });
  await vi.advanceTimersByTimeAsync(2 * beat);
  expect(showing.lines).toEqual(['aims', 'view 1', 'fires', 'view 2']);
});

test('the log does not mention what has not been told', async () => {
  showing.hear(['aims', 'fires'], { step: 1 });
  expect(showing.unlogged).toBe(1);
  await vi.advanceTimersByTimeAsync(beat);
  expect(showing.unlogged).toBe(0);
});

test('to skip ends the beat and goes on to the newest view', async () => {
  showing.hear(['aims', 'fires'], { step: 1 });
  showing.hear(['falls'], { step: 2 });
  showing.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['aims', 'view 1', 'view 2']);
  expect([showing.busy, showing.unlogged]).toEqual([false, 0]);
});

test('what comes after a skip is told again', async () => {
  showing.hear(['aims'], { step: 1 });
  showing.skip();
  await vi.advanceTimersByTimeAsync(0);
  showing.hear(['fires'], { step: 2 });
  expect(showing.lines).toEqual(['aims', 'view 1', 'fires']);
});

test('when too much waits, it is no longer news', async () => {
  for (const step of [1, 2, 3, 4, 5, 6]) showing.hear([`event ${step}`], { step });
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['event 1', 'view 1', 'view 2', 'view 3', 'view 4', 'view 5', 'event 6']);
});

test('a story with a gap is not told: the newest view is shown at once', async () => {
  showing.hear(['aims'], { step: 1 });
  showing.hear(['wins'], { step: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['aims', 'view 1', 'view 9']);
  expect(showing.unlogged).toBe(0);
});

test('a view without events, such as after a break, is shown at once', async () => {
  showing.hear(['aims'], { step: 1 });
  showing.hear([], { step: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['aims', 'view 1', 'view 2']);
});

test('nobody looks at a hidden page: nothing is told there', async () => {
  page.hidden = true;
  showing.hear(['aims'], { step: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['view 1']);
});

test('the same view again, without events, is nothing new', () => {
  showing.hear([], showing.view);
  expect(showing.lines).toEqual([]);
});
