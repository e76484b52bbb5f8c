import type { Move, Options, Result } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Choice } from '../engine/unfold.ts';
import { chatModes, type ChatMode } from '../protocol/chat.ts';
import { helps, type Help } from '../protocol/help.ts';
import { botLevels, clocks, lucks } from '../protocol/scene.ts';
import type { Arranged, Finisher, Kept, LastCommand, Lobby, SeatState } from './state.ts';
import type { Evening, PlayedGame, Standing, Tally } from './evening.ts';
import { voteNames, type Body, type Key, type LogEntry } from './entries.ts';
import type { WhatIf } from './what-if.ts';

/*
 * Checks entries from the store as strictly as input from a page. The checks are plain functions instead of schemas: a
 * restarted server reads hundreds of thousands of entries, and validating by schema would take as long as reading them.
 */

type Check<T> = (value: unknown) => value is T;
type Form<B> = { readonly [Field in Exclude<keyof B, 'kind'>]-?: Check<B[Field]> };
type Forms = { readonly [Kind in Body['kind']]: Form<Extract<Body, { kind: Kind }>> };

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isSeat = (value: unknown): value is Seat => isCount(value) && value <= 7;
const isSeats = (value: unknown): value is readonly Seat[] => Array.isArray(value) && value.every(isSeat);
/** Earlier versions did not list whom a newcomer asks, which means everybody. */
const isSeatsIfSaid = (value: unknown): value is readonly Seat[] | undefined => value === undefined || isSeats(value);
const isSeatCount = (value: unknown): value is number => isCount(value) && value <= 8;
const isOneOf =
  <T>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((each) => each === value);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOptions = (value: unknown): value is Options =>
  isRecord(value) && Object.values(value).every((each) => typeof each !== 'object');
const isMove = (value: unknown): value is Move | 'late' =>
  value === 'late' || (isRecord(value) && isText(value['kind']));
const isKey = (value: unknown): value is Key => isRecord(value) && isText(value['owner']) && isCount(value['n']);

const isClock = isOneOf(...clocks);

const isSeatState = (value: unknown): value is SeatState =>
  isRecord(value) &&
  (value['owner'] === null || isText(value['owner'])) &&
  isOneOf(...botLevels, null)(value['bot']) &&
  isFlag(value['standIn']);
