import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type PostgresCluster } from '../../../../scripts/setup/machine/postgres-cluster.mjs';
import { at } from '../../../engine/at.ts';
import { chanceInSeries, random, type Chance } from '../../../engine/chance/index.ts';
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../store/postgres/postgres.ts';
import { addressOf, run, type Running } from '../../testing/process.ts';
import { Link } from './link.ts';
import { Party } from './party.ts';

/** One server process with its own link to the database. */
interface Process {
  readonly link: Link;
  running: Running;
  /** Undefined while the server cannot be reached. */
  base: string | undefined;
}

interface HarnessSettings {
  /** The arguments with which Node runs the server. */
  readonly program: readonly string[];
  readonly tables: number;
  readonly seconds: number;
}

export interface HarnessReport {
  /** How often the test caused each kind of disturbance. */
  readonly disturbances: Readonly<Record<string, number>>;
  readonly entries: number;
  readonly violations: readonly string[];
}

/** Disturbs real processes on a real PostgreSQL for a while, then checks that nobody was told anything wrong. */
export async function disturb({ program, tables, seconds }: HarnessSettings): Promise<HarnessReport> {
  const dice = chanceInSeries(Date.now() % 2 ** 20, process.pid);
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const database = new URL(postgres.url);
  const processes = await Promise.all(Array.from({ length: 3 }, () => startProcess(program, database)));
  const bases = () => processes.flatMap(({ base }) => base ?? []);
  const party = await Party.begin(tables, bases, dice);
  const chaos = new Chaos({
    processes,
    postgres,
    party,
    dice,
    start: (link) => run(program, environment(link, database)),
  });
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) await chaos.disturbOnce();
  await chaos.calm();
  const stuck = await party.stuckTables();
  const early = await chaos.earlyBulletins();
  const entries = party.entries;
  const store = await openPostgres(postgres.url);
  const violations = [...stuck, ...early, ...(await party.end(store))];
  await store.close();
  for (const { running, link } of processes) {
    running.child.kill('SIGKILL');
    await running.exitCode;
    await link.close();
  }
  return { disturbances: chaos.disturbances, entries, violations };
}

const environment = (link: Link, database: URL) => ({
  DATABASE_URL: link.through(database),
  BOTS: 'instant',
  LOG_LEVEL: 'error',
});

async function startProcess(program: readonly string[], database: URL): Promise<Process> {
  const link = await Link.to(database);
  const running = run(program, environment(link, database));
  return { link, running, base: await addressOf(running) };
}

interface ChaosContext {
  readonly processes: readonly Process[];
  readonly postgres: PostgresCluster;
  readonly party: Party;
  readonly dice: Chance;
  readonly start: (link: Link) => Running;
}

/** Causes the failures that servers and their database can have. */
class Chaos {
  readonly #context: ChaosContext;
  readonly disturbances: Record<string, number> = {};
  readonly #early: string[] = [];
  readonly #starting: Promise<void>[] = [];
  readonly #carrying: Promise<void>[] = [];

  constructor(context: ChaosContext) {
    this.#context = context;
  }

  async disturbOnce(): Promise<void> {
    const { dice, party } = this.#context;
    const kinds = Object.keys(this.#kinds);
    const kind = at(kinds, random(dice, kinds.length));
    this.disturbances[kind] = (this.disturbances[kind] ?? 0) + 1;
    for (let each = 0; each < 5; each++) party.hop();
    this.#carrying.push(party.carrySeat());
    await this.#kinds[kind]?.(at(this.#context.processes, random(dice, 3)));
    await pause(200 + random(dice, 400));
  }

  /** Ends all disturbances and waits until everything answers again. */
  async calm(): Promise<void> {
    for (const { link } of this.#context.processes) link.delay = 0;
    await Promise.all(this.#starting);
    await Promise.race([Promise.all(this.#carrying), pause(10_000)]);
  }

  /** Processes that received a bulletin before the entry was in the store. */
  async earlyBulletins(): Promise<readonly string[]> {
    for (const each of this.#context.processes) await this.#readCounts(each);
    return this.#early;
  }

  readonly #kinds: Readonly<Record<string, (one: Process) => Promise<void>>> = {
    kill: (one) => this.#end(one, 'SIGKILL'),
    restart: (one) => this.#end(one, 'SIGTERM'),
    stop: async ({ running }) => {
      running.child.kill('SIGSTOP');
      await pause(500 + random(this.#context.dice, 2500));
      running.child.kill('SIGCONT');
    },
    cut: async ({ link }) => {
      link.cut();
      await pause(100);
    },
    delay: async ({ link }) => {
      link.delay = 50 + random(this.#context.dice, 200);
      await pause(1000);
      link.delay = 0;
    },
    separate: async ({ link }) => {
      link.isDown = true;
      link.cut();
      await pause(1000);
      link.isDown = false;
    },
    'database crash': async () => {
      await this.#context.postgres.kill();
      await pause(300);
      await this.#context.postgres.start();
    },
    'database restart': async () => {
      await this.#context.postgres.stop();
      await this.#context.postgres.start();
    },
  };

  /** Ends a process and starts another one in its place. Other disturbances may happen meanwhile. */
  async #end(one: Process, signal: NodeJS.Signals): Promise<void> {
    if (one.base === undefined) return;
    await this.#readCounts(one);
    one.base = undefined;
    one.running.child.kill(signal);
    const startAgain = async () => {
      await one.running.exitCode;
      do {
        one.running = this.#context.start(one.link);
        // Without its database it refuses to start, and says why.
        one.base = await addressOf(one.running).catch(() => undefined);
      } while (one.base === undefined);
    };
    this.#starting.push(startAgain());
  }

  async #readCounts({ base }: Process): Promise<void> {
    const metrics = await fetch(`${base ?? ''}/metrics`)
      .then((response) => response.text())
      .catch(() => '');
    const [, count = '0'] = /^hideout_early_bulletins (\d+)$/m.exec(metrics) ?? [];
    if (count !== '0') this.#early.push(`${count} bulletins came before their entries.`);
  }
}
