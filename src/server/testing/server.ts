import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { secureChance } from '../../engine/chance/index.ts';
import type { Game } from '../../engine/game.ts';
import { games as catalogue } from '../../games/catalogue.ts';
import type { OpenRequest } from '../../protocol/messages.ts';
import { figures } from '../../protocol/scene.ts';
import { buildApp } from '../app.ts';
import { ordinaryBounds, type Bounds } from '../limits/bounds.ts';
import { noPeers, type Peers } from '../../room/peers.ts';
import { newCounts, timing, type Counts } from '../limits/counts.ts';
import { TableRegistry } from '../registry/table-registry.ts';
import { shutDown } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { TunnelPort } from '../tunnel/tunnel-port.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { noDelays, type Delays } from '../../room/machines.ts';
import { scenes as honest, type Scenes } from '../../table/scene.ts';
import { dealtBy } from '../../table/testing/dealt.ts';
import { thisThread } from './this-thread.ts';
import { openTable, Player, socketOf, type Wish } from './player.ts';

/** Bots answer without a pause, but nobody gets a stand-in unless a test wants it. */
const withoutStandIns: Delays = { ...noDelays, standIn: 1e9, hostAway: 1e9 };

/** For tests that do in seconds what people do in an evening. */
const noBounds: Bounds = {
  ...ordinaryBounds,
  rate: 1e9,
  burst: 1e9,
  commandRate: 1e9,
  commandBurst: 1e9,
  askAgainAfter: 0,
  nextAskAfter: 0,
  pagesPerAddress: 1e9,
  tablesPerMinute: 1e9,
  whatIfsPerMinute: 1e9,
  sharesPerMinute: 1e9,
  ticketsPerMinute: 1e9,
  connectionsPerMinute: 1e9,
  recordsPerMinute: 1e9,
  missesPerMinute: 1e9,
  networkMissesPerMinute: 1e9,
  allMissesPerMinute: 1e9,
  silentConnections: 1e9,
};

/** Some games end after a few turns. With these cards three people who play `anyMove` have 66 turns. */
const longGames: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.entries(catalogue).map(([id, game]) => [id, dealtBy(game, () => secureChance('c7'.repeat(32)))]),
);

interface ServerOptions {
  readonly store?: Store;
  /** Other servers that share the store. */
  readonly peers?: Peers;
  readonly counts?: Counts;
  readonly games?: Readonly<Record<string, Game>>;
  readonly delays?: Delays;
  readonly ticks?: () => number;
  readonly bounds?: Bounds;
  readonly scenes?: Scenes;
  /** The folder of the built pages; without it the server has no pages. */
  readonly pages?: URL;
  readonly settings?: Partial<
    Pick<
      Settings,
      'host' | 'publicUrl' | 'allowedHosts' | 'trustProxy' | 'tunnel' | 'tableKey' | 'openMetrics' | 'logLevel'
    >
  >;
}

export interface TestServer {
  readonly base: string;
  /** Where visitors of a tunnel arrive; the same as `base` if there is none. */
  readonly tunnelBase: string;
  readonly registry: TableRegistry;
  /** Errors inside the server, for tests that expect none. */
  readonly reports: readonly unknown[];
  stop(): Promise<void>;
}

/** The whole server in this process, on a free port. It stops after the test. */
export async function startServer(wishes: ServerOptions = {}): Promise<TestServer> {
  const { games = longGames, delays = withoutStandIns, bounds = noBounds, scenes = honest } = wishes;
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const { peers = noPeers(), counts = newCounts() } = wishes;
  const { store = openSqlite(':memory:', { onCommit: timing(counts) }) } = wishes;
  const { ticks } = wishes;
  const registry = new TableRegistry({
    ...thisThread(games),
    store,
    peers,
    counts,
    games,
    delays,
    report,
    bounds,
    scenes,
    ...(ticks && { ticks }),
  });
  const quiet = {
    host: '127.0.0.1',
    publicUrl: undefined,
    allowedHosts: [],
    trustProxy: 0,
    tunnel: undefined,
    tableKey: undefined,
    openMetrics: false,
    logLevel: 'silent',
  } as const;
  const settings = { ...quiet, ...wishes.settings };
  const { pages = new URL('./no-pages/', import.meta.url) } = wishes;
  const tunnelPort = new TunnelPort();
  const app = await buildApp({ registry, games, settings, bounds, pages, tunnelPort });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const base = at((app.server.address() as AddressInfo).port);
  const tunnelBase = settings.tunnel ? at(await tunnelPort.open(app.server)) : base;
  let closing: Promise<void> | undefined;
  const stop = () => (closing ??= shutDown({ app, registry, store, wayIn: { close: async () => tunnelPort.close() } }));
  onTestFinished(stop);
  return { base, tunnelBase, registry, reports, stop };
}

const names = ['Ala', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Feliks', 'Gosia', 'Hugo'];

/** A table with people on all seats, each with a socket. The first one is the host. */
export async function seatedTable(
  base: string,
  seats: number,
  wishes: Partial<OpenRequest> = {},
): Promise<readonly [Player, ...Player[]]> {
  const [host = '', ...others] = names.slice(0, seats);
  const code = await openTable(base, host, { seats, ...wishes });
  const players: [Player, ...Player[]] = [await Player.at(base, code, host)];
  for (const [index, name] of others.entries()) {
    const player = await Player.at(base, code, name);
    await player.does({ do: 'sit', seat: index + 1, name, figure: figures[index + 1] ?? 'cap' });
    players.push(player);
  }
  return players;
}

/** A move that this player may make now, if any. */
export function anyMove({ scene }: Player): Wish | undefined {
  const ask = scene?.game?.ask;
  const move = ask?.moves[ask.decision % ask.moves.length];
  return ask && move ? { do: 'move', decision: ask.decision, move: { ...move } } : undefined;
}

/** Three people in a game, the one who has to act, and the others. */
export async function gameOfThree(base: string) {
  const players = await seatedTable(base, 3);
  await players[0].does({ do: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.scene?.table.stage === 'playing')));
  const active = players.find((player) => anyMove(player)) as Player;
  const other = players.find((player) => player !== active) as Player;
  const code = active.scene?.table.code ?? '';
  return { players, active, other, code };
}

/** The table plays on: three times around, the player who has to act does so. */
export async function playsOn(players: readonly Player[]): Promise<void> {
  for (let turn = 0; turn < 9; turn++) {
    const seat = players[0]?.scene?.game?.toAct[0] ?? 0;
    const player = players.find((each) => each.scene?.you.seat === seat) as Player;
    await player.until(() => anyMove(player) !== undefined);
    await player.does(anyMove(player) ?? { do: 'leave' });
    await Promise.all(players.map((each) => each.until(() => each.seq >= player.seq)));
  }
}

/** A page that has not said hello yet. */
export async function connected(base: string, code: string, name: string): Promise<Player> {
  const player = new Player(socketOf(base, code), name);
  await once(player.socket, 'open');
  return player;
}
