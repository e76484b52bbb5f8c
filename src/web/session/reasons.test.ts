import { beforeAll, expect, test } from 'vitest';
import { load, loadAlso, speak, type Language } from '../../words/index.ts';
import { Errands } from './errands.ts';
import { problemIn } from './reasons.ts';

beforeAll(async () => {
  await loadAlso('cash-n-guns');
  await load('en');
  await load('pl');
});

/** What the page says about the answer to a wish to sit down. */
async function saidAbout(language: Language, refused: { problem: 'name-taken'; values?: { name: string } }) {
  speak(() => language);
  const errands = new Errands();
  const answer = errands.add({ do: 'sit', n: 1, seat: 0, name: 'AIa', figure: 'fan' });
  errands.hear({ say: 'refused', n: 1, ...refused });
  return problemIn(await answer);
}

test('the refusal of an imitated name says which one', async () => {
  const refused = { problem: 'name-taken', values: { name: 'Ala' } } as const;
  expect(await saidAbout('en', refused)).toBe(
    'That looks like “Ala”, who is already sitting here. Choose another name.',
  );
  expect(await saidAbout('pl', refused)).toBe('To wygląda jak „Ala”, a ktoś taki już tu siedzi. Wybierz inne imię.');
});

test('also a server that does not say which is understood', async () => {
  expect(await saidAbout('en', { problem: 'name-taken' })).toBe('Someone here already has that name. Choose another.');
});
