import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { textFrames } from './frame.ts';
import { Outbox } from './outbox.ts';

const received = (stream: PassThrough): string => (stream.read() as Buffer | null)?.toString('latin1') ?? '';
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('what is put into it goes out together, in its order, when the work at hand is done', async () => {
  const outbox = new Outbox();
  const [one, other] = [new PassThrough(), new PassThrough()];
  outbox.put(one, ['first', 'second']);
  await Promise.resolve();
  outbox.put(other, ['for the other']);
  outbox.put(one, ['third']);
  expect([received(one), received(other)]).toEqual(['', '']);
  await aMoment();
  expect(received(one)).toBe(textFrames(['first', 'second', 'third']));
  expect(received(other)).toBe(textFrames(['for the other']));
  outbox.put(one, ['later']);
  await aMoment();
  expect(received(one)).toBe(textFrames(['later']));
});

test('it can be emptied at once, and nothing goes out twice', async () => {
  const outbox = new Outbox();
  const stream = new PassThrough();
  outbox.put(stream, ['now']);
  outbox.empty();
  expect(received(stream)).toBe(textFrames(['now']));
  await aMoment();
  expect(received(stream)).toBe('');
});

test('who has gone meanwhile gets nothing, and the others get theirs', async () => {
  const outbox = new Outbox();
  const [gone, there] = [new PassThrough(), new PassThrough()];
  outbox.put(gone, ['too late']);
  outbox.put(there, ['in time']);
  gone.destroy();
  await aMoment();
  expect(received(there)).toBe(textFrames(['in time']));
});
