import { includes, type Viewer } from '../../../engine/seats.ts';
import type { Knowledge } from '../../../engine/testing/secrecy.ts';
import { heardBy, type ToldEvent } from '../../../engine/unfold.ts';
import { cityOf, type Card } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import type { TheBossView } from '../view.ts';
import { backsOf, cardsOnTable, follow, pieces, type CardsOnTable, type Piece } from './cards-on-table.ts';

/**
 * Judges what viewers of The Boss are shown: every face must be one they have learned, and every field must be listed
 * here.
 */
export function knowledge({ seats }: { readonly seats: number }): Knowledge<TheBossView> {
  const table = cardsOnTable(seats);
  let named: readonly (readonly Piece[])[] = [];
  return {
    follow(events) {
      named = (events as readonly TheBossEvent[]).map((event) => follow(table, event));
    },
    objections: (viewer, view, told) => [
      ...strangeFields(view),
      ...told.flatMap((each, index) => objectionsToEvent(viewer, each, named[index] ?? [])),
      ...objectionsToView(viewer, view, table),
    ],
  };
}

const words = (list: string) => list.split(' ');

/** Fields that hold only what TB-7.1 makes public, or that are judged below. A new field is added here. */
const fields = {
  view: words(
    'seats options decided over round lap turn step active first lastLap cities left police players leaders ' +
      'revealed unrevealed hidden moves past viewer hand',
  ),
  police: words('shown silver gold lastRound rest'),
  player: words('money gains hand pros amateurs away banishedFrom'),
  hand: words('cities cards'),
  past: words('first lastLap moves police hidden takers chicago gains'),
};

const strangeFields = (view: TheBossView): readonly string[] => [
  ...strangers(view, fields.view),
  ...strangers(view.police, fields.police),
  ...view.players.flatMap((player) => [...strangers(player, fields.player), ...strangers(player.hand, fields.hand)]),
  ...view.past.flatMap((round) => strangers(round, fields.past)),
];

const strangers = (data: object, known: readonly string[]) =>
  Object.keys(data)
    .filter((name) => !known.includes(name))
    .map((name) => `${name}, a field that no clause makes public`);

/** Fields of an event that everybody at the table sees. [TB-7.1] */
const publicFields = words(
  'kind rule cities banishment seat round first left from city seats lap pros amateurs silver gold amount back sum',
);
const fieldsWithFaces = words('card cards order');

function objectionsToEvent(viewer: Viewer, told: ToldEvent, named: readonly Piece[]): readonly string[] {
  const heard = heardBy(told, viewer);
  // What was drawn is the first player, which all see, or a hidden card.
  const publicDraw = heard.kind === 'first-player' ? ['drawn'] : [];
  const secret = [...fieldsWithFaces, ...(publicDraw.length > 0 ? [] : ['drawn'])];
  const faces = Object.keys(heard).some((name) => secret.includes(name));
  return [
    ...strangers(heard, [...publicFields, ...publicDraw, ...secret]),
    ...(faces && !named.every((piece) => includes(piece.knownTo, viewer)) ? [`the cards of ${heard.kind}`] : []),
  ];
}

function objectionsToView(viewer: Viewer, view: TheBossView, table: CardsOnTable): readonly string[] {
  const knows = (piece: Piece | undefined, card: Card) =>
    piece?.card === card && (table.isOver || includes(piece.knownTo, viewer));
  const hands = view.players.map(({ hand }) => hand);
  const stranger = (cards: readonly Card[] | null, lying: readonly Piece[]) =>
    cards?.some((card) => !lying.some((piece) => knows(piece, card))) ?? false;
  const claims: readonly (readonly [string, boolean])[] = [
    ...hands.map(({ cards }, seat) => [`the hand of ${seat}`, stranger(cards, table.hands[seat] ?? [])] as const),
    ...hands.map(({ cities }, seat) => [`the order of hand ${seat}`, wrongBacks(cities, table.hands[seat])] as const),
    ...view.hidden.map(
      (card, city) => [`the card under ${city}`, card !== null && !knows(table.under.get(city), card)] as const,
    ),
    ['the order of the police', stranger(view.police.rest, table.police.slice(table.shown))],
    ['police cards to come', view.police.shown.length > table.shown],
    ["other cards than the viewer's own hand", wrongHand(viewer, view, table)],
    ['more than follows about cards that do not lie open', wrongUnrevealed(view, table)],
    ['the cards of a round that goes on', !samePast(view, table)],
  ];
  return claims.filter(([, isTold]) => isTold).map(([what]) => what);
}

/** Backs are shown by city, whatever order the faces have. [TB-2.2] */
const wrongBacks = (cities: readonly number[], hand: readonly Piece[] = []) =>
  cities.join() !==
  backsOf(hand)
    .toSorted((a, b) => a - b)
    .join();

/** A seat sees the faces of its own hand, in an order that tells nothing; a spectator sees none. [TB-7.2] */
function wrongHand(viewer: Viewer, { hand }: TheBossView, { hands }: CardsOnTable): boolean {
  const own = viewer === 'spectator' ? [] : (hands[viewer] ?? []);
  return hand.join() !== inOrder(own).join();
}

const inOrder = (lying: readonly Piece[]): readonly Card[] => lying.map(({ card }) => card).toSorted((a, b) => a - b);

/** Cards that are not face up are exactly those whose place even a spectator does not know. [TB-7.1, TB-7.3] */
function wrongUnrevealed({ unrevealed }: TheBossView, table: CardsOnTable): boolean {
  const unknown = pieces(table).filter(({ knownTo }) => !table.isOver && !includes(knownTo, 'spectator'));
  const isStrayed = unrevealed.some((row, city) => row.some((card) => cityOf[card] !== city));
  return isStrayed || unrevealed.flat().join() !== inOrder(unknown).join();
}

const samePast = ({ past }: TheBossView, { settled }: CardsOnTable) =>
  JSON.stringify(past.map(({ hidden }) => hidden)) === JSON.stringify(settled);
