import * as v from 'valibot';
import { endings } from '../protocol/http.ts';
import { tableCode } from '../protocol/messages.ts';
import { nameSchema } from '../protocol/names.ts';
import { figures } from '../protocol/scene.ts';
import { longestPicture } from './limits/bounds.ts';
import { plainJson } from '../protocol/plain-json.ts';
import { isPreview } from './registry/shared-games/png.ts';
import type { StoredEntry } from '../room/log-store.ts';
import type { WholeTable } from './store/store.ts';
import { readEntry } from '../table/read-entry.ts';

/*
 * A table as a file. Such a file may come from anybody, so everything in it is checked before a store gets it: whatever
 * is in the store is trusted later.
 */

const format = 'hideout-table/1';

/** Databases count entries in 32 bits. */
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
/** The times that JavaScript knows. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
/** 128 bits in base64url. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const option = v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean()]);

const body = v.pipe(v.string(), v.check(isReadable));

const game = v.object({
  number: count,
  first: count,
  last: count,
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  rules: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), option),
  how: v.picklist(endings),
  endedAt: time,
  readableFrom: time,
});

const picture = v.pipe(
  v.string(),
  v.maxLength(2 * longestPicture),
  v.check((text) => isPreview(Buffer.from(text, 'base64'))),
);

const share = v.object({
  id: key,
  code: tableCode,
  number: count,
  owner: key,
  // A bot has no name.
  names: v.nullable(v.array(v.union([v.literal(''), nameSchema]))),
  sharedAt: time,
  picture: v.nullable(picture),
});

const fileSchema = v.object({
  format: v.literal(format),
  code: tableCode,
  seq: count,
  usedAt: time,
  foldFrom: count,
  people: v.array(v.object({ owner: key, name: nameSchema, figure: v.picklist(figures) })),
  games: v.array(game),
  entries: v.array(v.object({ seq: count, at: time, body })),
  shares: v.optional(v.array(share), []),
});

/** The text of a file with this table. It is in ASCII, so that a terminal shows it as it is. */
export const exportedTable = (table: WholeTable): string => plainJson({ format, ...table });

/** Reads such a file. Throws an error with one sentence that names the first thing that is wrong. */
export function readExportedTable(text: string): WholeTable {
  const parsed = v.safeParse(fileSchema, jsonIn(text), { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`It is not an exported table of Hideout: ${v.getDotPath(issue) ?? 'its form'} is wrong.`);
  }
  const { format: _, ...table } = parsed.output;
  const problem = whyNoLog(table) ?? whyNoGames(table);
  if (problem !== undefined) throw new Error(`The exported table is damaged: ${problem}.`);
  return table;
}

/** An error of JSON.parse would repeat a part of the text. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isReadable(text: string): boolean {
  try {
    readEntry(text);
    return true;
  } catch {
    return false;
  }
}

/** Entries of games that made room for others are missing, but none since the fold begins. */
function whyNoLog({ seq, foldFrom, entries }: WholeTable): string | undefined {
  const follows = ({ seq: number }: StoredEntry, index: number) => {
    const before = entries[index - 1]?.seq ?? 0;
    return number > before && (before < foldFrom || number === before + 1);
  };
  const wrong = entries.find((entry, index) => !follows(entry, index));
  if (wrong) return `entry ${wrong.seq} does not follow the one before it`;
  if (entries.at(-1)?.seq !== seq) return `its last entry is not ${seq}`;
  return entries.some((entry) => entry.seq === foldFrom) ? undefined : `entry ${foldFrom} is missing`;
}

function whyNoGames({ code, seq, games, shares = [] }: WholeTable): string | undefined {
  const stranger = shares.find((shared) => shared.code !== code);
  if (stranger) return 'it shares a game of another table';
  const wrong = games.find(
    ({ number, first, last }, index) => first > last || last > seq || number <= (games[index - 1]?.number ?? 0),
  );
  return wrong && `game ${wrong.number} is not where it should be`;
}
