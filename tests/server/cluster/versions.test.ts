import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms, bundled, serverPrograms } from '../../../scripts/setup/build.mjs';
import { figures } from '../../../src/protocol/scene.ts';
import { newDatabase } from '../../../src/server/testing/postgres.ts';
import { openTable, Player } from '../../../src/server/testing/player.ts';
import { addressOf, launcher, run } from '../../../src/server/testing/process.ts';
import { at } from '../../../src/engine/at.ts';

beforeAll(buildPrograms);

/** The next version of Hideout has one more kind of entry: it writes `latched` where this version writes `locked`. */
const changes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'decide.ts': ["kind: 'locked', locked", "kind: 'latched', locked"],
  'read-entry.ts': ['locked: { locked: isFlag },', 'locked: { locked: isFlag }, latched: { locked: isFlag },'],
  'fold.ts': ['locked: (table,', 'latched: (table, { locked }) => ({ ...table, locked }), locked: (table,'],
};

const nextVersion: Plugin = {
  name: 'next-version',
  setup: ({ onLoad }) =>
    onLoad({ filter: /src\/table\/(decide|read-entry|fold)\.ts$/ }, ({ path }) => {
      const [before, after] = changes[path.split('/').at(-1) ?? ''] ?? ['', ''];
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${path} does not say ${before} any more.`);
      return { contents: text.replace(before, after), loader: 'ts' };
    }),
};

async function buildNextVersion(): Promise<string> {
  const folder = mkdtempSync(fileURLToPath(new URL('../../../dist/next-', import.meta.url)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await build({ ...bundled, entryPoints: serverPrograms, outdir: folder, plugins: [nextVersion] });
  return join(folder, 'server', 'main.js');
}

const isStopping = ({ messages }: Player) =>
  messages.some((message) => message.say === 'refused' && message.problem === 'server-stopping');

test('a rolling restart from one version to the next: nobody guesses, nothing is lost, and all play on', async () => {
  const environment = { DATABASE_URL: await newDatabase() };
  const next = await buildNextVersion();
  const [old, former] = [run([launcher], environment), run([launcher], environment)];
  const [oldBase, formerBase] = [await addressOf(old), await addressOf(former)];
  const code = await openTable(oldBase, 'Ala', { seats: 3 });
  const ala = await Player.at(oldBase, code, 'Ala');
  const bruno = await Player.at(formerBase, code, 'Bruno');
  await bruno.does({ do: 'sit', seat: 1, name: 'Bruno', figure: at(figures, 1) });

  // The first process is replaced: its people hear why, and come back to the next version.
  old.child.kill('SIGTERM');
  expect(await ala.closed()).toBe(1001);
  expect(isStopping(ala)).toBe(true);
  const newBase = await addressOf(run([next], environment));
  const alaAgain = await Player.at(newBase, code, 'Ala', ala.seq);
  alaAgain.startNumbersAt(50);
  await alaAgain.does({ do: 'lock', locked: true });

  // The second process cannot read the new entry: it lets go of the table and redirects everybody who comes.
  expect(await bruno.closed()).toBe(1012);
  expect(isStopping(bruno)).toBe(true);
  await expect(Player.at(formerBase, code, 'Bruno', bruno.seq)).rejects.toThrow('cut off');
  await former.says(/does not know its kind/);
  // Its other tables go on.
  await Player.at(formerBase, await openTable(formerBase, 'Celina'), 'Celina');

  former.child.kill('SIGTERM');
  await former.exitCode;
  const lastBase = await addressOf(run([next], environment));
  const brunoAgain = await Player.at(lastBase, code, 'Bruno', bruno.seq);
  brunoAgain.startNumbersAt(50);
  expect(brunoAgain.scene?.table).toMatchObject({ locked: true, seats: [{ name: 'Ala' }, { name: 'Bruno' }, {}] });
  await alaAgain.does({ do: 'start' });
  await brunoAgain.until(() => brunoAgain.scene?.table.stage === 'playing');
});
