import { readFileSync } from 'node:fs';
import { printable, whyNotTaken } from './command-line.ts';
import { openDataFolder } from './data-folder.ts';
import { exportedTable, readExportedTable } from './exported-table.ts';
import { readSettings } from './settings.ts';
import { openPostgres } from './store/postgres/postgres.ts';
import { games } from '../games/catalogue.ts';
import { LogEnd } from '../room/log-end.ts';
import { Superseded } from '../room/log-store.ts';
import { noPeers } from '../room/peers.ts';
import { tableFrom } from '../room/stored-table.ts';
import { Allowances } from './limits/allowances.ts';
import { ordinaryBounds } from './limits/bounds.ts';
import { newCounts } from './limits/counts.ts';
import { Health } from './limits/health.ts';
import { nodeTimers } from './registry/node-timers.ts';
import type { Store, WholeTable } from './store/store.ts';
import type { Body } from '../table/entries.ts';
import { listedTable, wholeTable } from './store/whole-table.ts';

/*
 * Commands for the person who runs a server: `npm run tables -- list`. With SQLite the server has to be stopped first;
 * with PostgreSQL it may keep running.
 */

const help = `npm run tables -- <command>, with the settings of the server (DATA_DIR or DATABASE_URL)

  list            all tables: code, entries, last used
  show CODE       what the store knows about a table, without any secret of its games
  close CODE      nothing more happens at a table; people can still watch its ended games
  reopen CODE     reverses that
  delete CODE     removes a table with everything that belongs to it
  export CODE     writes a table to the output, with every secret in it
  import FILE     reads a table from such a file
  move            copies all tables from the folder DATA_DIR into the database DATABASE_URL
`;

type Work = (store: Store, word: string) => Promise<void>;

const noTable = (code: string) => new Error(`There is no table ${code}.`);

async function existing(store: Store, code: string): Promise<WholeTable> {
  const listed = await listedTable(store, code);
  const whole = listed && (await wholeTable(store, listed));
  if (!whole) throw noTable(code);
  return whole;
}

async function restore(store: Store, table: WholeTable): Promise<void> {
  for (const { id } of table.shares ?? []) {
    // A store replaces a shared game that has the same id, even if it is one of another table.
    const taken = await store.shared(id);
    if (taken && taken.code !== table.code) throw new Error(`Table ${taken.code} shares a game under the same id.`);
  }
  try {
    await store.restore(table);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    throw new Error(`There is a table ${table.code} already; it was left as it is.`, { cause: error });
  }
}

/** The log of a table, written as its room would. Servers that share the database find an entry within a second. */
async function logOf(store: Store, code: string): Promise<LogEnd> {
  const stored = await store.load(code);
  if (!stored) throw noTable(code);
  const ticks = () => performance.now();
  const [health, allowances] = [new Health(store, ticks), new Allowances(ordinaryBounds, ticks)];
  const host = { ticks, timers: nodeTimers, bounds: ordinaryBounds, counts: newCounts(), peers: noPeers() };
  const services = { store, games, health, allowances, ...host };
  return new LogEnd(services, stored, await tableFrom(games, store, stored));
}

async function write(store: Store, code: string, entry: Body): Promise<void> {
  const log = await logOf(store, code);
  for (;;) {
    try {
      await log.append(entry);
      return;
    } catch (error) {
      // While people play there, another entry may come first.
      if (!(error instanceof Superseded)) throw error;
      await log.readOn();
    }
  }
}

const when = (time: number) => new Date(time).toISOString();

const works: Readonly<Record<string, Work>> = {
  async list(store) {
    for await (const some of store.list()) {
      for (const { code, seq, usedAt } of some)
        console.log(`${printable(code)}  ${String(seq).padStart(6)}  ${when(usedAt)}`);
    }
  },
  async show(store, code) {
    const { entries, people, games, seq, usedAt } = await existing(store, code);
    console.log(`Table ${printable(code)}: ${seq} entries, ${entries.length} of them kept, last used ${when(usedAt)}`);
    console.log(`People: ${people.map(({ name }) => printable(name)).join(', ')}`);
    for (const { number, game, how, endedAt } of games)
      console.log(`Game ${number}: ${printable(game)}, ${how}, ${when(endedAt)}`);
  },
  close: (store, code) => write(store, code, { kind: 'shut', shut: true }),
  reopen: (store, code) => write(store, code, { kind: 'shut', shut: false }),
  async delete(store, code) {
    if (!(await store.load(code))) throw noTable(code);
    await store.remove(code);
  },
  async export(store, code) {
    console.log(exportedTable(await existing(store, code)));
  },
  async import(store, file) {
    await restore(store, readExportedTable(readFileSync(file, 'utf8')));
  },
  async move(store) {
    const { dataDir, databaseUrl } = readSettings(process.env);
    if (databaseUrl === undefined) throw new Error('Name the target: DATABASE_URL=postgres://… npm run tables -- move');
    const from = openDataFolder(dataDir);
    let count = 0;
    for await (const some of from.list()) {
      for (const listed of some) {
        const whole = await wholeTable(from, listed);
        if (!whole) throw noTable(listed.code);
        await restore(store, whole);
        count += 1;
      }
    }
    await from.close();
    console.log(`${count} tables were copied. The folder ${dataDir} is unchanged.`);
  },
};

/** The word that a command takes, as help calls it. */
const takes: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(['show', 'close', 'reopen', 'delete', 'export'].map((command) => [command, 'CODE'])),
  import: 'FILE',
};

/** The command of these words, with its word. Throws an error with one sentence if they are not one. */
function commandIn([command = '', ...words]: readonly string[]): readonly [Work, string] {
  const work = Object.hasOwn(works, command) ? works[command] : undefined;
  if (!work) throw new Error(whyNotTaken([command], [...Object.keys(works), '--help']));
  const needed = takes[command] ?? [];
  const options = words.filter((word) => word.startsWith('-'));
  if (options.length > 0) throw new Error(whyNotTaken(options, ['--help']));
  if (words.length !== [needed].flat().length) {
    throw new Error(`"${command}" is used like this: npm run tables -- ${[command, needed].flat().join(' ')}`);
  }
  return [work, words[0] ?? ''];
}

async function main(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) return console.log(help);
  const [work, word] = commandIn(words);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const store = databaseUrl === undefined ? openDataFolder(dataDir) : await openPostgres(databaseUrl);
  try {
    await work(store, word);
  } finally {
    await store.close();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  // Its message may repeat something from a file or a database.
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
});
