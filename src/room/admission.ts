import type { Problem } from '../protocol/messages.ts';
import type { RoomBounds } from './bounds.ts';
import { isKeeper } from '../table/keepers.ts';
import { seatOf, type TableState } from '../table/state.ts';

/** Somebody's page, or a big screen, which has no owner. */
export interface Visitor {
  readonly owner: string | null;
  readonly address: string;
}

interface AdmissionContext {
  readonly state: TableState;
  /** All pages and screens that are open there. */
  readonly here: Iterable<Visitor>;
  readonly bounds: RoomBounds;
}

/**
 * Why a page may not come to a table. People with a seat always get in. Invited watchers have separate places that
 * strangers cannot take; people count as invited if they finished a game here, or share an address with somebody who did
 * and is here, or with the person who opened the table. Having sat here is not enough: anybody can sit down and leave.
 */
export function whyNoRoom(visitor: Visitor, { state, here, bounds }: AdmissionContext): Problem | undefined {
  const { finishers, host } = state;
  const isMember = ({ owner }: Visitor) =>
    owner !== null && (seatOf(state, owner) !== null || owner === host || isKeeper(state, owner));
  const visitors = [...here];
  const pages = visitors.filter(({ owner }) => owner === visitor.owner).length;
  if (visitor.owner !== null) {
    if (pages >= bounds.pagesPerTable) return 'too-many-pages';
    if (pages > 0 || isMember(visitor)) return undefined;
  }
  const known = new Set([...finishers.map(({ owner }) => owner), state.opener]);
  const isKnown = ({ owner }: Visitor) => owner !== null && known.has(owner);
  const households = new Set(visitors.filter(isKnown).map(({ address }) => address));
  const isInvited = (each: Visitor) => isKnown(each) || households.has(each.address);

  const invited = isInvited(visitor);
  const rivals = visitors.filter((each) => !isMember(each) && isInvited(each) === invited);
  const neighbours = rivals.filter(({ address }) => address === visitor.address);
  const hasRoom =
    visitor.owner === null
      ? screensIn(visitors) < bounds.screens &&
        (invited || screensIn(rivals) < bounds.uninvitedScreens) &&
        screensIn(neighbours) < bounds.screensPerAddress
      : browsersIn(rivals) < (invited ? bounds.invitedWatchers : bounds.watchers) &&
        browsersIn(neighbours) < bounds.watchersPerAddress;
  return hasRoom ? undefined : 'no-room';
}

const screensIn = (visitors: readonly Visitor[]): number => visitors.filter(({ owner }) => owner === null).length;

/** Several pages of one browser count once; screens do not count. */
const browsersIn = (visitors: readonly Visitor[]): number => new Set(visitors.flatMap(({ owner }) => owner ?? [])).size;
