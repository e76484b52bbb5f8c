import { expect, test } from 'vitest';
import type { Message } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Scene } from '../../protocol/scene.ts';
import { after, firstMove, personOf, playing, playOf } from '../testing/table.ts';
import { newsWriter } from './news.ts';
import { heardSince, sceneFor, tableInView } from './scene.ts';
import type { TableState } from './state.ts';

const names = ['ala', 'bruno', 'celina'];
const people = new Map(names.map((owner, index) => [owner, personOf(owner, index)]));
const around = { code: 'HJKLMN', people, present: new Set(names) };
const sceneOf = (table: TableState, owner: string) => sceneFor(table, tableInView(table, around), owner);
const newsIn = (text: string | undefined) => JSON.parse(text ?? '') as Extract<Message, { readonly say: 'news' }>;

test('from the news everybody gets from one scene to the next, move by move to the end of a game', () => {
  let table = playing();
  while (table.stage === 'playing') {
    const next = after(table, firstMove(table));
    const write = newsWriter(next.seq);
    for (const [seat, owner] of names.entries()) {
      const [before, scene] = [sceneOf(table, owner), sceneOf(next, owner)];
      const heard = heardSince(playOf(next), seat, table.seq);
      const news = newsIn(write(before, scene, heard));
      expect(news).toMatchObject({ seq: next.seq, heard });
      expect(patched(before, news.patch ?? {})).toEqual(scene);
    }
    table = next;
  }
});

test('who has nothing new gets nothing', () => {
  const scene = sceneOf(playing(), 'ala');
  expect(newsWriter(9)(scene, structuredClone(scene), [])).toBeUndefined();
});

test('another question is told whole, the same one not at all', () => {
  const table = playing();
  const asked = names.map((owner) => sceneOf(table, owner)).find(({ game }) => game?.ask);
  const { game } = asked as Scene & { readonly game: NonNullable<Scene['game']> };
  const { ask } = game;
  const withAsk = (changed: typeof ask): Scene => ({ ...(asked as Scene), game: { ...game, ask: changed } });
  const patchTo = (changed: typeof ask) => newsWriter(9)(asked as Scene, withAsk(changed), []);
  expect(patchTo(ask && { ...ask })).toBeUndefined();
  const other = ask && { decision: ask.decision + 1, moves: ask.moves.slice(0, 1) };
  expect(newsIn(patchTo(other)).patch).toEqual({ game: { ask: [other] } });
  const fewer = ask && { ...ask, moves: ask.moves.slice(1) };
  expect(newsIn(patchTo(fewer)).patch).toEqual({ game: { ask: [fewer] } });
  expect(newsIn(patchTo(null)).patch).toEqual({ game: { ask: [null] } });
});
