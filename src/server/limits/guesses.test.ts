import { expect, test } from 'vitest';
import { Guesses } from './guesses.ts';

const bounds = { ofAddress: 6, ofNetwork: 12, inAll: 1e9 };

function guesses(wishes: Partial<typeof bounds> = {}) {
  const clock = { now: 0 };
  const all = new Guesses({ ...bounds, ...wishes }, () => clock.now);
  /** How many of these wrong guesses are answered. */
  const heard = (ips: readonly string[]) => ips.filter((ip) => all.mayHear(ip)).length;
  return { clock, all, heard };
}

const times = (count: number, ip: (each: number) => string) => Array.from({ length: count }, (_, each) => ip(each));
const sites = (count: number) => times(count, (each) => `2001:db8:${each.toString(16)}::1`);

test('an address has its guesses, and gets them back over a minute', () => {
  const { clock, all, heard } = guesses();
  expect(heard(times(20, () => '203.0.113.7'))).toBe(6);
  expect([all.mustWait('203.0.113.7'), all.mustWait('::ffff:203.0.113.7'), all.mustWait('203.0.113.8')]).toEqual([
    true,
    true,
    false,
  ]);
  clock.now += 30_000;
  expect(heard(times(20, () => '203.0.113.7'))).toBe(3);
});

test('65,536 networks of one /48 have as much as two', () => {
  const { heard } = guesses();
  expect(heard(times(65_536, (each) => `2001:db8:7:${each.toString(16)}::1`))).toBe(12);
});

test('a flood of others empties no memory', () => {
  const { all, heard } = guesses();
  heard(times(6, () => '203.0.113.7'));
  heard(sites(60_000));
  expect(all.mustWait('203.0.113.7')).toBe(true);
});

test('when the budget of the server is used up, everybody has one more guess a minute, and nobody hears of it', () => {
  const { clock, all, heard } = guesses({ inAll: 60 });
  expect(heard(sites(1000))).toBe(60);
  const guilty = sites(1000).slice(60);
  expect(guilty.every((ip) => all.mustWait(ip))).toBe(true);
  // Whoever has not guessed wrong is not slowed.
  expect(all.mustWait('203.0.113.7')).toBe(false);
  clock.now += 60_000;
  expect(guilty.some((ip) => all.mustWait(ip))).toBe(false);
  expect(heard(sites(1000))).toBe(60);
});