const isListOf =
  <T>(isItem: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(isItem);

const isOwners = isListOf(isText);
/** In earlier versions nobody could wait for a seat. */
const isOwnersIfSaid = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || isOwners(value);

const isOwnerOrBots = (value: unknown): value is string | null => value === null || isText(value);
const isTally = (value: unknown): value is Tally =>
  isRecord(value) && isText(value['game']) && [value['games'], value['wins'], value['shared']].every(isCount);
const isStanding = (value: unknown): value is Standing =>
  isRecord(value) && isOwnerOrBots(value['owner']) && isListOf(isTally)(value['tallies']);
const isPlayedGame = (value: unknown): value is PlayedGame =>
  isRecord(value) && isCount(value['began']) && isText(value['game']) && isListOf(isOwnerOrBots)(value['winners']);
/** Earlier versions did not count wins. */
const isEveningIfSaid = (value: unknown): value is Evening | undefined =>
  value === undefined ||
  (isRecord(value) && isListOf(isStanding)(value['standings']) && isListOf(isPlayedGame)(value['played']));
const isResult = (value: unknown): value is Result =>
  isRecord(value) && isSeats(value['winners']) && isListOf(isNumber)(value['scores']);
const isChance = (value: unknown): value is WhatIf['chance'] =>
  isRecord(value) && isOneOf('fast', 'secure')(value['source']) && isText(value['seed']);
const isChoice = (value: unknown): value is Choice => isRecord(value) && isSeat(value['seat']) && isMove(value['move']);
type FormOf<T> = { readonly [Field in keyof T]-?: Check<T[Field]> };
/** A record of this form, or nothing: what-if tables are rare, and earlier versions wrote no lobby. */
const isIfSaid =
  <T>(form: FormOf<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined ||
    (isRecord(value) && Object.entries<Check<unknown>>(form).every(([field, isRight]) => isRight(value[field])));

const isWhatIf = isIfSaid<WhatIf>({
  rules: isCount,
  chance: isChance,
  moves: isListOf(isChoice),
  seat: isSeat,
  luck: isOneOf(...lucks),
  then: isResult,
});

const isChat = isOneOf(...chatModes);
const isChatIfSaid = (value: unknown): value is ChatMode | undefined => value === undefined || isChat(value);

const isHelp = isOneOf(...helps);
const isHelpIfSaid = (value: unknown): value is Help | undefined => value === undefined || isHelp(value);

const isOwnerIfSaid = (value: unknown): value is string | undefined => value === undefined || isText(value);
const isGivenIfSaid = (value: unknown): value is string | null | undefined => value === null || isOwnerIfSaid(value);
const isFinisher = (value: unknown): value is Finisher =>
  isRecord(value) && isText(value['owner']) && isFlag(value['withKeeper']);
const isFinishersIfSaid = (value: unknown): value is readonly Finisher[] | undefined =>
  value === undefined || isListOf(isFinisher)(value);

const keptForm: FormOf<Kept> = {
  clock: isClock,
  locked: isFlag,
  finished: isCount,
  host: isText,
  opener: isOwnerIfSaid,
  given: isGivenIfSaid,
  finishers: isFinishersIfSaid,
  lastCommands: isListOf<LastCommand>(isKey),
  evening: isEveningIfSaid,
  whatIf: isWhatIf,
  chat: isChatIfSaid,
  help: isHelpIfSaid,
};
const arranged: FormOf<Arranged> = {
  game: isText,
  options: isOptions,
  seats: isListOf(isSeatState),
  waiting: isOwners,
  letFirst: isOwnersIfSaid,
};
const lobbyForm: FormOf<Lobby> = { ...keptForm, ...arranged, waiting: isOwnersIfSaid };

const begun = { seed: isText, rules: isCount, lobby: isIfSaid(lobbyForm) };

const forms: Forms = {
  opened: {
    game: isText,
    options: isOptions,
    seats: isSeatCount,
    clock: isClock,
    host: isText,
    whatIf: isWhatIf,
    help: isHelpIfSaid,
  },
  sat: { seat: isSeat, owner: isText },
  left: { seat: isSeat, by: isOneOf('self', 'host') },
  bot: { seat: isSeat, level: isOneOf(...botLevels, null) },
  set: { options: isOptions, clock: isClock },
  seats: { count: isSeatCount },
  swapped: { seat: isSeat, with: isSeat },
  host: { owner: isText },
  locked: { locked: isFlag },
  chat: { chat: isChat },
  help: { help: isHelp },
  shut: { shut: isFlag },
  paused: { paused: isFlag },
  started: begun,
  moved: { seat: isSeat, decision: isCount, move: isMove, by: isOneOf('person', 'bot', 'clock', 'nudged') },
  'stood-in': { seat: isSeat },
  back: { seat: isSeat },
  'asked-in': { seat: isSeat, owner: isText, asked: isSeatsIfSaid },
  'let-in': { seat: isSeat },
  'turned-away': {},
  carried: { owner: isText, to: isText },
  'end-asked': { seat: isSeat, asked: isSeats },
  end: { seat: isSeat, agree: isFlag },
  'resume-asked': { seat: isSeat, asked: isSeats },
  resume: { seat: isSeat, agree: isFlag },
  'gave-up': { seat: isSeat },
  settled: {},
  lapsed: { vote: isOneOf(...voteNames) },
  rematch: begun,
  ready: { seat: isSeat, ready: isFlag },
  wished: { seat: isSeat, game: isText },
  waits: { owner: isText, waits: isFlag },
  'let-first': { owner: isText, first: isFlag },
  'sent-off': { owner: isText },
  chosen: arranged,
  next: { ...arranged, ...begun, lobby: isIfSaid(keptForm) },
};

/** Reads an entry from the store. Errors do not repeat its content. */
export function readEntry(body: string): LogEntry {
  const entry = parsed(body);
  checkEntry(entry);
  return entry;
}

function checkEntry(entry: unknown): asserts entry is LogEntry {
  if (!isRecord(entry)) throw new Error('It is not an entry.');
  const { kind } = entry;
  if (!isKind(kind)) throw new Error('This server does not know its kind.');
  const form: Readonly<Record<string, Check<unknown>>> = forms[kind];
  for (const field in form) if (!form[field]?.(entry[field])) throw new Error(`Its field ${field} is wrong.`);
  if (entry['key'] !== undefined && !isKey(entry['key'])) throw new Error('Its field key is wrong.');
}

const isKind = (kind: unknown): kind is Body['kind'] => isText(kind) && Object.hasOwn(forms, kind);

/** Undefined if it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
