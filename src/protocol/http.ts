import * as v from 'valibot';
import type { Option, Refusal } from '../engine/game.ts';
import { longestCode, problems, shortestCode, tableCode } from './messages.ts';
import type { Stage } from './scene.ts';

/*
 * The server's answers over HTTP. The server builds them with these types, and pages parse them with these schemas;
 * unknown fields are dropped.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const value = v.union([v.string(), v.number(), v.boolean()]);
const option: v.GenericSchema<Option> = v.object({
  name: v.string(),
  values: v.array(value),
  default: value,
  rule: v.string(),
});
const refusal: v.GenericSchema<Refusal> = v.object({ rule: v.string(), values: v.record(v.string(), value) });

const game = v.object({
  id: v.string(),
  seats: v.object({ min: count, max: count }),
  options: v.pipe(v.array(option), v.readonly()),
});
/** A game that the server can play. */
export type PlayableGame = v.InferOutput<typeof game>;

/** `GET /api/games`. */
export const gamesSchema = v.pipe(v.array(game), v.readonly());

/** `POST /api/tables`: the code of the new table. */
export const openedSchema = v.object({ code: tableCode });
export type OpenedTable = v.InferOutput<typeof openedSchema>;

/** `GET /api/codes`: how many letters the code of a new table has. Older tables may have fewer. */
export const codesSchema = v.object({
  letters: v.pipe(v.number(), v.integer(), v.minValue(shortestCode), v.maxValue(longestCode)),
});
export type CodesAnswer = v.InferOutput<typeof codesSchema>;

/**
 * `GET /api/addresses`: where friends reach this server, the likeliest address first; empty if this page may not know.
 */
export const addressesSchema = v.object({ addresses: v.pipe(v.array(v.pipe(v.string(), v.url())), v.readonly()) });
export type AddressesAnswer = v.InferOutput<typeof addressesSchema>;

const stages = ['lobby', 'playing', 'over'] as const satisfies readonly Stage[];

/** `GET /api/tables/:code`: what anybody with the code may know. */
export const tableSummarySchema = v.object({
  code: tableCode,
  game: v.string(),
  stage: v.picklist(stages),
  seats: count,
  free: count,
  locked: v.boolean(),
  finished: count,
  /** Whether it is a what-if table. */
  whatIf: v.boolean(),
});
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;

/** How a game ended: by its rules, early by agreement, or replaced because this server does not play its rules. */
export const endings = ['finished', 'agreed', 'given-up'] as const;
export type Ending = (typeof endings)[number];

const endedGame = v.object({
  number: count,
  /** The number of the entry that began it, as in the evening of the table's scene. */
  began: count,
  game: v.string(),
  endedAt: count,
  how: v.picklist(endings),
  /** Whether its record, or the log of a game whose rules are gone, can be read. */
  record: v.boolean(),
  log: v.boolean(),
});
export type EndedGameInView = v.InferOutput<typeof endedGame>;

/** `GET /api/tables/:code/games`: the games that ended there. */
export const endedGamesSchema = v.object({ games: v.pipe(v.array(endedGame), v.readonly()) });
export type EndedGamesAnswer = v.InferOutput<typeof endedGamesSchema>;

/** The size of the preview picture of a shared game. */
export const previewSize = { width: 1200, height: 630 } as const;

/** `POST /api/tables/:code/share`: the id under which the game can be watched. */
export const sharedSchema = v.object({ id: v.string() });

/** `GET /api/shared/:id`: which game it is, and the names by seat if they were shared with it. */
export const sharedGameSchema = v.object({
  game: v.string(),
  names: v.nullable(v.pipe(v.array(v.string()), v.readonly())),
});
export type SharedGameAnswer = v.InferOutput<typeof sharedGameSchema>;

const share = v.object({
  id: v.string(),
  number: count,
  names: v.boolean(),
  isYours: v.boolean(),
  mayWithdraw: v.boolean(),
});
export type ShareInView = v.InferOutput<typeof share>;

/** `POST /api/tables/:code/shares`: the shared games of a table. */
export const sharesSchema = v.object({ shares: v.pipe(v.array(share), v.readonly()) });

/** `POST /api/shared/:id/withdraw`. */
export const withdrawnSchema = v.object({ done: v.boolean() });

/** The answer to any request that was not carried out. */
export const problemSchema = v.object({ problem: v.picklist(problems) });
export type ProblemAnswer = v.InferOutput<typeof problemSchema>;

/** `POST /api/tables` with options that a rule of the game does not allow. */
export const refusedSchema = v.object({ refusal });
export type RefusedAnswer = v.InferOutput<typeof refusedSchema>;
