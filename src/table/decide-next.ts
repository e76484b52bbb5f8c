import type { Game } from '../engine/game.ts';
import type { CommandOf } from '../protocol/messages.ts';
import type { CommandContext, Verdict } from './command-context.ts';
import { isHostless } from './keepers.ts';
import { arranged, beginning } from './next-game.ts';
import { seatOf } from './state.ts';

/* What people agree on between two games, and what the host starts. */

/** People who may wait for a seat at one table: as many as a game has seats. */
const mostWaiting = 8;

const notNow: Verdict = { problem: 'not-now' };

/** Starts the game in the lobby. After a game, the host starts the next one even if not everybody is ready. */
export function start(context: CommandContext): Verdict {
  const { table, seed } = context;
  if (table.stage === 'playing') return notNow;
  if (table.seats.every(({ owner }) => owner === null)) return { problem: 'too-few-players' };
  // A what-if table plays the same decision again.
  if (table.whatIf) return { body: { kind: 'started', seed: seed(), rules: table.whatIf.rules } };
  if (table.stage === 'over') return { body: beginning(table, seed(), isHereIn(context)) };
  return { body: { kind: 'started', seed: seed(), rules: table.game.rules } };
}

export function ready(context: CommandContext, { ready }: CommandOf<'ready'>): Verdict {
  const { table, owner } = context;
  const seat = seatOf(table, owner);
  if (seat === null) return { problem: 'not-seated' };
  const counts = table.stage === 'over' || isHostless(table, isHereIn(context));
  const isNew = ready !== table.next.ready.includes(owner);
  return counts && isNew ? { body: { kind: 'ready', seat, ready } } : notNow;
}

/** In the lobby the host chooses the game. After a game, everybody says which one they would like next. */
export function game(context: CommandContext, { game: id }: CommandOf<'game'>): Verdict {
  const { table, games } = context;
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return { problem: 'no-such-game' };
  if (table.stage === 'playing') return notNow;
  return table.stage === 'over' ? wish(context, game) : choose(context, game);
}

function wish({ table, owner }: CommandContext, { id }: Game): Verdict {
  const seat = seatOf(table, owner);
  if (seat === null) return { problem: 'not-seated' };
  const isSaid = table.next.wishes.some((each) => each.owner === owner && each.game === id);
  return isSaid ? notNow : { body: { kind: 'wished', seat, game: id } };
}

function choose(context: CommandContext, game: Game): Verdict {
  const { table, owner } = context;
  if (table.host !== owner) return { problem: 'not-host' };
  if (table.game === game) return notNow;
  return { body: { kind: 'chosen', ...arranged(table, game, isHereIn(context)) } };
}

/** Why somebody without a seat may not wait for one. */
export function whyNotWait({ table, owner }: CommandContext): Verdict | undefined {
  if (seatOf(table, owner) !== null || table.waiting.includes(owner)) return notNow;
  if (table.locked && table.host !== owner) return { problem: 'locked' };
  if (table.sentOff.includes(owner)) return { problem: 'sent-off' };
  return table.waiting.length >= mostWaiting ? { problem: 'no-room' } : undefined;
}

const isHereIn =
  ({ awaySince, owner }: CommandContext) =>
  (person: string): boolean =>
    person === owner || awaySince(person) === undefined;
