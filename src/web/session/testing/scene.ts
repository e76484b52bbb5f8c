import type { Own, PublicGame, PublicScene, Stage } from '../../../protocol/scene.ts';

/** A running game of Thieves!, as everybody sees it. */
export const game: PublicGame = { view: { deck: 30 }, toAct: [0], askedAt: [], due: null, result: null, score: [] };

/** An empty table of Thieves!. */
export function sceneAt(stage: Stage, finished = 0): PublicScene {
  const table = {
    code: 'ABCDEF',
    game: 'thieves',
    options: {},
    clock: 'none',
    stage,
    locked: false,
    paused: false,
    finished,
    seats: [],
    watching: 0,
    waiting: [],
    next: null,
    endVote: null,
    newcomer: null,
    closed: [],
    resumable: null,
    unplayable: null,
    evening: null,
    whatIf: null,
    isOnScreen: false,
    help: 'none',
    chat: 'table',
  } as const;
  return { table, game: stage === 'lobby' ? null : game };
}

/** The private part of the host on seat 0. */
export const own: Own = {
  you: { seat: 0, host: true, heir: false, newcomer: false, waiting: false, sentOff: false, resumable: null },
  ask: null,
  view: { viewer: 0, hand: [3] },
};
