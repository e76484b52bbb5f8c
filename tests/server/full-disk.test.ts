import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms } from '../../scripts/setup/build.mjs';
import { anyMove } from '../../src/server/testing/server.ts';
import { deviceOf, openTable, Player, post } from '../../src/server/testing/player.ts';
import { addressOf, launcher, run, type Running } from '../../src/server/testing/process.ts';

/* A disk that is small enough to fill up. It needs permission to mount. */
const disk = mkdtempSync(join(tmpdir(), 'hideout-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;
if (!isMounted) rmSync(disk, { recursive: true });

const filler = join(disk, 'filler');
function fill(left = 0): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - left));
}

const health = async (base: string) => (await fetch(`${base}/health`)).status;

/** Lines of the log. */
const linesOf = ({ output }: Running) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{')).length;

beforeAll(async () => {
  await buildPrograms();
  return () => {
    if (!isMounted) return;
    // The last server may still be running.
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  };
});

test.runIf(isMounted)(
  'a disk that fills up during a game: nothing is shown that is not stored, and it plays on',
  async () => {
    const server = run([launcher], { DATA_DIR: join(disk, 'data'), BOTS: 'instant', LOG_LEVEL: 'error' });
    const base = await addressOf(server);
    const code = await openTable(base, 'Ala', { playNow: true });
    const player = await Player.at(base, code, 'Ala');
    await player.until(() => anyMove(player) !== undefined);
    fill();
    // The file has reserved some space, so moves succeed for a while before one fails.
    let refused = false;
    for (let tries = 0; tries < 2000 && !refused; tries++) {
      await player.until(() => anyMove(player) !== undefined || player.scene?.table.stage === 'over');
      const wish = player.scene?.table.stage === 'over' ? ({ do: 'start' } as const) : anyMove(player);
      const { seq } = player;
      const answer = await player.say(wish ?? { do: 'leave' });
      refused = answer.say === 'refused';
      if (!refused) continue;
      expect(answer).toMatchObject({ problem: 'disk' });
      expect(player.seq).toBe(seq);
    }
    expect(refused).toBe(true);
    expect(await health(base)).toBe(503);
    for (let time = 0; time < 50; time++) {
      expect(await player.say(anyMove(player) ?? { do: 'start' })).toMatchObject({ problem: 'disk' });
    }
    expect(await health(base), 'it stays so while nothing can be written').toBe(503);
    expect(linesOf(server), 'each kind of error is logged once a minute').toBeLessThanOrEqual(2);
    rmSync(filler);
    await player.until(() => anyMove(player) !== undefined || player.scene?.table.stage === 'over');
    await player.does(player.scene?.table.stage === 'over' ? { do: 'start' } : (anyMove(player) ?? { do: 'leave' }));
    expect(await health(base)).toBe(200);
  },
);

test.runIf(isMounted)('a disk that is nearly full: no new tables, but games that have begun go on', async () => {
  const base = await addressOf(run([launcher], { DATA_DIR: join(disk, 'nearly'), BOTS: 'instant' }));
  const player = await Player.at(base, await openTable(base, 'Ala', { playNow: true }), 'Ala');
  await player.until(() => anyMove(player) !== undefined);
  fill(150 * 1024);
  onTestFinished(() => rmSync(filler));
  const open = { game: 'thieves', device: deviceOf('Eve'), name: 'Eve', figure: 'fan' };
  const answer = await post(base, open);
  expect([answer.status, await answer.json()]).toEqual([400, { problem: 'no-space' }]);
  await player.does(anyMove(player) ?? { do: 'leave' });
  expect(await health(base)).toBe(200);
});

test.runIf(isMounted)(
  'a server that finds no space says so in one sentence and leaves nothing half-written',
  async () => {
    fill();
    onTestFinished(() => rmSync(filler));
    const folder = join(disk, 'other');
    const running = run([launcher], { DATA_DIR: folder });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toBe(`There is no space left for ${folder}.\n`);
    expect(existsSync(join(folder, 'hideout.db-wal'))).toBe(false);
  },
);
