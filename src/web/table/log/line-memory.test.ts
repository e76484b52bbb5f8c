import { expect, test } from 'vitest';
import { LineMemory } from './line-memory.ts';

interface Happening {
  readonly what: string;
}

test('a line is worded once, and again when names or language have changed', () => {
  const worded: string[] = [];
  const memory = new LineMemory<Happening>(({ what }) => {
    worded.push(what);
    return what === 'nothing' ? null : { text: what, rule: 'TH-1', href: '' };
  });
  const shot = { what: 'shot' };
  const nothing = { what: 'nothing' };
  for (let time = 0; time < 3; time++) {
    expect(memory.lineOf(shot, 'en Ann')?.text).toBe('shot');
    expect(memory.lineOf(nothing, 'en Ann')).toBeNull();
  }
  expect(worded).toEqual(['shot', 'nothing']);
  memory.lineOf(shot, 'pl Ann');
  expect(worded).toEqual(['shot', 'nothing', 'shot']);
});
