import { expect, test } from 'vitest';
import { pagePaths } from '../../protocol/pages.ts';
import { replayAddress, routeOf, rulesAddress, tableAddress } from './route.ts';

const at = (address: string) => routeOf(new URL(address, 'http://hideout.test'));

test('every page has its address', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/t/ABCDEF')).toEqual({ page: 'table', code: 'ABCDEF' });
  expect(at('/tv')).toEqual({ page: 'tv' });
  expect(at('/tv/abcdef')).toEqual({ page: 'screen', code: 'ABCDEF' });
  expect(at('/tv/ABC')).toEqual({ page: 'tv' });
  expect(at('/rules/thieves')).toEqual({ page: 'rules', game: 'thieves', clause: '' });
  expect(at('/rules/cash-n-guns#CG-2.15')).toEqual({ page: 'rules', game: 'cash-n-guns', clause: 'CG-2.15' });
  expect(at('/replay#ABCDEF/3')).toEqual({ page: 'replay', code: 'ABCDEF', number: '3', panel: '' });
  expect(at('/replay#ABCDEF')).toEqual({ page: 'replay', code: 'ABCDEF', number: 'last', panel: '' });
  expect(at(replayAddress('ABCDEF', 'last', 'hidden'))).toMatchObject({ code: 'ABCDEF', panel: 'hidden' });
  expect(at('/replay#no')).toEqual({ page: 'replay', code: '', number: '', panel: '' });
  expect(at('/settings')).toEqual({ page: 'settings' });
  expect(at('/about/')).toEqual({ page: 'about' });
  expect(at('/components')).toEqual({ page: 'components' });
});

test.each(Object.entries(pagePaths))('the path of %s leads to its page', (page, path) => {
  expect(at(path.replace(':code', 'ABCDEF').replace(':game', 'thieves'))).toMatchObject({ page });
});

test('the code in an address may be written in small letters', () => {
  expect(at('/t/abcdef')).toEqual({ page: 'table', code: 'ABCDEF' });
});

test.each(['/t/', '/t/ABC', '/t/ABCDEF/more', '/settings/more', '/rules/', '/rules/Thieves!', '/nothing', '/t/%E0'])(
  'there is nothing at %s',
  (address) => {
    expect(at(address)).toEqual({ page: 'nowhere' });
  },
);

test('the rules open at a clause, a chapter or a power', () => {
  for (const clause of ['TH-3', 'TH-3.1', 'CG-6.good-friend']) {
    expect(at(`/rules/thieves#${clause}`)).toMatchObject({ clause });
  }
});

test.each(['%E0', 'top', 'TH-', 'TH-3.', 'TH-3.1-'])('#%s is not a clause', (hash) => {
  expect(at(`/rules/thieves#${hash}`)).toEqual({ page: 'rules', game: 'thieves', clause: '' });
});

test('addresses lead back to their pages', () => {
  expect(at(tableAddress('QWERTY'))).toEqual({ page: 'table', code: 'QWERTY' });
  expect(at(rulesAddress('thieves', 'TH-3.1'))).toEqual({ page: 'rules', game: 'thieves', clause: 'TH-3.1' });
});
