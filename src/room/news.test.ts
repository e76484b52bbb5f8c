import { describe, expect, test } from 'vitest';
import { positionsOf } from '../games/testing/positions.ts';
import { games } from '../games/catalogue.ts';
import type { News, Welcome } from '../protocol/messages.ts';
import { heardIn, partsAfter, type Parts } from '../protocol/parts.ts';
import { whole } from '../protocol/patch.ts';
import type { Heard, Own } from '../protocol/scene.ts';
import { heardBy } from '../engine/unfold.ts';
import {
  after,
  firstMove,
  overTable,
  personOf,
  playing,
  playOf,
  seed,
  started,
  turnOf,
} from '../table/testing/table.ts';
import { askText, NewsOf, welcomeText, type Shown } from './news.ts';
import { ownScene, publicScene } from '../table/scene.ts';
import type { TableState, EventBatch } from '../table/state.ts';

const names = ['ala', 'bruno', 'celina'];
const people = new Map(names.map((owner, index) => [owner, personOf(owner, index)]));
const company = { code: 'HJKLMN', people, present: new Set(names), isOnScreen: () => false };

const shown = (table: TableState): Shown => ({ table, scene: publicScene(table, company) });
const partsOf = (table: TableState, owner: string): Parts => ({
  shared: publicScene(table, company),
  own: ownScene(table, owner),
});
const newsBetween = (before: TableState, now: TableState) => new NewsOf(shown(before), shown(now));
/** The text of a frame. */
const textFor = (before: TableState, now: TableState, owner: string) =>
  newsBetween(before, now).textFor(ownScene(before, owner), ownScene(now, owner));
const newsFor = (before: TableState, now: TableState, owner: string) =>
  JSON.parse(textFor(before, now, owner) ?? 'null') as News;

/** What this seat hears after an entry, according to the log. */
const toldSince = (table: TableState, seat: number, since: number) => {
  const entries: EventBatch[] = [];
  for (let each: EventBatch | null = playOf(table).latest; each && each.seq > since; each = each.before)
    entries.push(each);
  return entries.reverse().flatMap(({ seq, told }) => told.map((each): Heard => ({ seq, event: heardBy(each, seat) })));
};

test('from the news everybody gets from one scene to the next, move by move to the end of a game', () => {
  let table = playing();
  while (table.stage === 'playing') {
    const next = after(table, firstMove(table));
    for (const [seat, owner] of names.entries()) {
      const news = newsFor(table, next, owner);
      expect(news.seq).toBe(next.seq);
      expect(heardIn(news)).toEqual(toldSince(next, seat, table.seq));
      expect(partsAfter(partsOf(table, owner), news)).toEqual(partsOf(next, owner));
    }
    table = next;
  }
});

test('a page that missed several entries gets all of them, in order', () => {
  const first = playing();
  let last = first;
  for (let moves = 0; moves < 5; moves++) last = after(last, firstMove(last));
  for (const [seat, owner] of names.entries()) {
    const news = newsFor(first, last, owner);
    expect(heardIn(news)).toEqual(toldSince(last, seat, first.seq));
    expect(new Set(news.heard.map(({ seq }) => seq)).size).toBe(5);
    expect(partsAfter(partsOf(first, owner), news)).toEqual(partsOf(last, owner));
  }
});

test('the public part is the same text for everybody, and a page that sees no more gets nothing else', () => {
  const table = playing();
  const next = after(table, firstMove(table));
  const publicText = newsBetween(table, next).textFor(null, null)?.slice(0, -1) ?? '';
  expect(publicText).toMatch(/^\{"say":"news","seq":6/);
  for (const owner of [...names, 'guest']) {
    const text = textFor(table, next, owner) ?? '';
    expect(text.startsWith(publicText)).toBe(true);
    expect(text.slice(publicText.length)).toMatch(/^(\}|,"own":\{.*\} *\})$/);
  }
  expect(textFor(table, next, 'guest')).toBe(`${publicText}}`);
});

test('a page for which nothing changed gets nothing', () => {
  const table = playing();
  for (const owner of names) expect(textFor(table, { ...table }, owner)).toBeUndefined();
});

test('a page alone is told what changed for it alone', () => {
  const table = playing();
  const host = after(table, { kind: 'host', owner: 'guest' });
  const news = newsFor(table, host, 'guest');
  expect(news.own).toEqual({ patch: { you: { host: [true], heir: [true] } } });
  expect(newsFor(table, host, 'celina').own).toBeUndefined();
});

