import * as v from 'valibot';
import type { Event, Options, Refusal } from '../engine/game.ts';
import { chatModes, type ChatLine } from './chat.ts';
import { helpQuestions, helps, type HelpGiven } from './help.ts';
import { nameSchema as name } from './names.ts';
import type { Patch } from './patch.ts';
import type { Problem } from './problems.ts';
import { botLevels, clocks, emotes, figures, lucks, type Heard, type Own, type PublicScene } from './scene.ts';

export { problems, type Problem } from './problems.ts';

/** Raised when an old client would misunderstand the messages. */
export const protocolVersion = 2;

/** Letters that are not confused with others on paper or over the telephone. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** How many letters a code may have. A server with more tables draws longer ones. */
export const shortestCode = 6;
export const longestCode = 12;

/** The code of a table, as in its links and in the address of its socket. */
export const tableCode = v.pipe(v.string(), v.regex(new RegExp(`^[${codeLetters}]{${shortestCode},${longestCode}}$`)));
/** A secret that a browser makes for itself and that owns its seats. Only its hash is kept. */
const device = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const options: v.GenericSchema<Options> = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean()]),
);
const gameId = v.pipe(v.string(), v.maxLength(40));
const decision = v.pipe(v.number(), v.integer());
/** Works once, within two minutes. */
const ticket = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
type MoveInput = Readonly<Record<string, string | number | boolean | null>>;
/**
 * The moves of the game are checked later; this only checks that it is flat and small. It is one function, because
 * moves come all the time.
 */
const move = v.custom<MoveInput>((input) => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  let fields = 0;
  for (const field in input) {
    fields += 1;
    if (fields > 8 || field.length > 20 || field === '__proto__') return false;
    if (!isSmall((input as Readonly<Record<string, unknown>>)[field])) return false;
  }
  return true;
});

const isSmall = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= 20 : typeof value !== 'object' || value === null;

const helloFields = {
  do: v.literal('hello'),
  version: v.literal(protocolVersion),
  /** The last entry this client knows, so that it gets only later events. */
  since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
};

/** The first frame of a connection to `/ws/CODE`: a person with a device, or a big screen that only watches. */
export const helloSchema = v.variant('as', [
  v.strictObject({ ...helloFields, as: v.literal('player'), device }),
  v.strictObject({ ...helloFields, as: v.literal('screen') }),
]);
export type Hello = v.InferOutput<typeof helloSchema>;

/** Every other frame has a number that grows with every command of a device: the same number gets the same answer. */
const n = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

