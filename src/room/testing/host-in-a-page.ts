import { hex } from '../../engine/bytes.ts';
import { games } from '../../games/catalogue.ts';
import { parseCommand } from '../../protocol/messages.ts';
import { ordinaryBounds } from '../../server/limits/bounds.ts';
import { quickBots } from '../../server/workers/quick-bots.ts';
import { answer } from '../../server/workers/thinking/question.ts';
import { scenes } from '../../table/scene.ts';
import type { Connection } from '../connection.ts';
import { knownMoves } from '../known-moves.ts';
import { beginLog } from '../log-end.ts';
import { instantBots } from '../machines.ts';
import { openMemory } from '../memory-store.ts';
import { noPeers } from '../peers.ts';
import { Room } from '../room.ts';
import type { TableServices } from '../services.ts';
import { tableFrom } from '../stored-table.ts';

interface Port {
  readonly send: (text: string) => void;
  readonly listen: (heard: (command: unknown) => void) => void;
}

const [code, owner, nothing] = ['ABCDEF', 'person', () => undefined];
const [ticks, random] = [() => performance.now(), (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))];
const after = (milliseconds: number, act: () => void) => clearTimeout.bind(undefined, setTimeout(act, milliseconds));
const timers = { after, soon: (act: () => void) => after(0, act) };
const services: TableServices = {
  ...{ games, scenes, ticks, timers, random, bots: quickBots, delays: instantBots, bounds: ordinaryBounds },
  ...{ store: openMemory({ now: Date.now, timers }), peers: noPeers(), findMove: knownMoves(), forget: nothing },
  ...{ dice: () => hex(random(16)), seed: () => hex(random(32)), health: { wrote: nothing, failed: nothing } },
  thinkers: {
    choose: async (question) => answer(question, { now: ticks, rest: nothing }),
    help: async () => undefined,
  },
  counts: { connections: 0, waiting: 0, entries: 0, superseded: 0, followed: 0 },
  allowances: {
    ...{ pages: { hasRoom: () => true, add: nothing, remove: nothing }, charge: nothing },
    ...{ whyNotWritten: nothing, whyNoTicket: nothing },
  },
  report: console.error,
};

/** Hosts a table of Thieves! with one person and three bots, wherever this runs. */
export async function hostThieves({ send, listen }: Port): Promise<void> {
  const [bot, options] = [{ kind: 'bot', level: 'regular' } as const, { reshuffleDiscards: false }];
  await beginLog(services, { code, payer: '' }, [
    { body: { kind: 'opened', game: 'thieves', options, seats: 4, clock: 'none', host: owner } },
    { body: { kind: 'sat', seat: 0, owner }, person: { owner, name: 'Ala', figure: 'fan' } },
    ...[1, 2, 3].map((seat) => ({ body: { ...bot, seat } })),
    { body: { kind: 'started', seed: services.seed(), rules: games['thieves']?.rules ?? 0 } },
  ]);
  const stored = await services.store.load(code);
  const room = stored && new Room(services, stored, await tableFrom(games, services.store, stored));
  const connection: Connection = { owner, address: 'here', own: null, signalledAt: -1e9, send, sendAway: nothing };
  listen((data) => {
    const command = parseCommand(data);
    if (command) void room?.command(connection, command);
  });
  room?.connect(connection, 0);
}
