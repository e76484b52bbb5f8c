import { expect, test } from 'vitest';
import { secureChance } from '../../src/engine/chance/index.ts';
import { theBoss } from '../../src/games/the-boss/rules/index.ts';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import type { Message, News } from '../../src/protocol/messages.ts';
import type { Ask } from '../../src/protocol/scene.ts';
import { dealtBy } from '../../src/table/testing/dealt.ts';
import { Player } from '../../src/server/testing/player.ts';
import { anyMove, seatedTable, startServer } from '../../src/server/testing/server.ts';

/** The private part of a frame: how many bytes it adds to the public part, and how many it needs. Moves are those of a new question. */
interface OwnPart {
  readonly added: number;
  readonly needed: number;
  readonly moves: number;
}

/** Frames of one kind about entries, by the number of the entry. */
const framesOf = (player: Player, say: 'welcome' | 'news'): ReadonlyMap<number, string> =>
  new Map(
    player.frames.flatMap((frame) => {
      const message = JSON.parse(frame) as Message;
      return message.say === say && 'seq' in message ? [[message.seq, frame] as const] : [];
    }),
  );

/** A big screen gets the same frames without a private part, so the rest of each frame of a player is that part. */
function ownParts(player: Player, screen: Player, say: 'welcome' | 'news'): readonly OwnPart[] {
  const [all, shared] = [framesOf(player, say), framesOf(screen, say)];
  return [...all].flatMap(([seq, frame]) => {
    const { own } = JSON.parse(frame) as { readonly own?: News['own'] };
    const without = shared.get(seq);
    if (!own || without === undefined) return [];
    const [ask] = (own.patch as { readonly ask?: readonly (Ask | null)[] } | undefined)?.ask ?? [];
    const added = Buffer.byteLength(frame) - Buffer.byteLength(without);
    return [{ added, needed: JSON.stringify(own).length, moves: ask?.moves.length ?? 0 }];
  });
}

const label = ',"own":'.length;
const step = 256;

test.each([
  ['thieves', thieves, 4],
  ['the-boss', theBoss, 4],
] as const)('[TH-6.4, CG-7.6] %s: few moves and many make frames of the same length', async (id, game, seats) => {
  const { base } = await startServer({ games: { [id]: dealtBy(game, () => secureChance('c7'.repeat(32))) } });
  const players = await seatedTable(base, seats, { game: id, help: 'odds' });
  const code = players[0].scene?.table.code ?? '';
  const screen = await Player.screenAt(base, code);
  await players[0].does({ do: 'start' });
  for (let moves = 0; moves < 80; moves++) {
    await Promise.all(players.map((player) => player.say({ do: 'time' })));
    const active = players.find((player) => anyMove(player));
    if (!active) break;
    await active.does(anyMove(active) ?? { do: 'leave' });
  }
  await Promise.all([...players, screen].map((each) => each.say({ do: 'time' })));
  const news = players.flatMap((player) => ownParts(player, screen, 'news'));
  // Everybody comes back, and so does a screen: a welcome has all moves, too.
  const [again, other] = [await Player.at(base, code, players[0].name), await Player.screenAt(base, code)];
  const welcome = ownParts(again, other, 'welcome');
  expect(welcome).toHaveLength(1);

  for (const { added, needed } of [...news, ...welcome]) {
    expect(added - label).toBe(Math.ceil(needed / step) * step);
  }
  // Few moves and many are in one class of length, in which everything would have been told apart otherwise.
  const variety = (of: keyof OwnPart) =>
    Math.max(...news.map(({ added }) => new Set(news.flatMap((part) => (part.added === added ? part[of] : []))).size));
  expect(variety('moves')).toBeGreaterThan(2);
  expect(variety('needed')).toBeGreaterThan(5);
});
