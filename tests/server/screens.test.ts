import { afterEach, expect, test, vi } from 'vitest';
import { protocolVersion } from '../../src/protocol/messages.ts';
import { connected, gameOfThree, startServer, playsOn } from '../../src/server/testing/server.ts';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { Page } from '../../src/room/testing/page.ts';
import { openTable, Player } from '../../src/server/testing/player.ts';
import {
  later,
  nextNumber,
  settle,
  start,
  RegistryHarness,
  stopTime,
  threeInAGame,
} from '../../src/room/testing/harness.ts';

afterEach(() => void vi.useRealTimers());

test('a screen sees the table and the game as everybody does, from the lobby to the game', async () => {
  const { base } = await startServer();
  const code = await openTable(base, 'Ala', { seats: 3 });
  const host = await Player.at(base, code, 'Ala');
  const screen = await Player.screenAt(base, code);
  expect(screen.scene).toMatchObject({ table: { code, stage: 'lobby' }, you: { seat: null, host: false }, game: null });
  await host.does({ do: 'start' });
  await screen.until(() => screen.scene?.table.stage === 'playing');
  expect(screen.parts?.shared).toEqual(host.parts?.shared);
  expect(screen.parts?.own).toBeNull();
  expect(screen.frames.join('')).not.toContain('"own"');
});

test('whatever a screen asks for is refused, but for the time; the table plays on', async () => {
  const { base, reports } = await startServer();
  const { players, code } = await gameOfThree(base);
  const screen = await Player.screenAt(base, code);
  const refused = { say: 'refused', problem: 'not-seated' };
  const decision = 1;
  for (const wish of [
    { do: 'move', decision, move: { kind: 'stash', card: 3 } },
    { do: 'why', decision, move: { kind: 'stash', card: 3 } },
    { do: 'sit', seat: 0, name: 'TV', figure: 'cap' },
    { do: 'ask-in', seat: 0, name: 'TV', figure: 'cap' },
    { do: 'end', agree: true },
    { do: 'resume', agree: true },
    { do: 'give-up' },
    { do: 'emote', emote: 'cheers' },
    { do: 'nudge', seat: 0 },
    { do: 'forward' },
    { do: 'chat', text: 'Hello from the wall' },
    { do: 'set-chat', chat: 'screens' },
    { do: 'carry' },
    { do: 'lock', locked: true },
    { do: 'claim', ticket: 'x'.repeat(22) },
  ] as const) {
    expect(await screen.say(wish)).toMatchObject(refused);
  }
  expect(await screen.say({ do: 'time' })).toMatchObject({ say: 'time' });
  await playsOn(players);
  expect(reports).toEqual([]);
});

test('a table takes eight screens in addition to its watchers, and refuses the ninth', async () => {
  const { base } = await startServer({ bounds: { ...ordinaryBounds, screensPerAddress: 8 } });
  const { players, code } = await gameOfThree(base);
  for (let screen = 0; screen < 8; screen++) await Player.screenAt(base, code);
  const ninth = await connected(base, code, 'screen');
  ninth.send({ do: 'hello', version: protocolVersion, as: 'screen' });
  await ninth.until(() => ninth.messages.length > 0);
  expect(ninth.messages[0]).toMatchObject({ say: 'refused', problem: 'no-room' });
  expect(players[0].scene?.table.watching).toBe(0);
  await Player.at(base, code, 'Guest');
  await players[0].until(() => players[0].scene?.table.watching === 1);
});

test('a place of a screen is free again when it is gone', async () => {
  const { base } = await startServer({ bounds: { ...ordinaryBounds, screensPerAddress: 8 } });
  const code = await openTable(base, 'Ala');
  await Player.at(base, code, 'Ala');
  const screens = await Promise.all(Array.from({ length: 8 }, () => Player.screenAt(base, code)));
  await screens[0]?.leave();
  expect((await Player.screenAt(base, code)).scene?.table.code).toBe(code);
});

test('a table with nobody but a screen sleeps: no bot moves and no clock runs', async () => {
  stopTime();
  const harness = await new RegistryHarness().open(['Ala'], { clock: 'lightning' });
  const ala = harness.enter('Ala');
  await start(harness, ala);
  const screen = new Page(null);
  harness.table.connect(screen, 0);
  const seen = () => JSON.stringify(screen.drawn?.game);
  harness.leave(ala);
  await settle();
  const before = seen();
  await later(300);
  expect(seen()).toBe(before);
  expect(screen.seats[0]).toBe('Ala away');
  harness.enter('Ala');
  await later(60);
  expect(seen()).not.toBe(before);
});

test('a screen is nobody: it neither is present nor has a say', async () => {
  stopTime();
  const { harness, pages } = await threeInAGame();
  const screen = new Page(null);
  harness.table.connect(screen, 0);
  expect(screen.drawn?.table.watching).toBe(0);
  for (const page of pages) await harness.says(page, { do: 'end', n: nextNumber(), agree: true });
  expect(screen.drawn?.table.stage).toBe('lobby');
});
