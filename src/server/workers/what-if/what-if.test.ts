import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enter } from '../../../engine/unfold.ts';
import { games } from '../../../games/catalogue.ts';
import { thieves } from '../../../games/thieves/rules/index.ts';
import type { ThievesMove } from '../../../games/thieves/moves.ts';
import type { State } from '../../../games/thieves/rules/state.ts';
import type { Luck } from '../../../protocol/scene.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { playedUpTo } from '../../../table/what-if.ts';
import { deviceOf, openTable, Player } from '../../testing/player.ts';
import { anyMove, startServer } from '../../testing/server.ts';
import { originIn } from './origin.ts';

const archive = new URL('../../../games/thieves/archive/', import.meta.url);
const [name = ''] = readdirSync(archive);
const record = readFileSync(new URL(name, archive), 'utf8');
const lines = record.trim().split('\n');
const entries = lines
  .map((line) => JSON.parse(line) as { seat: number; move?: object })
  .filter(({ move }) => move !== undefined);
const result = (JSON.parse(lines.at(-1) ?? '') as { result: object }).result;

const wish = {
  device: deviceOf('Ala'),
  name: 'Ala',
  figure: 'fan',
  luck: 'same',
  step: 4,
  from: { at: 'file', text: record },
};
async function ask(base: string, changed: object = {}) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...wish, ...changed });
  const response = await fetch(`${base}/api/what-if`, { method: 'POST', headers, body });
  return { status: response.status, answer: (await response.json()) as { code?: string; problem?: string } };
}
const opened = async (base: string, changed: object = {}) => (await ask(base, changed)).answer.code ?? '';
/** A server with the real games, whose cards fall as the record says. */
const house = () => startServer({ games });
const join = (base: string, code: string) => Player.at(base, code, wish.name);

/** Plays the first move that is offered until the game is over. */
async function finish(player: Player): Promise<void> {
  while (player.scene?.table.stage === 'playing') {
    const move = anyMove(player);
    if (move) await player.say(move);
    else await player.say({ do: 'time' });
  }
}

test('the decision is the one of the record, on its seat, against bots, and the table says what it is', async () => {
  const { base } = await house();
  const player = await join(base, await opened(base));
  const { table, you, game } = player.scene ?? {};
  expect(you?.seat).toBe(entries[4]?.seat);
  expect(game?.ask?.moves).toContainEqual(entries[4]?.move);
  expect(table?.whatIf).toEqual({ seat: entries[4]?.seat, step: 4, luck: 'same', then: result });
  expect(table?.seats.filter(({ kind }) => kind === 'bot')).toHaveLength((table?.seats.length ?? 0) - 1);
});

test('it can be played to its end and again, is in no list of games, and has no record', async () => {
  const { base } = await house();
  const code = await opened(base, { luck: 'new' });
  const player = await join(base, code);
  await finish(player);
  expect(player.scene?.game?.result).not.toBeNull();
  const games = await fetch(`${base}/api/tables/${code}/games`);
  expect(await games.json()).toEqual({ games: [] });
  expect(player.scene?.table.evening?.played ?? []).toEqual([]);
  const answer = await fetch(`${base}/api/tables/${code}/record`);
  expect([answer.status, await answer.json()]).toEqual([409, { problem: 'what-if' }]);
  await player.does({ do: 'start' });
  await player.until(() => player.scene?.table.stage === 'playing');
  expect(player.scene?.game?.ask?.moves).toContainEqual(entries[4]?.move);
});

test('after a restart the table is what it was', async () => {
  const store = openSqlite(':memory:');
  const first = await startServer({ games, store: { ...store, close: () => Promise.resolve() } });
  const code = await opened(first.base, { luck: 'new' });
  const before = (await join(first.base, code)).scene;
  await first.stop();
  const second = await startServer({ games, store });
  const after = (await join(second.base, code)).scene;
  expect(after?.game?.view).toEqual(before?.game?.view);
  expect(after?.table.whatIf).toEqual(before?.table.whatIf);
});

