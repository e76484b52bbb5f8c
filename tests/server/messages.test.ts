import { describe, expect, test } from 'vitest';
import { gameOfThree, playsOn, startServer } from '../../src/server/testing/server.ts';
import { Player } from '../../src/server/testing/player.ts';

describe('a message', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)>', 'not-plain'],
    ['a mark of direction', '\u202egnab', 'not-plain'],
    ['nothing that can be seen', '\u200b\u2060', 'not-plain'],
    ['a line break', 'one\ntwo', 'not-plain'],
    ['201 letters', 'ż'.repeat(201), 'too-large'],
    ['3900 letters', 'x'.repeat(3900), 'too-large'],
    ['no text', 7, 'malformed'],
  ])('of %s is refused with its reason, nobody reads it, and the table plays on', async (_, text, problem) => {
    const { base, reports } = await startServer();
    const { players, other } = await gameOfThree(base);
    expect(await other.say({ do: 'chat', text } as never)).toMatchObject({ say: 'refused', problem });
    await playsOn(players);
    expect(players.flatMap(({ messages }) => messages.filter(({ say }) => say === 'chat'))).toEqual([]);
    expect(reports).toEqual([]);
  });

  test('of 10,000 letters is cut off, and its sender can reconnect immediately', async () => {
    const { base, reports } = await startServer();
    const { players, other, code } = await gameOfThree(base);
    other.send({ do: 'chat', n: 900, text: 'x'.repeat(10_000) });
    expect(await other.closed()).toBe(1009);
    const back = await Player.at(base, code, other.name);
    back.startNumbersAt(1000);
    await playsOn(players.map((player) => (player === other ? back : player)));
    expect(reports).toEqual([]);
  });

  test('of a spectator or a screen is refused', async () => {
    const { base } = await startServer();
    const { players, code } = await gameOfThree(base);
    for (const writer of [await Player.at(base, code, 'Guest'), await Player.screenAt(base, code)]) {
      expect(await writer.say({ do: 'chat', text: 'Psst!' })).toMatchObject({ problem: 'not-seated' });
    }
    await playsOn(players);
  });

  test('comes to others with nothing but what it says and who said it', async () => {
    const { base } = await startServer();
    const { players, other, code } = await gameOfThree(base);
    const [first] = players.filter((player) => player !== other);
    const from = first?.frames.length ?? 0;
    const text = 'Żółw & "co" \\u003c';
    await other.does({ do: 'chat', text });
    await first?.until(() => first.frames.length > from);
    const { lines } = JSON.parse(first?.frames.at(-1) ?? '') as { lines: readonly [object] };
    expect(Object.keys(lines[0]).sort()).toEqual(['at', 'from', 'id', 'name', 'seat', 'text']);
    expect(lines[0]).toMatchObject({ name: other.name, text });
    const screen = await Player.screenAt(base, code);
    await screen.say({ do: 'time' });
    expect(screen.messages.filter(({ say }) => say === 'chat')).toEqual([]);
  });

  test('reaches a screen in no byte unless the host wants it there, neither at once nor later', async () => {
    const { base } = await startServer();
    const { players, other, code } = await gameOfThree(base);
    const [host] = players;
    const early = await Player.screenAt(base, code);
    await other.does({ do: 'chat', text: 'among us' });
    await host.does({ do: 'set-chat', chat: 'screens' });
    await other.does({ do: 'chat', text: 'for the room' });
    await host.does({ do: 'set-chat', chat: 'table' });
    await other.does({ do: 'chat', text: 'among ourselves' });
    const late = await Player.screenAt(base, code);
    await playsOn(players);
    for (const screen of [early, late]) {
      await screen.say({ do: 'time' });
      const bytes = screen.frames.join('');
      expect(bytes).toContain('for the room');
      expect(bytes).not.toContain('among');
    }
  });
});
