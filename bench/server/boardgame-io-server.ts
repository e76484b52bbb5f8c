import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { fastChance } from '../../src/engine/chance/index.ts';
import { includes } from '../../src/engine/seats.ts';
import { game as rules, type Table } from '../thieves/boardgame-io-rules.ts';
import { answerParent } from './control.ts';

/** What one player may see: their own hand, the sizes of the others, and the loot they know. */
function playerView({ G, playerID }: { G: Table; playerID: string | null }) {
  const viewer = playerID === null ? 'spectator' : Number(playerID);
  const { deck, chance: _, hands, loot, ...open } = G;
  return {
    ...open,
    deck: deck.length,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    loot: loot.map((row) => row.map((each) => (includes(each.knownBy, viewer) ? each : { ...each, card: null }))),
  };
}

/** The rules of the other bench, dealt again for every match. Nothing is written to disk. */
const game: Game<Table> = {
  ...(rules as Game<Table>),
  setup: (context) =>
    rules.setup?.(context, {
      options: { reshuffleDiscards: false },
      chance: fastChance(randomBytes(16).toString('hex')),
    }) as Table,
  playerView: playerView as unknown as NonNullable<Game<Table>['playerView']>,
};

async function open(): Promise<void> {
  const server = Server({ games: [game as Game], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  answerParent((appServer.address() as AddressInfo).port);
}

void open();
