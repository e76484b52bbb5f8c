import { expect, test } from 'vitest';
import { remember } from '../device/storage.ts';
import { castOf, rememberCast } from './cast.ts';

const cast = (name: string) => [{ name, figure: 'fan' as const }];

test('who sat in the last game of a table is known, and of no other', () => {
  rememberCast('ABCDEF', cast('Ada'));
  rememberCast('ABCDEF', cast('Ben'));
  expect(castOf('ABCDEF', 'last')).toEqual(cast('Ben'));
  expect(castOf('ABCDEF', '1')).toBeUndefined();
  expect(castOf('FEDCBA', 'last')).toBeUndefined();
});

test('only the newest tables are remembered', () => {
  for (const letter of 'ABCDEFGHIJKLM') rememberCast(`CROWD${letter}`, cast('Cleo'));
  expect([castOf('CROWDA', 'last'), castOf('CROWDB', 'last')]).toEqual([undefined, cast('Cleo')]);
});

test.each(['{', '[1]', '{"code":1}', '[{"code":"ABCDEF","cast":[{"name":"x","figure":"dragon"}]}]'])(
  'what somebody else has written there is nothing: %s',
  (text) => {
    remember('hideout.casts', text);
    expect(castOf('ABCDEF', 'last')).toBeUndefined();
  },
);
