import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Card from './Card.svelte';

test('a card is a picture with a name for those who listen', () => {
  expect(render(Card, { props: { label: 'a face-down card' } }).body).toContain(
    'role="img" aria-label="a face-down card"',
  );
});

test('a card without a name is decoration, since what it belongs to has a name', () => {
  const { body } = render(Card, { props: { label: '' } });
  expect(body).toContain('aria-hidden="true"');
  expect(body).not.toContain('role="img"');
});
