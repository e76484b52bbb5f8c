import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command, Hello, Message, Problem, Welcome } from '../../protocol/messages.ts';
import { Session, type Signal } from './session.svelte.ts';
import { aMoment, openBrowser, until, type Browser } from './testing/browser.ts';
import { own, sceneAt } from './testing/scene.ts';
import { openTableServer, type TableServer } from './testing/table-server.ts';

const welcome: Welcome = {
  say: 'welcome',
  version: 2,
  seq: 7,
  scene: sceneAt('playing'),
  heard: [{ seq: 7, event: { kind: 'turn', rule: 'TH-2.1' } }],
  own: { scene: own },
};

let server: TableServer;
let browser: Browser;
let session: Session;

beforeEach(async () => {
  server = await openTableServer();
  browser = openBrowser(server.port);
});

afterEach(async () => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

/** All commands except `time`. */
const said = () => server.commands.filter((command) => command.do !== 'time');

/** A server that welcomes every page and answers commands with this function. */
function answering(answer: (command: Command) => Message | undefined): void {
  server.answer = (frame: Hello | Command) => (frame.do === 'hello' ? welcome : answer(frame));
}

async function arrive(): Promise<void> {
  session = new Session('ABCDEF');
  await until(() => session.status === 'live');
}

async function loseAndComeBack(): Promise<void> {
  const before = server.hellos.length;
  server.cut();
  await until(() => session.status === 'lost');
  vi.advanceTimersByTime(100);
  await until(() => server.hellos.length === before + 1 && session.status === 'live');
}

test('a session is connecting until it is welcomed, and then sees the table', async () => {
  answering(() => undefined);
  session = new Session('ABCDEF');
  expect([session.status, session.scene, session.log, session.fresh]).toEqual(['connecting', undefined, [], []]);
  await until(() => session.status === 'live');
  expect(session.scene?.table.code).toBe('ABCDEF');
  expect(session.log).toEqual(welcome.heard);
});

test('news become the scene, the log and what is fresh together', async () => {
  answering(() => undefined);
  await arrive();
  const heard = [{ seq: 8, event: { kind: 'alarm', rule: 'TH-3.5' } }];
  server.say({ say: 'news', seq: 8, heard, patch: { table: { paused: [true] } } });
  await until(() => session.fresh.length > 0);
  expect([session.scene?.table.paused, session.fresh, session.log]).toEqual([
    true,
    heard,
    [...welcome.heard, ...heard],
  ]);
});

test('a page that reconnects says what it knows already', async () => {
  answering(() => undefined);
  await arrive();
  await loseAndComeBack();
  expect(server.hellos.map(({ since }) => since)).toEqual([0, 7]);
});

test('a move goes with the number of the question that it answers', async () => {
  server.answer = ({ do: what }) =>
    what === 'hello' ? { ...welcome, own: { scene: { ...own, ask: { decision: 12, moves: [] } } } } : undefined;
  await arrive();
  void session.play({ kind: 'stash' });
  void session.why({ kind: 'give' });
  await until(() => said().length === 2);
  expect(said()).toMatchObject([
    { do: 'move', decision: 12, move: { kind: 'stash' } },
    { do: 'why', decision: 12, move: { kind: 'give' } },
  ]);
});

test('a command without an answer is said again after a break, with the same number', async () => {
  answering(() => undefined);
  await arrive();
  const answer = session.say({ do: 'start' });
  await until(() => said().length === 1);
  answering(({ n }) => ({ say: 'done', n }));
  await loseAndComeBack();
  expect(await answer).toEqual({ is: 'done' });
  expect(said()).toHaveLength(2);
  expect(said()[1]).toEqual(said()[0]);
});

test('a command that is given while the connection is down waits for it', async () => {
  answering(({ n }) => ({ say: 'done', n }));
  session = new Session('ABCDEF');
  expect(await session.say({ do: 'start' })).toEqual({ is: 'done' });
});

test('an answered command is not said again, and neither is a signal of the moment', async () => {
  answering(({ n }) => ({ say: 'done', n }));
  await arrive();
  await session.say({ do: 'start' });
  await session.say({ do: 'emote', emote: 'laugh' });
  await until(() => said().length === 2);
  await loseAndComeBack();
  await aMoment();
  expect(said().map((command) => command.do)).toEqual(['start', 'emote']);
});

test('what a lost session cannot say, it does not keep for later if it was of the moment', async () => {
  answering(() => undefined);
  await arrive();
  server.cut();
  await until(() => session.status === 'lost');
  expect(await session.say({ do: 'emote', emote: 'laugh' })).toEqual({ is: 'done' });
  vi.advanceTimersByTime(100);
  await until(() => session.status === 'live');
  await aMoment();
  expect(said()).toEqual([]);
});

/** The server refuses the hello. */
function refusing(problem: Problem): void {
  server.answer = ({ do: what }) => (what === 'hello' ? { say: 'refused', n: null, problem } : undefined);
  session = new Session('ABCDEF');
}

test.each(['no-such-table', 'malformed', 'unreadable', 'wrong-version', 'table-deleted'] as const)(
  'a session that is refused as %s closes for good, and nobody waits for an answer any more',
  async (problem) => {
    refusing(problem);
    const answer = session.say({ do: 'start' });
    expect(await answer).toEqual({ is: 'lost' });
    expect([session.status, session.problem]).toEqual(['closed', problem]);
    vi.advanceTimersByTime(60_000);
    await aMoment();
    expect(server.hellos).toHaveLength(1);
  },
);

test('a page of another version loads itself again; for any other problem it does not', async () => {
  refusing('wrong-version');
  await until(() => session.status === 'closed');
  expect(browser.reloads()).toBe(1);
  refusing('no-such-table');
  await until(() => session.status === 'closed');
  expect(browser.reloads()).toBe(1);
});

test('a problem that may pass is shown while the session tries again, and forgotten when it is welcomed', async () => {
  refusing('too-many-pages');
  await until(() => session.problem === 'too-many-pages');
  expect(session.status).toBe('connecting');
  answering(() => undefined);
  server.cut();
  await aMoment();
  vi.advanceTimersByTime(100);
  await until(() => session.status === 'live');
  expect(session.problem).toBeNull();
});

test('at the table, only what ends the stay there is a problem', async () => {
  answering(() => undefined);
  await arrive();
  server.say({ say: 'refused', n: null, problem: 'malformed' });
  server.say({ say: 'refused', n: null, problem: 'server-stopping' });
  await until(() => session.problem !== null);
  expect([session.status, session.problem]).toEqual(['live', 'server-stopping']);
});

test('a table that is deleted is left for good', async () => {
  answering(() => undefined);
  await arrive();
  server.say({ say: 'refused', n: null, problem: 'table-deleted' });
  await until(() => session.status === 'closed');
  expect(session.problem).toBe('table-deleted');
  vi.advanceTimersByTime(60_000);
  await aMoment();
  expect(server.hellos).toHaveLength(1);
});

test('the clock of the server is asked for until it is known', async () => {
  answering(({ do: what, n }) => (what === 'time' ? { say: 'time', n, now: Date.now() + 5000 } : undefined));
  await arrive();
  await until(() => server.commands.length === 5);
  await aMoment();
  expect([session.offset, server.commands.length]).toEqual([5000, 5]);
});

test('signals and notices reach those who listen', async () => {
  answering(() => undefined);
  await arrive();
  const signals: Signal[] = [];
  const notices: string[] = [];
  session.onSignal((signal) => void signals.push(signal));
  session.onNotice(({ what }) => void notices.push(what));
  server.say({ say: 'emote', seat: 2, emote: 'laugh' });
  server.say({ say: 'nudge', seat: 0, by: 1 });
  server.say({ say: 'notice', what: 'carried', name: 'Ada' });
  await until(() => notices.length === 1);
  expect(signals).toEqual([
    { kind: 'emote', seat: 2, emote: 'laugh' },
    { kind: 'nudge', by: 1 },
  ]);
});
