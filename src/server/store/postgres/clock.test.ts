import { expect, onTestFinished, test, vi } from 'vitest';
import { settle } from '../../../room/testing/harness.ts';
import { newDatabase } from '../../testing/postgres.ts';
import { DatabaseClock } from './clock.ts';
import { openPostgres } from './postgres.ts';

const hour = 3_600_000;
const noon = 1.7e12;

/** A machine, its database, and the way between them, all under the control of a test. */
async function start() {
  const world = { ticks: 5000, calendar: noon, database: noon + 250, way: 0, isAway: false, asked: 0 };
  const ask = async () => {
    world.asked += 1;
    if (world.isAway) throw new Error('The database cannot be reached.');
    pass(world.way / 2);
    const then = world.database;
    pass(world.way / 2);
    return then;
  };
  const pass = (milliseconds: number) => {
    for (const clock of ['ticks', 'calendar', 'database'] as const) world[clock] += milliseconds;
  };
  const clock = await DatabaseClock.start(ask, { ticks: () => world.ticks, calendar: () => world.calendar });
  onTestFinished(() => clock.stop());
  return { world, clock, pass };
}

test('the clock of the database is known without asking each time', async () => {
  const { world, clock, pass } = await start();
  pass(90_000);
  expect([clock.now(), world.asked]).toEqual([world.database, 1]);
});

test('it does not matter how the clock of this machine is set', async () => {
  const { world, clock, pass } = await start();
  for (const change of [-hour, 2 * hour, -hour]) {
    world.calendar += change;
    pass(58_000);
    expect(clock.now()).toBe(world.database);
    await settle();
    expect(clock.now()).toBe(world.database);
  }
});

test('after the machine has slept it asks again, at once and only once', async () => {
  const { world, clock } = await start();
  world.calendar += hour;
  world.database += hour;
  clock.now();
  clock.now();
  await settle();
  expect([clock.now(), world.asked]).toEqual([world.database, 2]);
});

test.each([-hour, hour])('if the clock of the database is set by %d ms, the next measurement tells', async (change) => {
  const { world, clock } = await start();
  world.database += change;
  await clock.measure();
  expect(clock.now()).toBe(world.database);
});

test('a slow answer moves the clock only as far as it proves', async () => {
  const { world, clock } = await start();
  world.way = 4000;
  await clock.measure();
  expect(clock.now()).toBe(world.database);
  world.database += 5000;
  await clock.measure();
  expect(world.database - clock.now()).toBe(2000);
});

test('while the database is away the clock goes on, and what was missed is measured when it is back', async () => {
  const { world, clock, pass } = await start();
  Object.assign(world, { isAway: true, calendar: world.calendar + hour, database: world.database + hour });
  clock.now();
  await settle();
  pass(1000);
  expect(clock.now()).toBe(world.database - hour);
  await settle();
  world.isAway = false;
  await clock.measure();
  expect(clock.now()).toBe(world.database);
});

test('a store goes on with the time of its database when the clock of the machine is set', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openPostgres(await newDatabase());
  onTestFinished(() => store.close());
  const before = store.now();
  vi.setSystemTime(Date.now() - hour);
  expect(store.now()).toBeGreaterThanOrEqual(before);
});
