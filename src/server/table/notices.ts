import type { Notice } from '../../protocol/messages.ts';
import type { Person } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { LogEntry } from './entries.ts';
import type { TableState } from './state.ts';

/** Tells everybody at the table. The device whose seat was carried away hears it in other words. */
export function giveNotice(
  audience: Audience,
  entry: LogEntry,
  before: TableState,
  people: ReadonlyMap<string, Person>,
): void {
  const notice = noticeOf(before, entry, people);
  if (!notice) return;
  if (entry.kind !== 'carried') return audience.tellAll({ say: 'notice', ...notice });
  audience.tellOthers(entry.owner, { say: 'notice', ...notice });
  audience.tellOwner(entry.owner, { say: 'notice', ...notice, what: 'carried-away' });
}

/** What the people at a table should hear of an entry although no scene shows it: a vote that failed, a seat carried. */
function noticeOf(
  before: TableState,
  entry: LogEntry,
  people: ReadonlyMap<string, Person>,
): Omit<Notice, 'say'> | undefined {
  const nameOf = (owner: string | undefined) => (owner === undefined ? '' : (people.get(owner)?.name ?? ''));
  const by = nameOf(entry.key?.owner);
  if (entry.kind === 'carried') return { what: 'carried', name: nameOf(entry.owner) };
  if (entry.kind === 'lapsed') return { what: `${entry.vote}-lapsed`, name: '' };
  if (entry.kind === 'end') return entry.agree ? undefined : { what: 'end-refused', name: by };
  if (entry.kind === 'resume') return entry.agree ? undefined : { what: 'resume-refused', name: by };
  // A newcomer who thinks better of it refuses nobody.
  const isRefusal = entry.kind === 'turned-away' && entry.key?.owner !== before.newcomer?.owner;
  return isRefusal ? { what: 'newcomer-refused', name: by } : undefined;
}
