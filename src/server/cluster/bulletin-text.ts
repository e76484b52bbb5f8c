import * as v from 'valibot';
import { longestCode } from '../../protocol/messages.ts';
import { emotes } from '../../protocol/scene.ts';
import type { Bulletin } from '../../room/peers.ts';

/** The most tables in one bulletin: a code and a number take up to 32 of the bytes of `longestText`. */
const tablesEach = 180;

const code = v.pipe(v.string(), v.maxLength(longestCode));
const text = v.pipe(v.string(), v.maxLength(40));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(99));
const line = v.object({
  id: text,
  from: text,
  seat,
  name: text,
  text: v.pipe(v.string(), v.maxLength(1000)),
  at: whole,
  isForScreens: v.boolean(),
});
const schema = v.variant('kind', [
  v.object({ kind: v.literal('written'), tables: v.pipe(v.array(v.tuple([code, whole])), v.maxLength(tablesEach)) }),
  v.object({ kind: v.literal('removed'), code }),
  v.object({ kind: v.literal('presence'), codes: v.pipe(v.array(code), v.maxLength(tablesEach)) }),
  v.object({ kind: v.literal('emote'), code, seat, emote: v.picklist(emotes) }),
  v.object({ kind: v.literal('chat'), code, line }),
  v.object({ kind: v.literal('nudge'), code, seat, by: seat }),
  v.object({ kind: v.literal('forward'), code, by: seat }),
]);

/** Bulletins as texts of bounded size. Those about entries and presence are merged, since only the latest counts. */
export function textsOf(bulletins: readonly Bulletin[]): readonly string[] {
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
  return merged.map((each) => JSON.stringify(each));
}

/** Reads a bulletin. Undefined if another version wrote something unknown. */
export function bulletinIn(text: string): Bulletin | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function portions<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / tablesEach);
  return Array.from({ length: count }, (_, index) => all.slice(index * tablesEach, (index + 1) * tablesEach));
}
