import { describe, expect, test } from 'vitest';
import { general } from '../../src/engine/legality.ts';
import { protocolVersion, type Message } from '../../src/protocol/messages.ts';
import { ordinaryBounds } from '../../src/server/limits/bounds.ts';
import { anyMove, connected, gameOfThree, startServer, playsOn } from '../../src/server/testing/server.ts';
import { deviceOf, openTable, Player } from '../../src/server/testing/player.ts';

/** What comes back for a frame. */
async function answerTo(player: Player, frame: unknown): Promise<Message | undefined> {
  const from = player.messages.length;
  player.send(frame);
  await player.until(() => player.messages.slice(from).some(({ say }) => say === 'refused'));
  return player.messages.slice(from).find(({ say }) => say === 'refused');
}

describe('before hello', () => {
  const hello = { do: 'hello', version: protocolVersion, as: 'player', device: deviceOf('Ala'), since: 0 };
  const screen = { do: 'hello', version: protocolVersion, as: 'screen', since: 0 };

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['half of it', '{"do":"hello"'],
    ['a command', '{"do":"start","n":1}'],
    ['a wrong device', JSON.stringify({ ...hello, device: 'ALA' })],
    ['a player without a device', JSON.stringify({ ...hello, device: undefined })],
    ['a screen with a device', JSON.stringify({ ...screen, device: deviceOf('Ala') })],
    ['somebody who is neither', JSON.stringify({ ...hello, as: 'host' })],
    ['somebody who does not say what they are', JSON.stringify({ ...hello, as: undefined })],
    ['a deep nest', `${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['a deep nest of records', `${'{"do":'.repeat(500)}1${'}'.repeat(500)}`],
    ['bytes', Buffer.from([0, 255, 1, 2])],
  ])('%s is malformed', async (_, frame) => {
    const { base } = await startServer();
    expect(await answerTo(await connected(base, 'AAAAAA', 'Ala'), frame)).toEqual({
      say: 'refused',
      n: null,
      problem: 'malformed',
    });
  });

  test('another version is told so', async () => {
    const { base } = await startServer();
    const player = await connected(base, 'AAAAAA', 'Ala');
    expect(await answerTo(player, { ...hello, version: 99 })).toMatchObject({ problem: 'wrong-version' });
  });

  test.each(['AAAAAA', 'HJK', 'hjklmn', "'%20or%201=1", '%00', 'x'.repeat(90)])(
    'there is no table %s',
    async (code) => {
      const { base } = await startServer();
      const player = await connected(base, code, 'Ala');
      expect(await answerTo(player, hello)).toMatchObject({ problem: 'no-such-table' });
      expect(await player.closed()).toBe(1008);
    },
  );

  test('a page that says nothing is cut off', async () => {
    const { base } = await startServer({ bounds: { ...ordinaryBounds, hello: 50 } });
    expect(await (await connected(base, 'AAAAAA', 'Ala')).closed()).toBe(1006);
  });

  test('what is sent right behind hello is not lost', async () => {
    const { base } = await startServer();
    const code = await openTable(base, 'Ala');
    const player = await connected(base, code, 'Ala');
    player.hello();
    expect(await player.say({ do: 'lock', locked: true })).toMatchObject({ say: 'done' });
  });
});

describe('at the table', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{do:start}'],
    ['a second hello', { do: 'hello', version: protocolVersion, as: 'player', device: deviceOf('Eve') }],
    ['an unknown command', { do: 'cheat', n: 1 }],
    ['a command without a number', { do: 'start' }],
    ['a list of commands', [{ do: 'start', n: 1 }]],
    ['a deep nest in a move', `{"do":"move","n":1,"decision":1,"move":${'{"a":'.repeat(600)}1${'}'.repeat(600)}}`],
    ['markup in a name', { do: 'sit', n: 1, seat: 1, name: '<script>alert(1)</script>', figure: 'cap' }],
    ['a name without an end', { do: 'sit', n: 1, seat: 1, name: 'x'.repeat(3900), figure: 'cap' }],
    ['a number that is none', '{"do":"start","n":1e999}'],
    ['bytes', Buffer.from('{"do":"start","n":1}')],
  ])('%s is malformed, and the table plays on', async (_, frame) => {
    const { base, reports } = await startServer();
    const { players, other } = await gameOfThree(base);
    expect(await answerTo(other, frame)).toMatchObject({ say: 'refused', problem: 'malformed' });
    await playsOn(players);
    expect(reports).toEqual([]);
  });

  test('a malformed command is refused under its number, if it has one', async () => {
    const { base } = await startServer();
    const { other } = await gameOfThree(base);
    expect(await answerTo(other, { do: 'start', n: 77, more: 1 })).toEqual({
      say: 'refused',
      n: 77,
      problem: 'malformed',
    });
  });

  test.each([
    ['one byte too much', 4097],
    ['10,000 letters in a name', 10_056],
    ['10 MB', 10 * 1024 * 1024],
  ])('a frame of %s is cut off, and the table plays on', async (_, size) => {
    const { base, reports } = await startServer();
    const { players, code } = await gameOfThree(base);
    const sender = await Player.at(base, code, 'Eve');
    sender.send(JSON.stringify({ do: 'sit', n: 1, seat: 1, name: 'x'.repeat(size - 56), figure: 'cap' }).padEnd(size));
    expect(await sender.closed()).toBe(1009);
    await playsOn(players);
    expect(reports).toEqual([]);
  });

  test('a text frame with invalid UTF-8 is cut off', async () => {
    const { base } = await startServer();
    const { players, code } = await gameOfThree(base);
    const sender = await Player.at(base, code, 'Eve');
    sender.socket.send(Buffer.from([0x7b, 0xff, 0xfe]), { binary: false });
    expect(await sender.closed()).toBe(1007);
    await playsOn(players);
  });
});

describe('who may not', () => {
  test('a spectator moves: not seated', async () => {
    const { base } = await startServer();
    const { players, active, code } = await gameOfThree(base);
    const guest = await Player.at(base, code, 'Guest');
    const move = anyMove(active) ?? { do: 'leave' };
    expect(await guest.say(move)).toMatchObject({ say: 'refused', problem: 'not-seated' });
    for (const wish of [
      { do: 'pause', paused: true },
      { do: 'end', agree: true },
      { do: 'stand-in', seat: 0 },
    ] as const) {
      expect(await guest.say(wish)).toMatchObject({ problem: 'not-seated' });
    }
    expect(await guest.say({ do: 'kick', seat: 0 })).toMatchObject({ problem: 'not-host' });
    await playsOn(players);
  });

  test('somebody else at the table moves: it is not their decision', async () => {
    const { base } = await startServer();
    const { players, active, other } = await gameOfThree(base);
    const move = anyMove(active) as { do: 'move'; decision: number; move: Record<string, string> };
    expect(await other.say(move)).toMatchObject({ problem: 'stale' });
    expect(await other.say({ ...move, decision: 0 })).toMatchObject({
      problem: 'rule',
      refusal: { rule: general.notYourDecision },
    });
    expect(await other.say({ ...move, decision: 0, seat: 0 } as never)).toMatchObject({ problem: 'malformed' });
    await playsOn(players);
  });

  test('another device has no seat, whatever it is called', async () => {
    const { base } = await startServer();
    const { active, code } = await gameOfThree(base);
    const impostor = await Player.at(base, code, 'Impostor');
    expect(impostor.scene?.you).toMatchObject({ seat: null, host: false });
    const seat = active.scene?.you.seat ?? 0;
    const figure = active.scene?.table.seats[seat]?.figure ?? 'cap';
    expect(await impostor.say({ do: 'sit', seat, name: active.name, figure })).toMatchObject({ problem: 'not-now' });
  });

  test('a ticket for a seat is good once, at its own table, and none can be made up', async () => {
    const { base } = await startServer();
    const { players, active, code } = await gameOfThree(base);
    const answer = await active.say({ do: 'carry' });
    const ticket = answer.say === 'ticket' ? answer.ticket : '';
    const elsewhere = await Player.at(base, await openTable(base, 'Zofia'), 'Thief');
    expect(await elsewhere.say({ do: 'claim', ticket }), 'at another table').toMatchObject({
      problem: 'no-such-ticket',
    });
    const phone = await Player.at(base, code, 'Phone');
    const wrong = 'A'.repeat(22);
    expect(await phone.say({ do: 'claim', ticket: wrong }), 'made up').toMatchObject({ problem: 'no-such-ticket' });
    await phone.does({ do: 'claim', ticket });
    const thief = await Player.at(base, code, 'Thief');
    expect(await thief.say({ do: 'claim', ticket }), 'replayed').toMatchObject({ problem: 'no-such-ticket' });
    await playsOn([...players.filter((player) => player !== active), phone]);
  });

  test('the device of one table has no seat at another', async () => {
    const { base } = await startServer();
    const { active } = await gameOfThree(base);
    const elsewhere = await openTable(base, 'Zofia');
    const player = await Player.at(base, elsewhere, active.name);
    expect(player.scene?.you.seat).toBeNull();
  });
});

describe('what may not', () => {
  test('an illegal move is refused with its clause; an unknown one as such', async () => {
    const { base } = await startServer();
    const { players, active } = await gameOfThree(base);
    const decision = active.scene?.game?.ask?.decision ?? 0;
    const cards = [...Array(16).keys()];
    const answers = await Promise.all(
      cards.map((card) => active.say({ do: 'why', decision, move: { kind: 'stash', card } })),
    );
    const illegal = answers.findIndex((answer) => answer.say === 'because' && answer.refusal?.rule.startsWith('TH-'));
    expect(await active.say({ do: 'move', decision, move: { kind: 'stash', card: illegal } })).toMatchObject({
      say: 'refused',
      problem: 'rule',
      refusal: { rule: /^TH-/ },
    });
    for (const move of [{ kind: 'fly' }, {}, { kind: 'stash', card: 1, to: 2 }]) {
      expect(await active.say({ do: 'move', decision, move })).toMatchObject({
        say: 'refused',
        problem: 'rule',
      });
    }
    await playsOn(players);
  });

  test('late, doubled and overtaken', async () => {
    const { base } = await startServer();
    const { players, active } = await gameOfThree(base);
    active.startNumbersAt(100);
    const move = anyMove(active) ?? { do: 'leave' };
    expect(await active.say({ ...move, n: 101 })).toEqual({ say: 'done', n: 101 });
    const { seq } = active;
    expect(await active.say({ ...move, n: 101 }), 'doubled').toEqual({ say: 'done', n: 101 });
    expect(await active.say({ ...move, n: 102 }), 'late').toMatchObject({ problem: 'stale' });
    expect(await active.say({ ...move, n: 100 }), 'overtaken').toMatchObject({ problem: 'superseded' });
    expect(active.seq).toBe(seq);
    active.startNumbersAt(200);
    await playsOn(players);
  });

  test('everything that somebody sent, replayed from another connection, does nothing twice', async () => {
    const { base, registry } = await startServer();
    const { players, active, code } = await gameOfThree(base);
    const sent: string[] = [];
    const send = active.send.bind(active);
    active.send = (frame) => {
      sent.push(JSON.stringify(frame));
      send(frame);
    };
    await playsOn(players);
    const before = registry.counts.entries;
    const again = await Player.at(base, code, active.name);
    for (const frame of [...sent, ...sent]) again.send(frame);
    await again.say({ do: 'time' });
    expect(registry.counts.entries).toBe(before);
    expect(new Set(again.messages.flatMap((message) => (message.say === 'refused' ? message.problem : [])))).toEqual(
      new Set(['superseded']),
    );
    await playsOn(players);
  });
});
