import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { gameIn, replay } from '../../src/engine/replay.ts';
import { games } from '../../src/games/catalogue.ts';
import {
  codesSchema,
  gamesSchema,
  openedSchema,
  problemSchema,
  refusedSchema,
  tableSummarySchema,
} from '../../src/protocol/http.ts';
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts';
import { anyMove, startServer } from '../../src/server/testing/server.ts';
import { deviceOf, openTable, Player, post } from '../../src/server/testing/player.ts';

const open = { game: 'thieves', device: deviceOf('Ala'), name: 'Ala', figure: 'fan' };
const nobody = 'ABCDEF';

/** Every answer has exactly the fields of its schema. */
test.each([
  ['the games', 200, gamesSchema, (base: string) => fetch(`${base}/api/games`)],
  ['codes', 200, codesSchema, (base: string) => fetch(`${base}/api/codes`)],
  ['a new table', 201, openedSchema, (base: string) => post(base, open)],
  ['a request that is none', 400, problemSchema, (base: string) => post(base, {})],
  ['a strange option', 400, refusedSchema, (base: string) => post(base, { ...open, options: { openHands: true } })],
  [
    'a table',
    200,
    tableSummarySchema,
    async (base: string) => fetch(`${base}/api/tables/${await openTable(base, 'Ala')}`),
  ],
  ['no table', 404, problemSchema, (base: string) => fetch(`${base}/api/tables/${nobody}`)],
  ['no record', 404, problemSchema, (base: string) => fetch(`${base}/api/tables/${nobody}/record`)],
  [
    'a record of a game that is not over',
    409,
    problemSchema,
    async (base: string) => fetch(`${base}/api/tables/${await openTable(base, 'Ala')}/record`),
  ],
])('the answer about %s follows its schema', async (_, status, schema, ask) => {
  const { base } = await startServer();
  const response = await ask(base);
  const body: unknown = await response.json();
  expect([response.status, v.parse<v.GenericSchema>(schema, body)]).toEqual([status, body]);
});

test.each(['abcdef', 'ABCDE', 'ABCDEFGHJKLMN', 'ABCDE0', 'ABC%20DE', '%00', '..%2f..%2fetc', 'ABCDEF%0A'])(
  'the store is not asked for the table %s',
  async (code) => {
    const store = openSqlite(':memory:');
    const load = vi.spyOn(store, 'load');
    const { base } = await startServer({ store });
    for (const path of [`/api/tables/${code}`, `/api/tables/${code}/record`]) {
      const response = await fetch(base + path);
      expect([response.status, await response.json()]).toEqual([404, { problem: 'no-such-table' }]);
    }
    expect(load).not.toHaveBeenCalled();
  },
);

test('the record of a game that is over is a file that replays', async () => {
  const { base } = await startServer({ games });
  const code = await openTable(base, 'Ala', { playNow: true });
  const player = await Player.at(base, code, 'Ala');
  while (player.scene?.table.stage === 'playing') {
    await player.until(() => anyMove(player) !== undefined || player.scene?.table.stage === 'over');
    const move = anyMove(player);
    if (move) await player.say(move);
  }
  const response = await fetch(`${base}/api/tables/${code}/record`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/jsonl; charset=utf-8']);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="hideout-thieves-${code}-1.jsonl"`);
  const text = await response.text();
  expect(text).not.toContain('Ala');
  const lines = text.trimEnd().split('\n');
  const game = games[gameIn(lines)];
  expect(game && replay(game, lines)).toBeUndefined();
  expect(game?.id).toBe('thieves');
});

test('"Play now" lets a player choose the level of the bots', async () => {
  const { base } = await startServer({ games });
  const levelsOf = async (wishes: object) => {
    const player = await Player.at(base, await openTable(base, 'Ala', { playNow: true, ...wishes }), 'Ala');
    return player.scene?.table.seats.map(({ bot }) => bot);
  };
  expect(await levelsOf({ level: 'rookie', seats: 3 })).toEqual([null, 'rookie', 'rookie']);
  expect(await levelsOf({ seats: 3 })).toEqual([null, 'regular', 'regular']);
});
