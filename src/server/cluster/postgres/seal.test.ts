import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSealedBy, longestText, opener, sealer } from './seal.ts';

const key = randomBytes(32);
const noon = 1.7e12;
const at = (time: number) => ({ key, now: () => time });

test('a sealed text is opened by whoever has the key, and does not show what it says', () => {
  const seal = sealer(at(noon), 'one');
  const sealed = [seal('Ala: Żółć!'), seal('Ala: Żółć!')];
  expect(sealed.join(' ')).not.toMatch(/Ala|Żółć/);
  expect(sealed.map(opener(at(noon)))).toEqual(['Ala: Żółć!', 'Ala: Żółć!']);
  expect(sealed[0]).not.toBe(sealed[1]);
});

test('the longest text fits into a notification of PostgreSQL', () => {
  const sealed = sealer(at(noon), 'n'.repeat(40))('x'.repeat(longestText));
  expect(sealed.length).toBeLessThan(8000);
  expect(opener(at(noon))(sealed)).toBe('x'.repeat(longestText));
});

test('nobody without the key can seal, change a text, or pass it off as that of another process', () => {
  const sealed = sealer(at(noon), 'one')('yes');
  const open = opener(at(noon));
  const forged = [
    sealer({ ...at(noon), key: randomBytes(32) }, 'one')('yes'),
    sealed.replace('one', 'two'),
    sealed.slice(0, -4),
    `one ${Buffer.from(Buffer.from(sealed.slice(4), 'base64').map((byte, each) => (each === 9 ? byte ^ 1 : byte))).toString('base64')}`,
    'one {"kind":"removed","code":"AAAAAA"}',
    `${'n'.repeat(41)} AAAA`,
    `one ${'A'.repeat(9000)}`,
    'one',
    '',
  ];
  expect(forged.map(open)).toEqual(forged.map(() => undefined));
  expect(open(sealed)).toBe('yes');
});

test('a text that is heard again, or that is older than the last one, is passed over', () => {
  const seal = sealer(at(noon), 'one');
  const [first, second] = [seal('first'), seal('second')];
  const open = opener(at(noon));
  expect([second, second, first].map(open)).toEqual(['second', undefined, undefined]);
});

test('a text that was kept for a minute is passed over also by a process that never heard it', () => {
  const sealed = sealer(at(noon), 'one')('old');
  expect(opener(at(noon + 60_000))(sealed)).toBeUndefined();
  expect(opener(at(noon - 60_000))(sealed)).toBeUndefined();
  expect(opener(at(noon + 20_000))(sealed)).toBe('old');
});

test('a clock that goes back makes no process seal two texts with one number, and it is still heard', () => {
  const clock = { now: noon };
  const settings = { key, now: () => clock.now };
  const [seal, open] = [sealer(settings, 'one'), opener(settings)];
  expect(open(seal('before'))).toBe('before');
  clock.now -= 5000;
  expect(open(seal('after'))).toBe('after');
});

test('a process whose clock was an hour fast is heard again as soon as the clock is right', () => {
  const clock = { now: noon + 3_600_000 };
  const seal = sealer({ key, now: () => clock.now }, 'one');
  const open = opener(at(noon));
  expect(open(seal('too early'))).toBeUndefined();
  clock.now = noon;
  const sealed = seal('in time');
  expect(open(sealed)).toBe('in time');
  expect([isSealedBy('one', sealed), isSealedBy('two', sealed)]).toEqual([true, false]);
});
