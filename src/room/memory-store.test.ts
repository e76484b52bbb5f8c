import { expect, test } from 'vitest';
import { nodeTimers as timers } from '../server/registry/node-timers.ts';
import { openMemory } from './memory-store.ts';
import { describeClaims } from './testing/describe-claims.ts';
import { logContract } from './testing/log-contract.ts';

describeClaims('Memory', logContract, (run) => run(openMemory({ now: Date.now, timers }), { expect, timers }));

test('time in memory is told by the clock of the host', () => {
  expect(openMemory({ now: () => 1234, timers }).now()).toBe(1234);
});
