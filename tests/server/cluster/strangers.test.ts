import pg from 'pg';
import { expect, onTestFinished, test, inject } from 'vitest';
import { serverAt } from '../../../src/server/cluster/testing/servers.ts';
import { exampleBelow } from '../../../src/server/testing/proxies.ts';
import { openTable, Player } from '../../../src/server/testing/player.ts';
import { newDatabase, run } from '../../../src/server/testing/postgres.ts';
import { openPostgres } from '../../../src/server/store/postgres/postgres.ts';
import { at } from '../../../src/engine/at.ts';
import { figures } from '../../../src/protocol/scene.ts';

let strangers = 0;

/** The address of a database for a role that was granted nothing. */
async function forStranger(address: string): Promise<string> {
  const name = `stranger_${process.pid}_${(strangers += 1)}`;
  const shared = inject('databaseUrl');
  await run(shared, `create role ${name} login`);
  onTestFinished(() => run(shared, `drop role ${name}`));
  return Object.assign(new URL(address), { username: name }).href;
}

/** A role that hears all notifications of a schema, and can send some. */
async function eavesdropper(schema: string) {
  const client = new pg.Client({ connectionString: await forStranger(inject('databaseUrl')) });
  await client.connect();
  onTestFinished(() => client.end());
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => void heard.push(payload));
  await client.query(`listen "hideout_${schema}"`);
  const notify = (text: string) => client.query('select pg_notify($1, $2)', [`hideout_${schema}`, text]);
  return { client, heard, notify };
}

const linesOf = ({ messages }: Player) =>
  messages.flatMap((each) => (each.say === 'chat' ? each.lines.map(({ text }) => text) : []));

/** Two people at a table, each at a server of their own, and a stranger who listens to the servers. */
async function overheard() {
  const url = await newDatabase();
  const [, schema = ''] = /search_path=(\w+)/.exec(decodeURIComponent(url)) ?? [];
  const servers = [await serverAt(url), await serverAt(url)];
  const code = await openTable(at(servers, 0).base, 'Ala', { seats: 3 });
  const ala = await Player.at(at(servers, 0).base, code, 'Ala');
  const bruno = await Player.at(at(servers, 1).base, code, 'Bruno');
  await bruno.does({ do: 'sit', seat: 1, name: 'Bruno', figure: at(figures, 1) });
  return { servers, code, ala, bruno, schema, stranger: await eavesdropper(schema) };
}

test('a role without rights on our tables hears no message and no code, and cannot read the key', async () => {
  const { code, ala, bruno, schema, stranger } = await overheard();
  await ala.does({ do: 'chat', text: 'The green umbrella.' });
  await bruno.until(() => linesOf(bruno).length > 0);
  await expect.poll(() => stranger.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(stranger.heard.join('\n')).not.toMatch(new RegExp(`umbrella|${code}|Ala|kind`));
  await expect(stranger.client.query(`select key from ${schema}.bulletin_key`)).rejects.toThrow('permission denied');
});

test('what such a role sends or repeats does nothing', async () => {
  const { code, ala, bruno, servers, stranger } = await overheard();
  await ala.does({ do: 'chat', text: 'One.' });
  await expect.poll(() => stranger.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const line = { id: 'x-1', from: 'x', seat: 0, name: 'Ala', text: 'Forged.', at: 1, isForScreens: false };
  for (const forged of [
    { kind: 'chat', code, line },
    { kind: 'removed', code },
    { kind: 'written', tables: [[code, 999]] },
    { kind: 'emote', code, seat: 0, emote: 'laugh' },
  ]) {
    await stranger.notify(`stranger ${JSON.stringify(forged)}`);
  }
  for (const overheard of [...stranger.heard]) await stranger.notify(overheard);
  await ala.does({ do: 'chat', text: 'Two.' });
  await bruno.until(() => linesOf(bruno).includes('Two.'));
  expect(linesOf(bruno)).toEqual(['One.', 'Two.']);
  expect(bruno.messages.filter(({ say }) => say === 'emote' || say === 'refused')).toEqual([]);
  expect(servers.map(({ counts }) => counts.earlyBulletins)).toEqual([0, 0]);
});

/** The statements of the manual, for a database and a role of the test. */
function recipe(name: string): readonly string[] {
  const statements = exampleBelow('### A role and a database of its own').replaceAll('hideout', name).split('\n');
  return statements.map((line) => line.trim()).filter((line) => line !== '');
}

test('with the role and the database of the manual a server opens, and nobody else may even connect', async () => {
  const [shared, name] = [inject('databaseUrl'), `own_${process.pid}`];
  for (const statement of recipe(name)) await run(shared, statement);
  onTestFinished(async () => {
    await run(shared, `drop database ${name}`);
    await run(shared, `drop role ${name}`);
  });
  const address = Object.assign(new URL(shared), { username: name, pathname: `/${name}` }).href;
  const store = await openPostgres(address);
  await store.check();
  await store.close();
  await expect(run(await forStranger(address), 'select 1')).rejects.toThrow('permission denied for database');
});
