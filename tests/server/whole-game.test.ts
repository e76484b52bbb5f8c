import { expect, test } from 'vitest';
import { anyMove, startServer } from '../../src/server/testing/server.ts';
import { openTable, Player } from '../../src/server/testing/player.ts';

test('two people and a bot play a whole game and the next one, with a guest watching', async () => {
  const { base, reports } = await startServer();
  const code = await openTable(base, 'Ala', { seats: 3 });
  const ala = await Player.at(base, code, 'Ala');
  const bruno = await Player.at(base, code, 'Bruno');
  const guest = await Player.at(base, code, 'Guest');
  await bruno.does({ do: 'sit', seat: 1, name: 'Bruno', figure: 'cap' });
  await ala.does({ do: 'start' });
  for (const finished of [1, 2]) {
    while (ala.scene?.table.finished !== finished) {
      for (const player of [ala, bruno]) {
        const move = anyMove(player);
        if (move) await player.say(move);
      }
      await ala.say({ do: 'time' });
    }
    await Promise.all([bruno, guest].map((each) => each.until(() => each.scene?.table.finished === finished)));
    expect(guest.scene?.game?.result).toEqual(ala.scene.game?.result);
    expect(guest.scene?.game?.score.length).toBeGreaterThan(0);
    if (finished === 1) for (const each of [bruno, ala]) await each.does({ do: 'ready', ready: true });
  }
  expect([ala.scene?.you.seat, bruno.scene?.you.seat]).toEqual([0, 1]);
  expect(reports).toEqual([]);
});
