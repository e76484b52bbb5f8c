import type { Own, PublicGame, PublicScene } from '../protocol/scene.ts';
import { dueAt } from './clock.ts';
import { isHostAnHeir } from './keepers.ts';
import { seatOf, type TableState } from './state.ts';
import { tableInView, type SceneContext } from './table-in-view.ts';

/** What everybody at the table may see, built from nothing. */
export const publicScene = (table: TableState, context: SceneContext): PublicScene => ({
  table: tableInView(table, context),
  game: publicGame(table),
});

/** The public scene after a move in the middle of a game, which changes only the game. */
export const publicSceneAfterMove = (table: TableState, before: PublicScene): PublicScene => ({
  table: before.table,
  game: publicGame(table),
});

/** The private part for this owner. No move changes who they are, so the caller may know `you` already. */
export function ownScene(table: TableState, owner: string, you = youAt(table, owner)): Own {
  const { play } = table;
  const { seat } = you;
  if (seat === null || !play) return { you, ask: null, view: null };
  const { game, state } = play;
  const decision = game.decision(state, seat);
  const ask = decision === 0 ? null : { decision, moves: game.legalMoves(state, seat) };
  return { you, ask, view: game.privateView(state, seat) };
}

/** How a table is put into messages. A test that plants a leak gives its own to the server. */
export interface Scenes {
  readonly publicScene: typeof publicScene;
  readonly publicSceneAfterMove: typeof publicSceneAfterMove;
  readonly ownScene: typeof ownScene;
}

export const scenes: Scenes = { publicScene, publicSceneAfterMove, ownScene };

function youAt(table: TableState, owner: string): Own['you'] {
  const { host, newcomer, resumable } = table;
  return {
    seat: seatOf(table, owner),
    host: host === owner,
    heir: host === owner && isHostAnHeir(table),
    newcomer: newcomer?.owner === owner,
    waiting: table.waiting.includes(owner),
    sentOff: table.sentOff.includes(owner),
    resumable: resumable && seatOf(resumable, owner),
  };
}

function publicGame(table: TableState): PublicGame | null {
  const { play } = table;
  if (!play) return null;
  const { game, state, askedAt } = play;
  const result = game.result(state) ?? null;
  return {
    view: game.publicView(state),
    toAct: game.toAct(state),
    askedAt,
    due: dueAt(table),
    result,
    score: result ? game.score(state) : [],
  };
}
