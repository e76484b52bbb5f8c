import type { Card } from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import { lootSeen, type HiddenCards, type LootInView, type ThievesView } from '../../view.ts';
import type { EventOf } from '../../../../web/table/playback/by-kind.ts';
import { changed, type Changes } from '../../../../web/table/playback/changes.ts';
import { replaced } from '../../../../web/table/playback/rows.ts';

/*
 * What the screen shows while an event is told: a card first leaves its place, then lies at its destination. In the end
 * the view that came with the events replaces it.
 */

const lifts: Changes<ThievesView, ThievesEvent> = {
  drew: (view) => ({ ...view, deck: view.deck - 1 }),
  getaway: (view) => ({ ...view, deck: view.deck - 1 }),
  stashed: (view, { seat, card }) => withoutPlayed(view, seat, card),
  gave: (view, { seat, card }) => withoutPlayed(view, seat, card),
  police: (view, { seat, card, rule }) =>
    rule === 'TH-3.4' ? fromHand(view, seat, card) : withoutPlayed(view, seat, card),
  roadblock: (view, { remove }) => ({ ...view, middle: remove === null ? view.middle : without(view.middle, remove) }),
  thief: (view, { from, place }) => withLoot(view, from, (loot) => loot.filter((_, index) => index !== place)),
  lost: (view, { seat }) => withLoot(view, seat, () => []),
  shuffled: (view, { rule }) => (rule === 'TH-4.3' ? gathered(view) : view),
};

const lays: Changes<ThievesView, ThievesEvent> = {
  // Only the viewer who drew a card knows its face.
  drew: (view, { seat, card, rule }) =>
    rule === 'TH-3.6'
      ? { ...view, waiting: resized(view.waiting, 1), waitingCards: plus(view.waitingCards, card) }
      : { ...view, hands: replaced(view.hands, seat, (hand) => resized(hand, 1)), hand: plus(view.hand, card) },
  getaway: (view, { laid }) => ({ ...view, getaways: laid }),
  stashed: (view, { seat, card }) => withLoot(view, seat, (loot) => [...loot, faceDown(card)]),
  gave: (view, { to, card }) => withLoot(view, to, (loot) => [...loot, faceUp(card)]),
  police: (view, { card }) => ({ ...view, middle: [...view.middle, card] }),
  roadblock: (view, { remove }) => ({
    ...view,
    discards: remove === null ? view.discards : [...view.discards, remove],
  }),
  lost: (view, { cards }) => ({ ...view, deck: view.deck + cards.length }),
  turn: (view, { seat }) => ({ ...view, active: seat }),
};

/** The card has left its place. */
export const lifted = (view: ThievesView, event: ThievesEvent): ThievesView => changed(lifts, view, event);

/** The card lies where it goes. */
export const laid = (view: ThievesView, event: ThievesEvent): ThievesView => changed(lays, view, event);

/** A stolen card keeps its face, so it is remembered while it flies. */
export const stolen = (view: ThievesView, { from, place }: EventOf<ThievesEvent, 'thief'>): LootInView | undefined =>
  lootSeen(view, from)[place];

export const received = (
  view: ThievesView,
  { to, card }: EventOf<ThievesEvent, 'thief'>,
  loot: LootInView,
): ThievesView => withLoot(view, to, (row) => [...row, { ...loot, card: loot.card ?? card ?? null }]);

/** An action card goes from the hand to the discards as soon as it is played. */
export function discarded(view: ThievesView, seat: number, card: Card): ThievesView {
  const played = withoutPlayed(view, seat, card);
  return { ...played, discards: [...played.discards, card] };
}

/** Police cards, and with one table option also the discards, are back in the deck. */
function gathered(view: ThievesView): ThievesView {
  const discards = view.options.reshuffleDiscards ? [] : view.discards;
  const deck = view.deck + view.middle.length + view.discards.length - discards.length;
  return { ...view, deck, middle: [], discards };
}

/** Takes a card from those that wait after a Double loot, or else from the hand. */
function withoutPlayed(view: ThievesView, seat: number, card: Card | undefined): ThievesView {
  if (view.waiting.size === 0 || seat !== view.active) return fromHand(view, seat, card);
  return { ...view, waiting: resized(view.waiting, -1), waitingCards: without(view.waitingCards, card) };
}

/** `hand` is the viewer's hand; of other hands only the size is known. */
const fromHand = (view: ThievesView, seat: number, card: Card | undefined): ThievesView => ({
  ...view,
  hands: replaced(view.hands, seat, (hand) => resized(hand, -1)),
  hand: seat === view.viewer ? without(view.hand, card) : view.hand,
});

const faceDown = (card: Card | undefined): LootInView => ({ card: card ?? null, faceUp: false, knownBy: 0 });
const faceUp = (card: Card): LootInView => ({ card, faceUp: true, knownBy: 0 });

/** Changes the loot of a seat. A card whose face the viewer knows keeps it wherever it moves. */
const withLoot = (
  view: ThievesView,
  seat: number,
  then: (loot: readonly LootInView[]) => readonly LootInView[],
): ThievesView => ({
  ...view,
  loot: replaced(view.loot, seat, () => then(lootSeen(view, seat))),
  knownLoot: replaced(view.knownLoot, seat, () => []),
});

const plus = (cards: readonly Card[], card: Card | undefined): readonly Card[] =>
  card === undefined ? cards : [...cards, card];

function without(cards: readonly Card[], card: Card | undefined): readonly Card[] {
  const place = cards.findIndex((each) => each === card);
  return cards.filter((_, index) => index !== place);
}

const resized = (cards: HiddenCards, by: 1 | -1): HiddenCards => ({ ...cards, size: Math.max(0, cards.size + by) });
