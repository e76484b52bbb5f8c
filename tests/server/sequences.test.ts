import { expect, onTestFinished, test, vi } from 'vitest';
import { scaled } from '../../src/testing/scale.ts';
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts';
import { RegistryHarness, stopTime } from '../../src/room/testing/harness.ts';
import { Sequence, type Happened } from '../../src/server/testing/sequence.ts';

/* The server's own chance follows from the number of a sequence, too, so that a failure can be seen again. */
const chance = vi.hoisted(() => {
  let state = 1;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state ^ (state >>> 13)) >>> 0;
  };
  const randomBytes = (length: number) => Buffer.from(Array.from({ length }, () => next() & 255));
  const randomInt = (below: number) => next() % below;
  return { begin: (number: number) => void (state = number + 1), randomBytes, randomInt };
});
vi.mock('node:crypto', async (original) => ({
  ...(await original<object>()),
  randomBytes: chance.randomBytes,
  randomInt: chance.randomInt,
}));

/** One sequence again: HIDEOUT_SEQUENCE=1234 npx vitest run tests/server/sequences.test.ts */
const again = process.env['HIDEOUT_SEQUENCE'];

const steps = 15;
/** Sequences that share a store, as tables of an evening do. */
const together = 50;

async function close({ registry, store }: RegistryHarness): Promise<void> {
  await registry.stop();
  await store.close();
}

/** Half a million frames take some minutes, and more on a busy machine. */
const timeout = 3_600_000;

test('whatever people do in whatever order, every promise of a table holds', { timeout }, async () => {
  stopTime();
  onTestFinished(() => void vi.useRealTimers());
  const happened: Happened = {};
  const sequences = scaled({ quick: 200, normal: 2000, long: 2000 });
  const frames = again === undefined ? scaled({ quick: 0, normal: 0, long: 500_000 }) : 0;
  const first = Number(again ?? 0);
  const last = again === undefined ? sequences : first + 1;
  let tables = new RegistryHarness({ store: openSqlite(':memory:') });
  for (let number = first; number < last || (happened['frames'] ?? 0) < frames; number++) {
    if (number % together === 0) {
      await close(tables);
      tables = new RegistryHarness({ store: openSqlite(':memory:') });
    }
    chance.begin(number);
    await new Sequence(number, tables, happened).play(steps);
  }
  await close(tables);
  console.log(happened);
  // A few sequences do not contain everything.
  if (again !== undefined || sequences < 2000) return;
  for (const kind of ['sit', 'leave', 'wait', 'carry', 'claim', 'end', 'chat', 'emote', 'host', 'start', 'move']) {
    expect(happened[`${kind}: done`], kind).toBeGreaterThan(0);
  }
  for (const kind of ['reopened', 'played on', 'records', 'shared']) {
    expect(happened[kind], kind).toBeGreaterThan(sequences / 200);
  }
});
