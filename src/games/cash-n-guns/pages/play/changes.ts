import { painting, token, type Share } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import type { CashView, PileInView, RoundInView } from '../../view.ts';
import type { EventOf } from '../../../../web/table/playback/by-kind.ts';
import { changed, type Changes } from '../../../../web/table/playback/changes.ts';
import { replaced } from '../../../../web/table/playback/rows.ts';

/*
 * The table after each event, so that the screen changes event by event. In the end the view that came with the events
 * replaces it.
 */

const changes: Changes<CashView, CashEvent> = {
  godfather: (view, { seat }) => ({ ...view, godfather: seat }),
  round: (view, { round, cards }) => freshRound({ ...view, round, table: withCards(view.table, cards) }),
  loaded: (view, { seat, bullet }) => ({
    ...inRound(view, { bullets: put(view.now.bullets, seat, null) }),
    ownBullets: bullet === undefined ? view.ownBullets : [...view.ownBullets.slice(0, view.round - 1), bullet],
  }),
  'took-aim': (view, { seat, at }) => ({
    ...inRound(view, { aims: put(view.now.aims, seat, null) }),
    ownAim: at ?? view.ownAim,
  }),
  'too-slow': (view, { seat }) =>
    inRound(view, {
      late: plus(view.now.late, seat),
      aims: put(view.now.aims, seat, -1),
      aimsShown: plus(view.now.aimsShown, seat),
      standing: view.options.rulebook === 'polish' ? minus(view.now.standing, seat) : view.now.standing,
    }),
  aims: (view, { seat, at }) =>
    inRound(view, { aims: put(view.now.aims, seat, at), aimsShown: plus(view.now.aimsShown, seat) }),
  ordered: (view, { to }) => inRound(view, { ordered: to, oldTarget: view.now.aims[to] ?? -1 }),
  stands: (view) => ({ ...view, asked: [] }),
  'lies-down': (view, { seat }) =>
    inRound({ ...view, asked: [] }, { standing: minus(view.now.standing, seat), lying: plus(view.now.lying, seat) }),
  discarded: (view, { seat }) => ({
    ...inRound(view, { discarded: plus(view.now.discarded, seat) }),
    pile: { ...view.pile, closed: view.pile.closed + 1 },
  }),
  fired: (view, { bullet }) => ({ ...view, pile: openPile(view.pile, bullet, 1) }),
  wounded: (view, { seat, wounds }) =>
    inRound({ ...view, wounds: put(view.wounds, seat, wounds) }, { standing: minus(view.now.standing, seat) }),
  eliminated: (view, { seat }) => ({ ...view, living: minus(view.living, seat) }),
  named: (view, { seat, shares }) => ({ ...view, sharing: { ...view.sharing, picker: seat, named: shares } }),
  forbade: (view, { type }) => ({ ...view, sharing: { ...view.sharing, named: [], banned: type } }),
  took: (view, { seat, share }) => taken(view, seat, share),
  healed: (view, { seat, wounds }) => ({ ...view, wounds: put(view.wounds, seat, wounds) }),
  'bang-taken': (view, { lay }) => ({ ...view, pile: withoutBang(view.pile, lay) }),
  stole: (view, { seat, from, drawn, share }) => ({
    ...view,
    loot: replaced(without(view.loot, from, drawn), seat, (row) => [...row, share]),
  }),
  traded: (view, event) => traded(view, event),
  'drew-from': (view, { from }) => ({ ...view, handSizes: replaced(view.handSizes, from, (size) => size - 1) }),
  'handed-over': (view, { to }) => ({ ...view, handSizes: replaced(view.handSizes, to, (size) => size + 1) }),
  'left-over': (view) => cleared(view),
  over: (view) => ({ ...view, table: view.table.map(() => 0) }),
};

/** The table as it looks after this event. */
export const after = (view: CashView, event: CashEvent): CashView => changed(changes, view, event);

const put = <T>(row: readonly T[], at: number, value: T): readonly T[] => replaced(row, at, () => value);
const plus = (seats: readonly number[], seat: number): readonly number[] =>
  [...minus(seats, seat), seat].sort((a, b) => a - b);
const minus = (seats: readonly number[], seat: number): readonly number[] => seats.filter((each) => each !== seat);

const inRound = (view: CashView, news: Partial<RoundInView>): CashView => ({ ...view, now: { ...view.now, ...news } });

/** Everybody who lives stands again; nobody aims. */
function freshRound(view: CashView): CashView {
  const nothing = view.wounds.map(() => -1);
  return {
    ...view,
    ownAim: null,
    ownCourage: null,
    now: {
      godfather: view.godfather,
      standing: view.living,
      lying: [],
      late: [],
      bullets: nothing,
      loaded: [],
      discarded: [],
      shown: [],
      surelyClick: [],
      aims: nothing,
      aimsShown: [],
      ordered: -1,
      oldTarget: -1,
      nextGodfather: -1,
    },
    sharing: { ...view.sharing, picker: -1, named: [], banned: -1 },
  };
}

function withCards(table: readonly number[], cards: readonly Share[]): readonly number[] {
  const more = [...table];
  for (const share of cards) more[share] = (more[share] ?? 0) + 1;
  more[token] = 1;
  return more;
}

/** A share leaves the table: kept as loot, a promise of the desk, or used up. */
function taken(view: CashView, seat: number, share: Share): CashView {
  const table = replaced(view.table, share, (count) => count - 1);
  const sharing = { ...view.sharing, named: view.sharing.named.slice(1) };
  if (share <= painting) {
    return { ...view, table, sharing, loot: replaced(view.loot, seat, (row) => [...row, share]) };
  }
  return inRound({ ...view, table, sharing }, share === token ? { nextGodfather: seat } : {});
}

const without = (loot: CashView['loot'], seat: number, place: number): CashView['loot'] =>
  replaced(loot, seat, (row) => row.filter((_, index) => index !== place));

function traded(view: CashView, { seat, from, drawn, share, gave }: EventOf<CashEvent, 'traded'>): CashView {
  const given = replaced(without(view.loot, from, drawn), from, (row) => [...row, gave]);
  return { ...view, loot: replaced(given, seat, (row) => [...row.slice(0, -1), share]) };
}

function openPile(pile: PileInView, bullet: number, more: number): PileInView {
  const [clicks, bangs] = pile.open;
  return { ...pile, open: bullet === 0 ? [clicks + more, bangs] : [clicks, bangs + more] };
}

function withoutBang(pile: PileInView, lay: EventOf<CashEvent, 'bang-taken'>['lay']): PileInView {
  if (lay === 'none') return pile;
  return lay === 'open' ? openPile(pile, 1, -1) : { ...pile, closed: pile.closed - 1 };
}

/** Depending on the table option, what nobody took stays for the next round or is discarded. */
const cleared = (view: CashView): CashView => ({
  ...view,
  table: view.table.map((count, share) => (share === token || view.options.leftovers === 'discard' ? 0 : count)),
});
