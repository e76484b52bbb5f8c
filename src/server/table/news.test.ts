import { expect, test } from 'vitest';
import type { Message } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import { after, firstMove, personOf, playing, playOf } from '../testing/table.ts';
import { NewsWriter } from './news.ts';
import { heardSince, openGame, sceneOf, seenBy, tableInView, youAt, type OpenScene, type Seen } from './scene.ts';
import type { TableState } from './state.ts';

const names = ['ala', 'bruno', 'celina'];
const people = new Map(names.map((owner, index) => [owner, personOf(owner, index)]));
const around = { code: 'HJKLMN', people, present: new Set(names) };
const openScenes = new WeakMap<TableState, OpenScene>();
/** As in an audience, what all may see is looked at once. */
function openOf(table: TableState): OpenScene {
  const open = openScenes.get(table) ?? { table: tableInView(table, around), game: openGame(table) };
  openScenes.set(table, open);
  return open;
}
const seenIn = (table: TableState, owner: string): Seen => seenBy(table, openOf(table), youAt(table, owner));
const writerFrom = (before: TableState, now: TableState) => new NewsWriter(now, openOf(before).game, openOf(now).game);
const newsIn = (text: string | undefined) => JSON.parse(text ?? '') as Extract<Message, { readonly say: 'news' }>;

test('from the news everybody gets from one scene to the next, move by move to the end of a game', () => {
  let table = playing();
  while (table.stage === 'playing') {
    const next = after(table, firstMove(table));
    const writer = writerFrom(table, next);
    for (const [seat, owner] of names.entries()) {
      const [before, seen] = [seenIn(table, owner), seenIn(next, owner)];
      const heard = heardSince(playOf(next), seat, table.seq);
      const news = newsIn(writer.write(before, seen, table.seq));
      expect(news).toMatchObject({ seq: next.seq, heard });
      expect(patched(sceneOf(before), news.patch ?? {})).toEqual(sceneOf(seen));
    }
    table = next;
  }
});

test('who missed several entries hears all of them, in their order', () => {
  const tables = [playing()];
  for (let moves = 0; moves < 5; moves++)
    tables.push(after(tables.at(-1) as TableState, firstMove(tables.at(-1) as TableState)));
  const [first, last] = [tables[0] as TableState, tables.at(-1) as TableState];
  for (const [seat, owner] of names.entries()) {
    const news = newsIn(writerFrom(first, last).write(seenIn(first, owner), seenIn(last, owner), first.seq));
    expect(news.heard).toEqual(heardSince(playOf(last), seat, first.seq));
    expect(new Set(news.heard.map(({ seq }) => seq)).size).toBe(5);
    expect(patched(sceneOf(seenIn(first, owner)), news.patch ?? {})).toEqual(sceneOf(seenIn(last, owner)));
  }
});

test('who has nothing new gets nothing', () => {
  const table = playing();
  const seen = seenIn(table, 'ala');
  const again = { ...structuredClone({ ...seen, game: null }), game: seen.game };
  expect(writerFrom(table, table).write(seen, again, table.seq)).toBeUndefined();
  expect(writerFrom(table, table).write(seen, structuredClone(seen), table.seq)).toBeUndefined();
});

test('another question is told whole, the same one not at all', () => {
  const table = playing();
  const asked = names.map((owner) => seenIn(table, owner)).find(({ ask }) => ask) as Seen;
  const { ask } = asked;
  const patchTo = (changed: typeof ask) => writerFrom(table, table).write(asked, { ...asked, ask: changed }, table.seq);
  expect(patchTo(ask && { ...ask })).toBeUndefined();
  const other = ask && { decision: ask.decision + 1, moves: ask.moves.slice(0, 1) };
  expect(newsIn(patchTo(other)).patch).toEqual({ game: { ask: [other] } });
  const fewer = ask && { ...ask, moves: ask.moves.slice(1) };
  expect(newsIn(patchTo(fewer)).patch).toEqual({ game: { ask: [fewer] } });
  expect(newsIn(patchTo(null)).patch).toEqual({ game: { ask: [null] } });
});

test('news about another entry do not get between those about one', () => {
  const table = playing();
  const next = after(table, firstMove(table));
  const writer = writerFrom(table, next);
  expect(writer.write(seenIn(table, 'ala'), seenIn(next, 'ala'), table.seq)).toBeDefined();
  writerFrom(table, next);
  expect(() => writer.write(seenIn(table, 'bruno'), seenIn(next, 'bruno'), table.seq)).toThrow(
    'one entry after the other',
  );
});
