import { setTimeout as sleep } from 'node:timers/promises';
import { chanceInSeries, random } from '../../../../src/engine/chance/index.ts';
import { figures } from '../../../../src/protocol/scene.ts';
import { openTable, Player } from '../../../../src/server/testing/player.ts';
import { addressOf, newFolder, run, type Running } from '../../../../src/server/testing/process.ts';
import { losses, type WitnessedTable } from './losses.ts';
import { Regular } from './regular.ts';

/** The number of tables. Each has a move under way at any moment; one address may open thirty in a minute. */
const tables = 24;
const seats = 3;
/** A crash waits until at least this many moves are under way. */
const fewestUnderWay = 20;

interface Table extends WitnessedTable {
  readonly people: readonly Regular[];
}

export interface CrashReport {
  readonly kills: number;
  /** Moves sent but not answered when the server was killed: the smallest number of all crashes. */
  readonly underWay: number;
  /** Entries that somebody had been told of by the end. */
  readonly entries: number;
  /** What somebody saw and the file did not have. The first crash that loses something ends the test. */
  readonly lost: readonly string[];
  /** Tables that played their game to the end after the last crash. */
  readonly finished: number;
}

/**
 * Runs a server under load, kills it again and again at random moments, and checks after every crash that everything
 * anybody saw is on disk. After the last crash all tables play to the end.
 *
 * @param program what Node runs as the server
 */
export async function crash(program: readonly string[], kills: number): Promise<CrashReport> {
  const folder = newFolder();
  const start = () => run(program, { DATA_DIR: folder });
  let server = start();
  const base = await addressOf(server);
  const witnessed = await Promise.all(Array.from({ length: tables }, (_, table) => openWitnessedTable(base, table)));
  const people = witnessed.flatMap((table) => table.people);
  await Promise.all(people.map((person) => person.connect(base)));

  const dice = chanceInSeries(Date.now() % 2 ** 20, process.pid);
  let underWay = Infinity;
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(40 + random(dice, 400));
    underWay = Math.min(underWay, await killBusy(server, people));
    const lost = await losses(folder, witnessed);
    if (lost.length > 0) return { kills: kill, underWay, entries: entriesSeen(witnessed), lost, finished: 0 };
    server = start();
    const again = await addressOf(server);
    await Promise.all(people.map((person) => person.connect(again)));
  }
  await playToTheEnd(people);
  const finished = witnessed.filter((table) => table.people.every(({ stage }) => stage === 'over')).length;
  await Promise.all(people.map((person) => person.leave()));
  server.child.kill('SIGTERM');
  await server.exitCode;
  return { kills, underWay, entries: entriesSeen(witnessed), lost: await losses(folder, witnessed), finished };
}

/** A table with people on all seats, whose game has begun. */
async function openWitnessedTable(base: string, table: number): Promise<Table> {
  const [host = '', ...others] = ['Ala', 'Bruno', 'Celina'].map((name) => `${name} ${table}`);
  const code = await openTable(base, host, { seats });
  for (const [index, name] of others.entries()) {
    const player = await Player.at(base, code, name);
    await player.does({ do: 'sit', seat: index + 1, name, figure: figures[index + 1] ?? 'cap' });
    await player.leave();
  }
  const player = await Player.at(base, code, host);
  await player.does({ do: 'start' });
  await player.leave();
  return { code, people: [host, ...others].map((name) => new Regular(code, name)) };
}

/** Kills the server while enough moves are under way, and waits until everybody has noticed. */
async function killBusy({ child, exitCode }: Running, people: readonly Regular[]): Promise<number> {
  const waiting = () => people.filter(({ isWaiting }) => isWaiting).length;
  while (waiting() < fewestUnderWay) await sleep(1);
  const underWay = waiting();
  child.kill('SIGKILL');
  await exitCode;
  await Promise.all(people.map((person) => person.lose()));
  return underWay;
}

async function playToTheEnd(people: readonly Regular[]): Promise<void> {
  for (const person of people) person.isLeaving = true;
  while (people.some(({ stage }) => stage !== 'over')) await sleep(20);
}

const entriesSeen = (witnessed: readonly WitnessedTable[]) =>
  witnessed.reduce((sum, table) => sum + Math.max(...table.people.map(({ seq }) => seq)), 0);
