import { expect, test } from 'vitest';
import { Story } from './story.ts';

const news = { isOwn: false, isNews: true };
const silence = { isOwn: false, isNews: false };
const own = { isOwn: true, isNews: false };

const told = (...chapters: readonly (readonly [string, typeof news])[]) => {
  const story = new Story<null, string>();
  for (const [event, sort] of chapters) story.add({ before: null, events: [event], view: null }, sort);
  return story.chapters.flatMap(({ events }) => events);
};

test('it begins with the last own move', () => {
  expect(told(['old', news], ['mine', own], ['one', news], ['two', news])).toEqual(['mine', 'one', 'two']);
});

test('an own move that nothing followed yet does not hide what led up to it', () => {
  expect(told(['mine', own], ['one', news], ['load', own], ['secret', silence])).toEqual([
    'mine',
    'one',
    'load',
    'secret',
  ]);
});

test('a viewer who made no move can look back, too, up to a limit', () => {
  const long = Array.from({ length: 200 }, (_, index) => [`event ${index}`, news] as const);
  expect(told(...long).length).toBe(120);
});
