import { beforeAll, expect, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { at } from '../../src/engine/at.ts';
import { anyMove, seatedTable } from '../../src/server/testing/server.ts';
import { Player, type Wish } from '../../src/server/testing/player.ts';
import { addressOf, launcher, newFolder, run, runLimited } from '../../src/server/testing/process.ts';

beforeAll(buildPrograms);

/** Kilobytes that a file may have: room for some dozens of moves. */
const limit = 300;

const isOver = (players: readonly Player[]) => players[0]?.scene?.table.stage === 'over';

/** Everybody plays until something cannot be written. Returns who it was, and the refused command. */
async function playUntilFull(players: readonly [Player, ...Player[]]): Promise<{ player: Player; wish: Wish }> {
  for (;;) {
    const player = isOver(players) ? players[0] : (players.find(anyMove) ?? players[0]);
    const wish: Wish = { ...(isOver(players) ? { do: 'start' } : (anyMove(player) ?? { do: 'leave' })) };
    const answer = await player.say(wish);
    if (answer.say === 'refused') {
      expect(answer).toMatchObject({ problem: 'disk' });
      return { player, wish };
    }
    await Promise.all(players.map((each) => each.until(() => each.seq >= player.seq)));
  }
}

test.skipIf(process.platform === 'win32')(
  'a file that cannot grow: nobody is shown what is not stored, and it goes on',
  async () => {
    const folder = newFolder();
    const full = runLimited(limit, [launcher], { DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const base = await addressOf(full);
    const players = await seatedTable(base, 3);
    await players[0].does({ do: 'start' });
    await Promise.all(players.map((each) => each.until(() => each.scene?.table.stage === 'playing')));
    const { player, wish } = await playUntilFull(players);
    const { seq, scene } = player;
    const code = scene?.table.code ?? '';

    expect((await fetch(`${base}/health`)).status, 'whoever watches over the server is told').toBe(503);
    const guest = await Player.at(base, code, 'Guest');
    expect(guest.seq, 'nobody is shown what was not written').toBe(seq);
    expect(await player.say(wish), 'nor is it there the second time').toMatchObject({ problem: 'disk' });
    full.child.kill('SIGTERM');
    expect(await full.exitCode).toBe(0);

    const again = await addressOf(run([launcher], { DATA_DIR: folder }));
    const back = await Promise.all(players.map(({ name }) => Player.at(again, code, name)));
    expect(back.map((each) => each.seq)).toEqual(players.map(() => seq));
    const same = at(back, players.indexOf(player));
    expect(same.scene?.game?.view).toEqual(scene?.game?.view);
    back.forEach((each) => each.startNumbersAt(1000));
    await same.does(wish);
    expect(same.seq).toBeGreaterThan(seq);
  },
);
