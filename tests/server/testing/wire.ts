import { at } from '../../../src/engine/at.ts';
import { scriptedChance } from '../../../src/engine/chance/index.ts';
import type { Game, Move, Options } from '../../../src/engine/game.ts';
import type { OtherWorld } from '../../../src/engine/testing/secrecy.ts';
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts';
import { scenes as honest } from '../../../src/table/scene.ts';
import { dealtBy } from '../../../src/table/testing/dealt.ts';
import { startServer, seatedTable } from '../../../src/server/testing/server.ts';
import { Player } from '../../../src/server/testing/player.ts';

/** People at all seats, then a guest, and last a big screen, each with a socket. */
export type Viewers = readonly Player[];

/**
 * Plays a world at a real table over real sockets. Yields after the set-up and after every entry, when everybody has
 * received everything. All clocks stand still, so that two worlds have the same times.
 */
export async function* playOverWire(
  game: Game,
  { seats, options }: { readonly seats: number; readonly options: Options },
  { outcomes, entries }: OtherWorld,
  scenes = honest,
): AsyncGenerator<Viewers> {
  const store = openSqlite(':memory:', { now: () => 1e12 });
  const scripted = dealtBy(game, () => scriptedChance(outcomes));
  const { base, stop } = await startServer({ store, ticks: () => 0, games: { [game.id]: scripted }, scenes });
  const players = await seatedTable(base, seats, { game: game.id, options, help: 'odds' });
  const code = codeOf(players);
  const viewers = [...players, await Player.at(base, code, 'Guest'), await Player.screenAt(base, code)];
  await players[0].does({ do: 'start' });
  await received(viewers);
  yield viewers;
  for (const { seat, move } of entries) {
    const player = at(players, seat);
    const decision = player.scene?.game?.ask?.decision ?? 0;
    await player.does({ do: 'move', decision, move: { ...(move as Move) } });
    await received(viewers);
    yield viewers;
  }
  for (const viewer of viewers) await viewer.leave();
  await stop();
}

export const codeOf = ([player]: Viewers): string => player?.scene?.table.code ?? '';

/** When an answer has arrived, everything that was sent before it has arrived, too. */
async function received(viewers: Viewers): Promise<void> {
  await Promise.all(viewers.map((viewer) => viewer.say({ do: 'time' })));
}
