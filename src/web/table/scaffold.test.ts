import { expect, test } from 'vitest';
import type { Event, Move } from '../../engine/game.ts';
import type { Ask, Heard, Scene, SeatInView } from '../../protocol/scene.ts';
import { sceneAt } from '../session/testing/scene.ts';
import { Scaffold, type Device } from './scaffold.svelte.ts';
import { Showing } from './playback/showing.svelte.ts';
import type { TableSource } from './source.ts';

const device: Device = { settings: { language: 'en', pace: 'normal' }, mayMove: () => false };

class Still extends Showing<object, Event> {
  protected override tell = (): Promise<void> => Promise.resolve();
  protected override stepsBetween = (): number => 1;
  protected override rest = (): void => undefined;
}

const seat = (name: string): SeatInView => ({
  kind: 'person',
  name,
  figure: 'fan',
  bot: null,
  host: false,
  keeper: false,
  present: true,
  standIn: false,
});
const event = (seq: number): Heard => ({ seq, event: { kind: `event ${seq}`, rule: 'TH-2.1' } });
const ask: Ask = { decision: 12, moves: [{ kind: 'stash' }] };

interface Arrangement {
  readonly you?: number | null;
  readonly paused?: boolean;
  readonly log?: readonly Heard[];
  readonly isHeld?: () => boolean;
}

/** Three people at a table that asks seat 1 for a move. */
function arrange({ you = 1, paused = false, log = [], isHeld = () => false }: Arrangement, more: Partial<TableSource>) {
  const { table, game } = sceneAt('playing');
  const scene: Scene = {
    table: { ...table, paused, seats: ['Ada', 'Bea', 'Cyd'].map(seat) },
    game: game && { ...game, toAct: [1], ask },
    you: { seat: you, host: false, heir: false, newcomer: false, waiting: false, sentOff: false, resumable: null },
  };
  const source: TableSource = { scene, log, fresh: [], offset: 0, ...more };
  return new Scaffold<object, Event, Move, Still>(() => source, {
    device,
    showing: (view, flights) => new Still(view, flights),
    lineOf: ({ kind, rule }) => (kind === 'event 2' ? null : { text: kind, rule, href: '' }),
    isHeld,
    deeds: new Set(['acts']),
  });
}

const act = () => undefined;

test('the moves of a question are offered', () => {
  const table = arrange({}, { act });
  expect([table.isAsked, table.decision, table.moves, table.isOwed]).toEqual([true, 12, ask.moves, true]);
});

test.each([
  ['is paused', { paused: true }, { act }],
  ['still shows what led to the question', { isHeld: () => true }, { act }],
  ['has a source that only shows the game', {}, {}],
] as const)('no move is offered while the table %s', (_, arrangement, source) => {
  expect(arrange(arrangement, source).moves).toEqual([]);
});

test('a source that only shows the game is asked for nothing', async () => {
  const table = arrange({}, {});
  table.act({ kind: 'stash' });
  expect([table.isAsked, table.decision, await table.why({ kind: 'stash' })]).toEqual([false, null, '']);
});

test.each([
  [1, [2, 0]],
  [null, [0, 1, 2]],
])('for seat %j the others sit around as %j', (you, others) => {
  expect(arrange({ you }, {}).others).toEqual(others);
});

test('the log has the lines of all events that have words, and none that has not been told', () => {
  const table = arrange({ log: [1, 2, 3, 4].map(event) }, {});
  expect(table.entries.map(({ text }) => text)).toEqual(['event 1', 'event 3', 'event 4']);
  table.showing.untold = 1;
  expect(table.entries.map(({ text }) => text)).toEqual(['event 1', 'event 3']);
});

test('the newest lines are all that the last entry of the table brought about', () => {
  const table = arrange({ log: [event(1), event(3), { ...event(4), seq: 3 }] }, {});
  expect(table.newest).toEqual(['event 3', 'event 4']);
});

const acts = (seq: number, seat: number): Heard => {
  const deed: Event & { readonly seat: number } = { kind: 'acts', rule: 'TH-2.2', seat };
  return { seq, event: deed };
};

test.each([
  ['begins after it', [event(1), acts(5, 1), event(3), acts(6, 2)], ['event 3', 'acts']],
  ['goes back to the one before it, if nothing followed', [acts(5, 1), event(3), acts(6, 1)], ['event 3', 'acts']],
  ['is the whole game for those who made none', [event(1), acts(5, 2)], ['event 1', 'acts']],
])('what happened since the last own move %s', (_, log, lines) => {
  expect(
    arrange({ log }, {})
      .since()
      .map(({ text }) => text),
  ).toEqual(lines);
});

test.each([
  ['bot', false, true],
  ['person', false, false],
  ['person', true, true],
] as const)('whether it is up to bots, if a %s has to act (stood in for: %j)', (kind, standIn, expected) => {
  const { table, game } = sceneAt('playing');
  const seats = [{ ...seat('Ada'), kind, standIn }];
  const { you } = arrange({}, {});
  const scene: Scene = {
    you: { seat: you, host: false, heir: false, newcomer: false, waiting: false, sentOff: false, resumable: null },
    table: { ...table, seats },
    game: game && { ...game, toAct: [0], ask },
  };
  expect(arrange({}, { scene }).isUpToBots).toBe(expected);
});
