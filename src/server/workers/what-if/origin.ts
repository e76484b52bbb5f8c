import type { Game, Options, Result } from '../../../engine/game.ts';
import { followsRulesOf, headerFor, headerOfText, replay, stepsIn } from '../../../engine/replay.ts';
import type { Choice } from '../../../engine/unfold.ts';
import type { Problem } from '../../../protocol/messages.ts';
import type { WhatIf } from '../../../table/what-if.ts';

/** A record to play on from, and the number of moves before the decision. */
export interface Wanted {
  readonly text: string;
  readonly step: number;
  readonly mostMoves: number;
}

/** The game of a record and its part up to a decision, as plain data. */
export interface Origin {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly whatIf: Omit<WhatIf, 'luck'>;
}
export type Found = Origin | { readonly problem: Problem };

/**
 * Replays a record that may come from anywhere, and takes what a what-if table needs from the engine. Nothing is copied
 * from the record itself.
 */
export function originIn(games: Readonly<Record<string, Game>>, wanted: Wanted): Found {
  try {
    const lines = wanted.text.split('\n').filter((line) => line.trim() !== '');
    const header = headerOfText(lines);
    const game = Object.hasOwn(games, header.game) ? games[header.game] : undefined;
    if (!game) return { problem: 'no-such-game' };
    if (!followsRulesOf(game, header)) return { problem: 'other-rules' };
    return replay(game, lines) ? { problem: 'bad-record' } : cutAt(game, lines, wanted);
  } catch {
    return { problem: 'bad-record' };
  }
}

/** The record replayed as it was written, so its header is one that this game writes. */
function cutAt(game: Game, lines: readonly string[], { step, mostMoves }: Wanted): Found {
  const { seats, options, chance } = headerFor(game, lines);
  const moves: Choice[] = [];
  let then: Result | undefined;
  for (const { entry, state } of stepsIn(game, lines)) {
    if (entry) moves.push({ seat: entry.seat, move: entry.move });
    then = game.result(state);
  }
  const decision = moves[step];
  if (!then || !decision || step > mostMoves) return { problem: 'bad-record' };
  const whatIf = { rules: game.rules, chance, moves: moves.slice(0, step), seat: decision.seat, then };
  return { game: game.id, seats, options, whatIf };
}