export const commandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('sit'), n, seat, name, figure: v.picklist(figures) }),
  v.strictObject({ do: v.literal('leave'), n }),
  v.strictObject({ do: v.literal('bot'), n, seat, level: v.nullable(v.picklist(botLevels)) }),
  v.strictObject({ do: v.literal('set'), n, options: v.optional(options), clock: v.optional(v.picklist(clocks)) }),
  v.strictObject({ do: v.literal('seats'), n, count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)) }),
  v.strictObject({ do: v.literal('start'), n }),
  v.strictObject({ do: v.literal('move'), n, decision, move }),
  v.strictObject({ do: v.literal('why'), n, decision, move }),
  /** Asks what follows from the player's own view, or for advice, if the table offers this help. */
  v.strictObject({ do: v.literal('help'), n, decision, wants: v.picklist(helpQuestions) }),
  v.strictObject({ do: v.literal('set-help'), n, help: v.picklist(helps) }),
  v.strictObject({ do: v.literal('emote'), n, emote: v.picklist(emotes) }),
  v.strictObject({ do: v.literal('nudge'), n, seat }),
  /** Asks bots not to pause until a person is asked; it takes effect when all present players have sent it. */
  v.strictObject({ do: v.literal('forward'), n }),
  /** A message to everybody at the table. The table judges its text, so that a refusal can say why. */
  v.strictObject({ do: v.literal('chat'), n, text: v.string() }),
  v.strictObject({ do: v.literal('set-chat'), n, chat: v.picklist(chatModes) }),
  v.strictObject({ do: v.literal('stand-in'), n, seat }),
  v.strictObject({ do: v.literal('kick'), n, seat }),
  v.strictObject({ do: v.literal('swap'), n, seat, with: seat }),
  v.strictObject({ do: v.literal('host'), n, seat }),
  v.strictObject({ do: v.literal('lock'), n, locked: v.boolean() }),
  v.strictObject({ do: v.literal('pause'), n, paused: v.boolean() }),
  /** Asks to end the game, or answers that question. */
  v.strictObject({ do: v.literal('end'), n, agree: v.boolean() }),
  /** Asks to resume a game that ended by agreement, or answers that question. */
  v.strictObject({ do: v.literal('resume'), n, agree: v.boolean() }),
  v.strictObject({ do: v.literal('give-up'), n }),
  /** Asks for a bot's seat in a running game. */
  v.strictObject({ do: v.literal('ask-in'), n, seat, name, figure: v.picklist(figures) }),
  v.strictObject({ do: v.literal('let-in'), n, agree: v.boolean() }),
  /** Moves the player's seat to another device: this one asks for a ticket, and the other one shows it. */
  v.strictObject({ do: v.literal('carry'), n }),
  v.strictObject({ do: v.literal('claim'), n, ticket }),
  /** After a game: ready for the next one, or no longer. */
  v.strictObject({ do: v.literal('ready'), n, ready: v.boolean() }),
  /** In the lobby the game that the host chooses; after a game, the one that somebody would like next. */
  v.strictObject({ do: v.literal('game'), n, game: gameId }),
  /** Somebody without a seat would like one in the next game. */
  v.strictObject({ do: v.literal('wait'), n, name, figure: v.picklist(figures) }),
  /** Somebody who waits comes before everybody else, or no longer; or is turned away until the next game has begun. */
  v.strictObject({ do: v.literal('let-first'), n, figure: v.picklist(figures), first: v.boolean() }),
  v.strictObject({ do: v.literal('send-off'), n, figure: v.picklist(figures) }),
  /** Removes the table, its games and the names of its people. */
  v.strictObject({ do: v.literal('delete'), n }),
  v.strictObject({ do: v.literal('time'), n }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

/** By name, because trying one schema after the other would take longer than the check itself. */
const commandForms = new Map<unknown, v.GenericSchema<unknown, Command>>(
  commandSchema.options.map((form) => [form.entries.do.literal, form]),
);

/** Undefined if it is not a command. */
export function parseCommand(input: unknown): Command | undefined {
  if (typeof input !== 'object' || input === null || !('do' in input)) return undefined;
  const form = commandForms.get(input.do);
  const command = form && v.safeParse(form, input, { abortEarly: true });
  return command?.success ? command.output : undefined;
}

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

/** The longest key of a server, for opening tables. */
export const longestKey = 100;

/** Opens a table over HTTP: `POST /api/tables`. With `playNow` bots fill it and the game begins immediately. */
export const openSchema = v.strictObject({
  game: gameId,
  device,
  name,
  figure: v.picklist(figures),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8))),
  options: v.optional(options, {}),
  clock: v.optional(v.picklist(clocks), 'none'),
  playNow: v.optional(v.boolean(), false),
  /** The level of the bots of `playNow`. */
  level: v.optional(v.picklist(botLevels)),
  /** What the table tells players who ask for help. */
  help: v.optional(v.picklist(helps)),
  /** Needed on servers where new tables need a key. */
  key: v.optional(v.pipe(v.string(), v.maxLength(longestKey))),
});
export type OpenRequest = v.InferOutput<typeof openSchema>;

/** Shares a finished game: `POST /api/tables/:code/share`. The picture is a PNG in base64. */
export const shareSchema = v.strictObject({
  device,
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  names: v.boolean(),
  picture: v.nullable(v.pipe(v.string(), v.regex(/^[\w+/]+={0,2}$/))),
});
export type ShareRequest = v.InferOutput<typeof shareSchema>;

