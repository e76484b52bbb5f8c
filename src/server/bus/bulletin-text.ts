import * as v from 'valibot';
import { emotes } from '../../protocol/scene.ts';
import { ascii } from '../sending.ts';
import type { Bulletin } from './bus.ts';

/** The longest text that PostgreSQL passes on is 8000 bytes; these texts are ASCII. */
const longest = 7900;
/** The most tables in one bulletin: a code and a number take up to 24 bytes. */
const tablesEach = 300;

const code = v.pipe(v.string(), v.maxLength(12));
const text = v.pipe(v.string(), v.maxLength(40));
const whole = v.pipe(v.number(), v.safeInteger());
const line = v.object({
  id: text,
  from: text,
  seat: whole,
  name: text,
  text: v.pipe(v.string(), v.maxLength(1000)),
  at: whole,
  isForScreens: v.boolean(),
});
const schema = v.variant('kind', [
  v.object({ kind: v.literal('written'), tables: v.array(v.tuple([code, whole])) }),
  v.object({ kind: v.literal('removed'), code }),
  v.object({ kind: v.literal('presence'), codes: v.array(code) }),
  v.object({ kind: v.literal('emote'), code, seat: whole, emote: v.picklist(emotes) }),
  v.object({ kind: v.literal('chat'), code, line }),
  v.object({ kind: v.literal('nudge'), code, seat: whole, by: whole }),
  v.object({ kind: v.literal('forward'), code, by: whole }),
]);

/** Bulletins as texts of bounded size. Those about entries and presence are merged, since only the latest counts. */
export function textsOf(sender: string, bulletins: readonly Bulletin[]): readonly string[] {
  const written = new Map<string, number>();
  const visited = new Set<string>();
  const others: Bulletin[] = [];
  for (const bulletin of bulletins) {
    if (bulletin.kind === 'written') for (const [table, seq] of bulletin.tables) written.set(table, seq);
    else if (bulletin.kind === 'presence') for (const table of bulletin.codes) visited.add(table);
    else others.push(bulletin);
  }
  const merged: Bulletin[] = [
    ...portions([...written]).map((tables) => ({ kind: 'written', tables }) as const),
    ...others,
    ...portions([...visited]).map((codes) => ({ kind: 'presence', codes }) as const),
  ];
  return merged.map((each) => `${sender} ${ascii(JSON.stringify(each))}`).filter((text) => text.length <= longest);
}

/** Reads a bulletin. Undefined if this process sent it itself, or if another version wrote something unknown. */
export function bulletinIn(text: string, receiver: string): Bulletin | undefined {
  const end = text.indexOf(' ');
  if (text.slice(0, end) === receiver) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text.slice(end + 1)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function portions<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / tablesEach);
  return Array.from({ length: count }, (_, index) => all.slice(index * tablesEach, (index + 1) * tablesEach));
}
