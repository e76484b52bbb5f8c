import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Flights } from './flight.svelte.ts';
import { readingTime } from './pace.ts';
import { Showing, type Rhythm } from './showing.svelte.ts';

interface View {
  readonly step: number;
}

const beat = 100;

/** Shows each event with one pause, and writes down what happens. */
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

/** Gives everything that is shown from now on this caption. */
function say(words: string, more: Partial<Rhythm<string>> = {}): void {
  showing.rhythm = { ...showing.rhythm, wordsOf: () => words, ...more };
}

let page: { hidden: boolean };
let showing: Diary;

beforeEach(() => {
  page = { hidden: false };
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
  showing = new Diary({ step: 0 }, new Flights(() => false));
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
  await vi.advanceTimersByTimeAsync(3 * beat);
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

test('a tap beside everything goes on to the next moment and drops nothing', async () => {
  showing.hear(['aims', 'fires', 'falls'], { step: 1 });
  showing.hasten();
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['aims', 'fires']);
  await vi.advanceTimersByTimeAsync(beat);
  expect(showing.lines).toEqual(['aims', 'fires', 'falls']);
});

test('a sentence stays for as long as it takes to read it', async () => {
  say('Dutch hides a card.');
  showing.hear(['hides', 'over'], { step: 1 });
  await vi.advanceTimersByTimeAsync(1100);
  expect([showing.lines, showing.caption]).toEqual([['hides'], 'Dutch hides a card.']);
  await vi.advanceTimersByTimeAsync(readingTime('Dutch hides a card.') - 1100);
  expect(showing.lines).toEqual(['hides', 'over']);
});

test.each([
  ['calm', 1.6],
  ['quick', 0.55],
] as const)('the %s pace takes %d of the time', async (pace, share) => {
  say('Dutch hides a card.', { pace: () => pace });
  showing.hear(['hides', 'over'], { step: 1 });
  const time = readingTime('Dutch hides a card.') * share;
  await vi.advanceTimersByTimeAsync(time - 1);
  expect(showing.lines).toEqual(['hides']);
  await vi.advanceTimersByTimeAsync(1);
  expect(showing.lines).toEqual(['hides', 'over']);
});

test('what the viewer did needs no reading', async () => {
  say('You hide a card.', { isOwn: (event) => event === 'hides' });
  showing.hear(['hides', 'over'], { step: 1 });
  await vi.advanceTimersByTimeAsync(beat);
  expect(showing.lines).toEqual(['hides', 'over']);
});

test('who falls behind catches up by shorter sentences, but not by what concerns the viewer', async () => {
  const words = 'Dutch hides a card.';
  say(words, { concerns: (event) => event === 'hits you' });
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) showing.hear([step === 3 ? 'hits you' : `event ${step}`], { step });
  const times = new Map<string, number>();
  for (let time = 0; showing.busy; time += 10) {
    const line = showing.event ?? '';
    times.set(line, (times.get(line) ?? 0) + 10);
    await vi.advanceTimersByTimeAsync(10);
  }
  const full = readingTime(words);
  expect(times.get('event 2')).toBeLessThan(full * 0.8);
  expect(times.get('hits you')).toBeGreaterThan(full - 10);
  expect(times.get('event 8')).toBeGreaterThan(full - 10);
});

test('when far too much waits, only what concerns the viewer is still told', async () => {
  showing.rhythm = { ...showing.rhythm, concerns: (event) => event === 'event 7' };
  for (let step = 1; step <= 40; step++) showing.hear([`event ${step}`], { step });
  await vi.advanceTimersByTimeAsync(50 * beat);
  expect(showing.lines.filter((line) => line.startsWith('event')).slice(0, 3)).toEqual([
    'event 1',
    'event 7',
    'event 33',
  ]);
  expect(showing.hasCut).toBe(true);
});

test('to go forward tells nothing until the viewer is wanted', async () => {
  showing.hear(['aims'], { step: 1 });
  showing.forward();
  showing.hear(['fires'], { step: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.lines).toEqual(['aims', 'view 1', 'view 2']);
  showing.arrive();
  showing.hear(['wins'], { step: 3 });
  expect(showing.lines.at(-1)).toBe('wins');
});

test('what happened since the last own move is told again, and the log stays as it is', async () => {
  say('Dutch hides a card.', { isOwn: (event) => event === 'own' });
  for (const [index, event] of ['before', 'own', 'one', 'two'].entries()) showing.hear([event], { step: index + 1 });
  showing.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.hasCut).toBe(true);
  showing.lines.length = 0;
  expect(showing.tellAgain()).toBe(true);
  expect([showing.view.step, showing.unlogged]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(showing.lines).toEqual(['own', 'view 2', 'one', 'view 3', 'two', 'view 4']);
  expect([showing.unlogged, showing.hasCut]).toEqual([0, false]);
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
