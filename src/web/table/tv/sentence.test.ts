import { expect, test } from 'vitest';
import { sentence, sizeOf } from './sentence.ts';

test('a bar parts what happens from whom it concerns', () => {
  expect(sentence('Raid!|Dan loses it all.', 'harm')).toEqual({
    what: 'Raid!',
    whom: 'Dan loses it all.',
    tone: 'harm',
  });
});

test('without a bar the first sentence is what happens', () => {
  expect(sentence('Dan goes down. Wounds: 2.')).toMatchObject({ what: 'Dan goes down.', whom: 'Wounds: 2.' });
  expect(sentence('Ada is thinking…')).toMatchObject({ what: 'Ada is thinking…', whom: '' });
});

test('a long sentence gets smaller, down to half', () => {
  const long = (letters: number) => sizeOf(sentence('x'.repeat(letters)));
  expect([long(10), long(35), long(71)]).toEqual([1, 1, 0.5]);
  expect(long(47)).toBeCloseTo(0.75);
  expect(long(200)).toBe(0.5);
});
