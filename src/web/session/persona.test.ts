import { expect, test } from 'vitest';
import { nameIn } from '../../protocol/names.ts';
import { namesOfThings } from '../../words/testing/names-of-things.ts';
import { aliases, persona, rememberPersona } from './persona.ts';

test('somebody keeps their name', () => {
  rememberPersona({ name: '👩‍👩‍👧 Nowak', figure: 'fan' });
  expect(persona()).toEqual({ name: '👩‍👩‍👧 Nowak', figure: 'fan' });
});

test.each(['\u2800', '\u3164', ''])('a name that no server takes any more (%j) gives way to an alias', (name) => {
  rememberPersona({ name, figure: 'fan' });
  expect(nameIn(persona().name)).toBeDefined();
});

test('no alias is a word of the games', () => {
  expect(namesOfThings).toContain('diamond');
  expect(aliases.filter((name) => namesOfThings.has(name.toLowerCase()))).toEqual([]);
});
