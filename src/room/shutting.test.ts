import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, moveOf, nameOf, nextNumber, seqOf, settle, stopTime, threeInAGame } from './testing/harness.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

test('nothing more happens at a table that the operator has closed, and people are told', async () => {
  const { harness, active, others } = await threeInAGame({ clock: 'brisk' });
  await harness.table.settle({ kind: 'shut', shut: true });
  const shut = seqOf(active);
  expect(active.messages).toContainEqual({ say: 'notice', what: 'shut', name: '' });
  expect(await harness.says(active, moveOf(active))).toMatchObject({ problem: 'table-shut' });
  harness.leave(others[0]);
  harness.leave(active);
  await later(3600);
  const back = harness.enter(nameOf(active));
  await settle();
  expect(seqOf(back)).toBe(shut);
});

test('when it is opened again the game rests until its people go on', async () => {
  const { harness, active } = await threeInAGame({ clock: 'brisk' });
  await harness.table.settle({ kind: 'shut', shut: true });
  await later(3600);
  await harness.table.settle({ kind: 'shut', shut: false });
  expect(await harness.says(active, moveOf(active))).toMatchObject({ problem: 'paused' });
  await harness.says(active, { do: 'pause', n: nextNumber(), paused: false });
  expect(await harness.says(active, moveOf(active))).toMatchObject({ say: 'done' });
});
