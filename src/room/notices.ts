import type { Notice } from '../protocol/messages.ts';
import type { Person } from '../table/person.ts';
import type { Audience } from './audience.ts';
import type { Body, Key, LogEntry } from '../table/entries.ts';
import type { TableState } from '../table/state.ts';

/** An entry, with the table before and after it. */
export interface Happening {
  readonly entry: LogEntry;
  readonly before: TableState;
  readonly after: TableState;
}

/** A notice for everybody. The person it is about gets other words, or none if they know already. */
interface Telling {
  readonly notice: Omit<Notice, 'say'>;
  readonly about?: string | null | undefined;
  readonly toThem?: Omit<Notice, 'say'>;
}

/** Sends everybody at the table the notice about an entry. */
export function giveNotice(audience: Audience, happening: Happening, people: ReadonlyMap<string, Person>): void {
  const telling = tellingOf(happening, (owner) => (owner ? (people.get(owner)?.name ?? '') : ''));
  if (!telling) return;
  const { notice, about, toThem } = telling;
  if (!about) return audience.tellAll({ say: 'notice', ...notice });
  audience.tellOthers(about, { say: 'notice', ...notice });
  if (toThem) audience.tellOwner(about, { say: 'notice', ...toThem });
}

type NameOf = (owner: string | null | undefined) => string;
type TellBy<Kind extends Body['kind']> = (
  entry: Extract<Body, { kind: Kind }> & { readonly key?: Key },
  tables: Omit<Happening, 'entry'>,
  nameOf: NameOf,
) => Telling | undefined;

/** The notice about an entry. */
function tellingOf({ entry, before, after }: Happening, nameOf: NameOf): Telling | undefined {
  if (before.stage === 'playing' && after.stage === 'lobby') return plain('ended');
  // The cast is safe: each function is listed under the kind of entry that it takes.
  const tell = tellings[entry.kind] as ((...about: readonly unknown[]) => Telling | undefined) | undefined;
  return tell?.(entry, { before, after }, nameOf);
}

const tellings: { readonly [Kind in Body['kind']]?: TellBy<Kind> } = {
  carried: ({ owner }, _, nameOf) => about(owner, nameOf, 'carried', 'carried-away'),
  left({ seat, by, key }, { before }, nameOf) {
    const owner = before.seats[seat]?.owner;
    if (by === 'self') return about(owner, nameOf, 'left');
    const toThem = { what: 'removed-you', name: nameOf(key?.owner) } as const;
    return { notice: { what: 'removed', name: nameOf(owner) }, about: owner, toThem };
  },
  'stood-in': ({ seat, key }, { before }, nameOf) =>
    about(before.seats[seat]?.owner, nameOf, key ? 'left' : 'stood-in'),
  back: ({ seat }, { before }, nameOf) => about(before.seats[seat]?.owner, nameOf, 'back'),
  'let-in'(_, { before, after }, nameOf) {
    const owner = after.newcomer ? undefined : before.newcomer?.owner;
    return owner === undefined ? undefined : about(owner, nameOf, 'joined', 'joined');
  },
  host: ({ owner }, _, nameOf) => about(owner, nameOf, 'host', 'host-you'),
  chosen: ({ game, key }, _, nameOf) => ({
    notice: { what: 'chosen', name: nameOf(key?.owner), game },
    about: key?.owner,
  }),
  shut: ({ shut }) => plain(shut ? 'shut' : 'reopened'),
  lapsed: ({ vote }) => plain(`${vote}-lapsed`),
  end: ({ agree, key }, _, nameOf) => (agree ? undefined : plain('end-refused', nameOf(key?.owner))),
  'resume-asked': (_, { after }) => (after.stage === 'playing' ? plain('resumed') : undefined),
  resume({ agree, key }, { after }, nameOf) {
    if (after.stage === 'playing') return plain('resumed');
    return agree ? undefined : plain('resume-refused', nameOf(key?.owner));
  },
  // A newcomer who withdraws is refused by nobody.
  'turned-away': ({ key }, { before }, nameOf) =>
    key?.owner === before.newcomer?.owner ? undefined : plain('newcomer-refused', nameOf(key?.owner)),
};

const plain = (what: Notice['what'], name = ''): Telling => ({ notice: { what, name } });

function about(
  owner: string | null | undefined,
  nameOf: NameOf,
  what: Notice['what'],
  toThem?: Notice['what'],
): Telling {
  const name = nameOf(owner);
  return { notice: { what, name }, about: owner, ...(toThem ? { toThem: { what: toThem, name } } : {}) };
}
