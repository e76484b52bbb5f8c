import type { Problem } from '../protocol/messages.ts';
import type { Bounds } from '../server/limits/bounds.ts';
import type { Person } from '../server/store/store.ts';
import { seatOf, type TableState } from '../table/state.ts';

/** Somebody's page, or a big screen, which has no owner. */
export interface Visitor {
  readonly owner: string | null;
  readonly address: string;
}

interface AdmissionContext {
  readonly state: TableState;
  /** Everybody who ever sat at this table. */
  readonly people: ReadonlyMap<string, Person>;
  /** All pages and screens that are open there. */
  readonly here: Iterable<Visitor>;
  readonly bounds: Bounds;
}

/**
 * Why a page may not come to a table. People with a seat always get in. Invited watchers have separate places that
 * strangers cannot take; people count as invited if they sat here before or share an address with somebody at the
 * table.
 */
export function whyNoRoom(visitor: Visitor, { state, people, here, bounds }: AdmissionContext): Problem | undefined {
  const isMember = ({ owner }: Visitor) => owner !== null && (seatOf(state, owner) !== null || owner === state.host);
  const visitors = [...here];
  const pages = visitors.filter(({ owner }) => owner === visitor.owner).length;
  if (visitor.owner !== null) {
    if (pages >= bounds.pagesPerTable) return 'too-many-pages';
    if (pages > 0 || isMember(visitor)) return undefined;
  }
  const households = new Set(visitors.filter(isMember).map(({ address }) => address));
  const isInvited = ({ owner, address }: Visitor) => households.has(address) || (owner !== null && people.has(owner));

  const invited = isInvited(visitor);
  const rivals = visitors.filter((each) => !isMember(each) && isInvited(each) === invited);
  if (visitor.owner === null) {
    const hasRoom = screensIn(visitors) < bounds.screens && (invited || screensIn(rivals) < bounds.uninvitedScreens);
    return hasRoom ? undefined : 'no-room';
  }
  if (browsersIn(rivals) >= (invited ? bounds.invitedWatchers : bounds.watchers)) return 'no-room';
  if (invited) return undefined;
  const neighbours = rivals.filter(({ address }) => address === visitor.address);
  return browsersIn(neighbours) < bounds.watchersPerAddress ? undefined : 'no-room';
}

const screensIn = (visitors: readonly Visitor[]): number => visitors.filter(({ owner }) => owner === null).length;

/** Several pages of one browser count once; screens do not count. */
const browsersIn = (visitors: readonly Visitor[]): number => new Set(visitors.flatMap(({ owner }) => owner ?? [])).size;