describe('the private part is sent whole', () => {
  const whole = (own: Own) => ({ patch: [JSON.parse(JSON.stringify(own)) as Own] });

  test('when a game begins', () => {
    const over = overTable();
    const again = after(over, { kind: 'rematch', seed, rules: started.rules });
    const { seats } = again;
    for (const [seat, { owner }] of seats.entries()) {
      if (owner === null) throw new Error(`Nobody sits on seat ${seat}.`);
      const news = newsFor(over, again, owner);
      expect(news.own).toMatchObject(whole(ownScene(again, owner)));
      expect(news.patch).toMatchObject({ game: [publicScene(again, company).game] });
    }
  });

  test('when the seat changes: a patch never spans two seats', () => {
    const table = playing();
    const left = after(table, { kind: 'left', seat: 1, by: 'host' });
    expect(newsFor(table, left, 'bruno').own).toEqual(whole(ownScene(left, 'bruno')));
    const asked = after(left, { kind: 'asked-in', seat: 1, owner: 'guest', asked: [0, 2] });
    const letIn = after(after(asked, { kind: 'let-in', seat: 0 }), { kind: 'let-in', seat: 2 });
    expect(newsFor(asked, letIn, 'guest').own).toEqual(whole(ownScene(letIn, 'guest')));
  });
});

test('when a game is resumed everybody gets its earlier events again, for the log', () => {
  let table = playing();
  for (let moves = 0; moves < 5; moves++) table = after(table, firstMove(table));
  const ended = after(table, { kind: 'end-asked', seat: 0, asked: [0] });
  const back = after(ended, { kind: 'resume-asked', seat: 0, asked: [0] });
  for (const [seat, owner] of names.entries()) {
    expect(heardIn(newsFor(ended, back, owner))).toEqual(toldSince(back, seat, 0));
  }
});

test('another question is told whole, the same one not at all', () => {
  const table = playing();
  const { active } = turnOf(table);
  const own = ownScene(table, names[active] ?? '');
  const { ask } = own;
  if (!ask) throw new Error('Nothing is asked.');
  const news = newsBetween(table, table);
  const patchTo = (changed: typeof ask | null) =>
    JSON.parse(news.textFor(own, { ...own, ask: changed }) ?? 'null') as News | null;
  expect(patchTo({ ...ask })).toBeNull();
  const other = { decision: ask.decision + 1, moves: ask.moves.slice(0, 1) };
  expect(patchTo(other)?.own).toEqual({ patch: { ask: [other] } });
  const fewer = { ...ask, moves: ask.moves.slice(1) };
  expect(patchTo(fewer)?.own).toEqual({ patch: { ask: [fewer] } });
  expect(patchTo(null)?.own).toEqual({ patch: { ask: [null] } });
});

describe('a welcome', () => {
  const table = [1, 2, 3].reduce((before) => after(before, firstMove(before)), playing());
  const welcome = (owner: string | null, since = 0) => {
    const own = owner === null ? null : ownScene(table, owner);
    return JSON.parse(welcomeText(table, publicScene(table, company), own, since)) as Welcome;
  };

  test('tells what happened from an entry on, each event with the entry that brought it about', () => {
    const all = heardIn(welcome('ala'));
    expect(all).toEqual(toldSince(table, 0, 0));
    expect(heardIn(welcome('ala', 6))).toEqual(all.filter(({ seq }) => seq > 6));
    expect(heardIn(welcome('ala', 8))).toEqual([]);
    expect(heardIn(welcome('ala', 99))).toEqual([]);
  });

  test('opens the events that a seat may know, and no others', () => {
    const dealt = (owner: string | null) =>
      heardIn(welcome(owner)).filter(({ event }) => event.kind === 'dealt' && 'cards' in event).length;
    expect([dealt('ala'), dealt('bruno'), dealt('guest'), dealt(null)]).toEqual([1, 1, 0, 0]);
  });

  test('a big screen gets no part of its own', () => {
    expect(welcome(null)).not.toHaveProperty('own');
    expect(welcome('guest').own).toEqual({ scene: ownScene(table, 'guest') });
  });
});

describe('a question is written like any other value', () => {
  test.each(Object.values(games))('in $id', (game) => {
    for (const { state, seat, moves } of positionsOf(game, 40)) {
      const ask = { decision: game.decision(state, seat), moves };
      expect(askText(ask)).toBe(whole(ask));
    }
  });

  test('when nothing is asked', () => {
    expect(askText(null)).toBe(whole(null));
  });
});
