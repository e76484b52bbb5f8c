import { expect, test } from 'vitest';
import { figures } from '../../protocol/scene.ts';
import { ordinaryBounds } from '../limits/bounds.ts';
import { deviceOf, openTable, Player, post } from '../testing/player.ts';
import { startServer } from '../testing/server.ts';

const tableKey = 'grüner Mond 7';
const settings = { tableKey };

const request = (key?: string) => {
  const open = { game: 'thieves', device: deviceOf('Ala'), name: 'Ala', figure: figures[0] };
  return key === undefined ? open : { ...open, key };
};
const opening = async (base: string, key?: string) => {
  const response = await post(base, request(key));
  const { problem } = (await response.json()) as { problem?: string };
  return [response.status, problem];
};

test('anyone may open tables where no key is set, whatever key they bring', async () => {
  const { base } = await startServer();
  expect(await opening(base)).toEqual([201, undefined]);
  expect(await opening(base, 'of another server')).toEqual([201, undefined]);
});

test('with a key only its holders open tables, and anybody joins with the code', async () => {
  const { base } = await startServer({ settings });
  expect(await opening(base)).toEqual([403, 'key-needed']);
  expect(await opening(base, 'grüner Mond 8')).toEqual([403, 'wrong-key']);
  expect(await opening(base, tableKey)).toEqual([201, undefined]);
  const guest = await Player.at(base, await openTable(base, 'Ala', { key: tableKey }), 'Bruno');
  await guest.does({ do: 'sit', seat: 1, name: 'Bruno', figure: figures[1] });
});

test('after too many wrong keys even the right one gets no answer for a minute', async () => {
  const { base } = await startServer({ settings, bounds: { ...ordinaryBounds, wrongKeysPerMinute: 3 } });
  const tries = await Promise.all(Array.from({ length: 8 }, (_, each) => opening(base, `wrong key ${each}`)));
  expect(tries.filter(([, problem]) => problem === 'wrong-key')).toHaveLength(3);
  expect(await opening(base, tableKey)).toEqual([429, 'too-fast']);
});
