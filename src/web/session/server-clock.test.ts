import { expect, test } from 'vitest';
import { ServerClock } from './server-clock.ts';

const trip = (clock: ServerClock, sent: number, now: number, arrived: number) => {
  clock.ask(sent, sent);
  clock.learn(sent, now, arrived);
};

test('the quickest round trip tells the time', () => {
  const clock = new ServerClock();
  trip(clock, 1000, 6400, 1800);
  trip(clock, 2000, 7010, 2020);
  trip(clock, 3000, 8300, 3400);
  expect(clock.offset).toBe(5000);
});

test('five round trips are remembered', () => {
  const clock = new ServerClock();
  trip(clock, 0, 1, 2);
  for (const sent of [10, 20, 30, 40]) {
    expect(clock.isSure).toBe(false);
    trip(clock, sent, sent + 104, sent + 8);
  }
  expect(clock.isSure).toBe(true);
  trip(clock, 50, 154, 58);
  expect(clock.offset).toBe(100);
});

test('after sleeping it learns again', () => {
  const clock = new ServerClock();
  trip(clock, 0, 500, 2);
  clock.forget();
  expect(clock.offset).toBe(0);
});

test('an answer that nobody waits for says nothing', () => {
  const clock = new ServerClock();
  clock.learn(7, 500, 2);
  expect(clock.offset).toBe(0);
});