test('it is for one person: nobody else gets a seat, and what would make it another table is refused', async () => {
  const { base } = await house();
  const code = await opened(base);
  const player = await join(base, code);
  const stranger = await Player.at(base, code, 'Bruno');
  const persona = { name: 'Bruno', figure: 'cap' } as const;
  const seat = ((player.scene?.you.seat ?? 0) + 1) % 3;
  expect(await stranger.say({ do: 'ask-in', seat, ...persona })).toMatchObject({ problem: 'what-if' });
  expect(await stranger.say({ do: 'wait', ...persona })).toMatchObject({ problem: 'what-if' });
  expect(await player.say({ do: 'lock', locked: false })).toMatchObject({ problem: 'what-if' });
  await player.does({ do: 'end', agree: true });
  expect(await player.say({ do: 'seats', count: 4 })).toMatchObject({ problem: 'what-if' });
  expect(await player.say({ do: 'game', game: 'the-boss' })).toMatchObject({ problem: 'what-if' });
  expect(await player.say({ do: 'sit', seat, ...persona })).toMatchObject({ problem: 'what-if' });
});

const changed = (line: number, text: string) => lines.with(line, text).join('\n');
test.each([
  ['nothing', '', 'bad-record'],
  ['no record', 'hello', 'bad-record'],
  ['deep brackets', '['.repeat(100_000), 'bad-record'],
  ['a line that is no JSON', changed(4, '{'), 'bad-record'],
  ['a result that nobody had', changed(lines.length - 1, '{"result":{"winners":[0],"scores":[1]}}'), 'bad-record'],
  ['a game that never ends', lines.slice(0, -1).join('\n'), 'bad-record'],
  ['a game that we do not know', record.replace('"game":"thieves"', '"game":"__proto__"'), 'no-such-game'],
  ['other rules', record.replace(/"rules":\d+/, '"rules":99'), 'other-rules'],
  ['another box', record.replace('"money-0"', '"money-00"'), 'other-rules'],
  ['too much', `${record}${' '.repeat(1024 * 1024)}`, 'too-large'],
])('a file with %s opens no table and says why', async (_, text, problem) => {
  const { base, registry, reports } = await house();
  expect(await ask(base, { from: { at: 'file', text } })).toMatchObject({ answer: { problem } });
  expect([registry.tablesInMemory, reports.length]).toEqual([0, 0]);
});

test('with the same luck and the same moves the game ends as it did; with new luck other cards come', () => {
  const found = originIn(games, { text: record, step: 4, mostMoves: 5000 });
  if ('problem' in found) throw new Error(found.problem);
  const begun = (luck: Luck, seed: string) =>
    playedUpTo(thieves, found, { ...found.whatIf, luck }, seed.repeat(32)).state as State;
  const same = begun('same', 'a1');
  for (const { seat, move } of entries.slice(4)) enter(thieves, same, { seat, move: move as ThievesMove });
  expect(thieves.result(same)).toEqual(result);
  expect(begun('same', 'b2')).toEqual(begun('same', 'a1'));
  expect(begun('new', 'b2').deck).not.toEqual(begun('new', 'a1').deck);
  expect(begun('new', 'b2').hands).toEqual(begun('same', 'a1').hands);
});

test('a decision that nobody takes opens no table, nor does one behind more moves than a table may have', () => {
  const at = (step: number, mostMoves = 5000) => originIn(games, { text: record, step, mostMoves });
  expect(at(entries.length)).toEqual({ problem: 'bad-record' });
  expect(at(5, 4)).toEqual({ problem: 'bad-record' });
  expect(at(4, 4)).toMatchObject({ game: 'thieves', whatIf: { seat: entries[4]?.seat, then: result } });
});

test('a running or resumable game cannot be the origin of a what-if table', async () => {
  const { base } = await house();
  const code = await openTable(base, 'Ala', { playNow: true });
  const from = { at: 'table', code };
  expect(await ask(base, { from })).toMatchObject({ status: 409, answer: { problem: 'not-now' } });
  const player = await join(base, code);
  await player.does({ do: 'end', agree: true });
  expect(await ask(base, { from })).toMatchObject({ status: 409, answer: { problem: 'not-now' } });
  expect(await ask(base, { from: { ...from, number: 1 } })).toMatchObject({ answer: { problem: 'not-now' } });
  expect(await ask(base, { from: { at: 'table', code: 'AAAAAA' } })).toMatchObject({ status: 404 });
});
