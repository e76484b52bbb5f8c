import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endedGamesSchema, problemSchema } from '../../../../protocol/http.ts';
import { anyMove, startServer, seatedTable } from '../../../testing/server.ts';

/** Three people have played a game to its end. */
async function played(base: string) {
  const players = await seatedTable(base, 3);
  await players[0].does({ do: 'start' });
  while (players[0].scene?.table.stage !== 'over') {
    for (const player of players) {
      const move = anyMove(player);
      if (move) await player.say(move);
    }
    await players[0].say({ do: 'time' });
  }
  return { players, code: players[0].scene?.table.code ?? '' };
}

const at = (base: string, path: string) => fetch(`${base}/api/tables/${path}`);

test('the games of a table are listed, and each has its record', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  const list = v.parse(endedGamesSchema, await (await at(base, `${code}/games`)).json());
  expect(list.games).toMatchObject([{ number: 1, game: 'thieves', how: 'finished', record: true, log: false }]);
  const record = await at(base, `${code}/games/1/record`);
  expect([record.status, record.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="hideout-thieves-${code}-1.jsonl"`,
  ]);
  const text = await record.text();
  expect(text).toBe(await (await at(base, `${code}/record`)).text());
});

test.each([
  ['AAAAAA/games', 404, 'no-such-table'],
  ['abc/games', 404, 'no-such-table'],
  ['AAAAAA/games/1/record', 404, 'no-such-table'],
  ['AAAAAA/games/1/log', 404, 'no-such-table'],
])('%s is not there', async (path, status, problem) => {
  const { base } = await startServer();
  const response = await at(base, path);
  expect([response.status, v.parse(problemSchema, await response.json())]).toEqual([status, { problem }]);
});

test('a game that was not played has no record, and one whose rules are known has no log', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  for (const number of ['2', '0', 'one', '%00', '1e9', '-1']) {
    const response = await at(base, `${code}/games/${number}/record`);
    expect([response.status, await response.json()]).toEqual([404, { problem: 'no-such-record' }]);
  }
  const log = await at(base, `${code}/games/1/log`);
  expect([log.status, await log.json()]).toEqual([409, { problem: 'not-now' }]);
});
