import { expect, test } from 'vitest';
import { countedBy } from './visitor.ts';

test('without an address, devices are counted', () => {
  expect([countedBy('192.0.2.1', 'abc'), countedBy('203.0.113.7', 'abc')]).toEqual(['device abc', '203.0.113.7']);
});
