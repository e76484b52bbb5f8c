import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Tasks that report when they begin, and end when the test says so. */
function stage() {
  const turns = new Turns();
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const take = (name: string) =>
    turns.take(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const end = (name: string, error?: Error) => ends.get(name)?.(error);
  return { turns, begun, take, end };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('the first task begins at once, the others when the one before is done', async () => {
  const { begun, take, end } = stage();
  const all = Promise.all(['one', 'two', 'three'].map(take));
  expect(begun).toEqual(['one']);
  end('one');
  await aMoment();
  expect(begun).toEqual(['one', 'two']);
  end('two');
  await aMoment();
  end('three');
  expect(await all).toEqual(['one', 'two', 'three']);
});

test('a task that fails does not keep the next one from its turn', async () => {
  const { begun, take, end } = stage();
  const failing = take('one');
  const next = take('two');
  end('one', new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await aMoment();
  expect(begun).toEqual(['one', 'two']);
  end('two');
  expect(await next).toBe('two');
});

test('when everything is done the next task begins at once again', async () => {
  const { turns, begun, take, end } = stage();
  const first = take('one');
  end('one');
  await first;
  await turns.done();
  void take('two');
  expect(begun).toEqual(['one', 'two']);
});
