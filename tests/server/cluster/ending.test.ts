import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { newDatabase } from '../../../src/server/testing/postgres.ts';
import { openTable, Player } from '../../../src/server/testing/player.ts';
import { addressOf, launcher, run, type Running } from '../../../src/server/testing/process.ts';
import { Link } from '../../../src/server/cluster/testing/link.ts';

beforeAll(buildPrograms);

const told = { say: 'refused', n: null, problem: 'server-stopping' };
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

/** A way to an empty database that the test can disturb. */
async function disturbable() {
  const database = new URL(await newDatabase());
  const link = await Link.to(database);
  onTestFinished(() => link.close().catch(() => undefined));
  const environment = { DATABASE_URL: link.through(database) };
  return { database, link, start: () => run([launcher], environment) };
}

/** A server with a page at a table. */
async function opened() {
  const way = await disturbable();
  const running = way.start();
  const base = await addressOf(running);
  const code = await openTable(base, 'Ala');
  const ala = await Player.at(base, code, 'Ala');
  const n = ala.nextNumber();
  /** Ala locks the table, and the server has asked the database to write it. */
  const beginsToLock = async () => {
    ala.send({ do: 'lock', locked: true, n });
    await eventually(async () => expect(await (await fetch(`${base}/metrics`)).text()).toMatch(/^hideout_waiting 1$/m));
  };
  return { ...way, running, base, code, ala, n, beginsToLock };
}

async function endOf({ exitCode, output }: Running) {
  return { code: await exitCode, said: output() };
}

test.each([
  ['is silent', 'everything', () => undefined],
  ['is silent after the commit', 'answers', () => undefined],
  ['refuses connections', 'everything', (link: Link) => link.close()],
  ['cuts every connection', 'everything', (link: Link) => Object.assign(link, { isDown: true }).cut()],
] as const)(
  'a server whose database %s ends, tells its pages, and says whose move is unknown; nobody saw it, and it counts once',
  async (_, loses, disturb) => {
    const { database, link, running, ala, code, n, beginsToLock } = await opened();
    link.loses = loses;
    await beginsToLock();
    await disturb(link);
    running.child.kill('SIGTERM');
    expect(await ala.closed()).toBe(1001);
    expect(ala.messages.at(-1)).toEqual(told);
    const { code: exitCode, said } = await endOf(running);
    expect(exitCode).toBe(75);
    expect(said).toContain(`whether 1 move was written (table ${code})`);
    expect(ala.scene?.table.locked).toBe(false);

    const again = await addressOf(run([launcher], { DATABASE_URL: database.href }));
    const back = await Player.at(again, code, 'Ala', ala.seq);
    expect(await back.say({ do: 'lock', locked: true, n })).toEqual({ say: 'done', n });
    expect([back.scene?.table.locked, back.seq]).toEqual([true, ala.seq + 1]);
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'with nothing under way, %s ends a server well although its database is silent',
  async (signal) => {
    const { link, running, ala } = await opened();
    link.loses = 'everything';
    running.child.kill(signal);
    expect(await ala.closed()).toBe(1001);
    expect(ala.messages.at(-1)).toEqual(told);
    expect((await endOf(running)).code).toBe(0);
  },
);

test('a slow database has time to take what is under way', async () => {
  const { link, running, ala, n, beginsToLock } = await opened();
  link.delay = 500;
  await beginsToLock();
  running.child.kill('SIGTERM');
  await ala.until(() => ala.scene?.table.locked === true);
  expect(ala.messages).toContainEqual({ say: 'done', n });
  expect((await endOf(running)).code).toBe(0);
});

test('a second signal ends the server at once, without waiting for the database', async () => {
  const { link, running, ala, code, beginsToLock } = await opened();
  link.loses = 'everything';
  await beginsToLock();
  running.child.kill('SIGTERM');
  await ala.until(() => ala.messages.some(({ say }) => say === 'refused'));
  running.child.kill('SIGTERM');
  // The page hears no goodbye.
  expect(await ala.closed()).toBe(1006);
  const end = await endOf(running);
  expect(end.code).toBe(75);
  expect(end.said).toContain(`whether 1 move was written (table ${code})`);
});

test('a signal at the start ends the server while it waits for the database', async () => {
  const { link, start } = await disturbable();
  link.loses = 'everything';
  const running = start();
  await eventually(() => expect(link.visits).toBeGreaterThan(0));
  running.child.kill('SIGTERM');
  expect(await endOf(running)).toEqual({ code: 0, said: 'Hideout was stopped before it was open.\n' });
});

test.each([
  ['refuses connections', (link: Link) => link.close()],
  ['is silent', (link: Link) => void Object.assign(link, { loses: 'everything' })],
])('a server whose database %s does not start, and says so without a promise', async (_, disturb) => {
  const { link, start } = await disturbable();
  await disturb(link);
  const { code, said } = await endOf(start());
  expect([code, said]).toEqual([
    1,
    'The database cannot be reached, so Hideout does not start. Start it again when the database is back.\n',
  ]);
});
