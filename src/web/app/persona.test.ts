import { expect, test } from 'vitest';
import { nameIn } from '../../protocol/names.ts';
import { persona, rememberPersona } from './persona.ts';

test('somebody keeps their name', () => {
  rememberPersona({ name: '👩‍👩‍👧 Nowak', figure: 'fan' });
  expect(persona()).toEqual({ name: '👩‍👩‍👧 Nowak', figure: 'fan' });
});

test.each(['\u2800', '\u3164', ''])('a name that no server takes any more (%j) gives way to an alias', (name) => {
  rememberPersona({ name, figure: 'fan' });
  expect(nameIn(persona().name)).toBeDefined();
});