/** Identifies the browser: `POST /api/tables/:code/shares` and `POST /api/shared/:id/withdraw`. */
export const deviceSchema = v.strictObject({ device });

/** A finished game: at its table, by number or the last one; shared; or as a file. */
const finishedGame = v.variant('at', [
  v.strictObject({
    at: v.literal('table'),
    code: tableCode,
    number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ at: v.literal('shared'), id: v.string() }),
  v.strictObject({ at: v.literal('file'), text: v.string() }),
]);
export type FinishedGame = v.InferOutput<typeof finishedGame>;

/** Opens a what-if table over HTTP: `POST /api/what-if`. */
export const whatIfSchema = v.strictObject({
  device,
  name,
  figure: v.picklist(figures),
  from: finishedGame,
  /** The number of moves before the decision. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  luck: v.picklist(lucks),
  key: v.optional(v.pipe(v.string(), v.maxLength(longestKey))),
});
export type WhatIfRequest = v.InferOutput<typeof whatIfSchema>;

/** Details of a problem: with `name-taken`, the name at the table that the wanted one looks like. */
export interface ProblemValues {
  readonly name: string;
}

/** Full versions of events for a viewer who may know more, by their index among the public events. */
export type Fuller = Readonly<Record<number, Event>>;

/** The first answer: the whole table. `own` is only for this page; a big screen has none. */
export interface Welcome {
  readonly say: 'welcome';
  readonly version: typeof protocolVersion;
  readonly seq: number;
  readonly scene: PublicScene;
  readonly heard: readonly Heard[];
  readonly own?: { readonly scene: Own; readonly heard?: Fuller };
}

/** What happened since the last message. Everything but `own` is the same text for everybody at the table. */
export interface News {
  readonly say: 'news';
  readonly seq: number;
  readonly heard: readonly Heard[];
  readonly patch: Patch | null;
  readonly own?: { readonly patch?: Patch; readonly heard?: Fuller };
}

/** Things that are said once at a table, with the name of the person who did it or was meant. */
export const noticeKinds = [
  'left',
  'removed',
  'removed-you',
  'stood-in',
  'back',
  'joined',
  'host',
  'host-you',
  'chosen',
  'shut',
  'reopened',
  'ended',
  'resumed',
  'carried',
  'carried-away',
  'end-refused',
  'end-lapsed',
  'newcomer-refused',
  'newcomer-lapsed',
  'resume-refused',
  'resume-lapsed',
] as const;
export interface Notice {
  readonly say: 'notice';
  readonly what: (typeof noticeKinds)[number];
  /** Empty if nobody did it. */
  readonly name: string;
  /** With `chosen`: the game in the lobby. */
  readonly game?: string;
}

/** The messages of the server. */
export type Message =
  | Welcome
  | News
  | { readonly say: 'done'; readonly n: number }
  /** A refusal by a rule of the game has its clause in `refusal`. */
  | {
      readonly say: 'refused';
      readonly n: number | null;
      readonly problem: Problem | 'rule';
      readonly values?: ProblemValues;
      readonly refusal?: Refusal;
    }
  /** The answer to `why`: null if the move is legal. */
  | { readonly say: 'because'; readonly n: number; readonly refusal: Refusal | null }
  /** The answer to `help`, only for this page. */
  | ({ readonly say: 'help'; readonly n: number; readonly decision: number } & HelpGiven)
  /** The answer to `carry`: what the other device has to show, and until when, by the server's clock. */
  | { readonly say: 'ticket'; readonly n: number; readonly ticket: string; readonly until: number }
  | Notice
  | { readonly say: 'emote'; readonly seat: number; readonly emote: (typeof emotes)[number] }
  /** New messages; for a new connection, the latest ones. */
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly say: 'nudge'; readonly seat: number; readonly by: number }
  | { readonly say: 'time'; readonly n: number; readonly now: number };
