import { everyone, includes, type Viewer } from '../../../engine/seats.ts';
import type { Knowledge } from '../../../engine/testing/secrecy.ts';
import { heardBy, type ToldEvent } from '../../../engine/unfold.ts';
import type { ThievesEvent } from '../events.ts';
import type { ThievesView } from '../view.ts';
import { cardsOnTable, endAlarm, follow, type CardsOnTable, type Piece } from './cards-on-table.ts';

/**
 * Judges what viewers of Thieves! are shown: every face must be one they have learned, and every field must be listed
 * here.
 */
export function knowledge({ seats }: { readonly seats: number }): Knowledge<ThievesView> {
  const table = cardsOnTable(seats);
  let named: readonly (readonly Piece[])[] = [];
  return {
    follow(events) {
      named = (events as readonly ThievesEvent[]).map((event) => follow(table, event));
      endAlarm(table);
    },
    objections: (viewer, view, told) => [
      ...strangeFields(view),
      ...told.flatMap((each, index) => objectionsToEvent(viewer, each, named[index] ?? [])),
      ...objectionsToView(viewer, view, table),
    ],
  };
}

/** Fields of a view that hold only what TH-6.1 makes public, or that are judged below. A new field is added here. */
const fieldsOfPublicView =
  'seats options played over active deck middle getaways discards hands waiting loot deckCards'.split(' ');
const fieldsOfPrivateView = 'viewer hand waitingCards knownLoot'.split(' ');
const fieldsOfHand = 'size cards atMost'.split(' ');
const fieldsOfLoot = 'card faceUp knownBy'.split(' ');

const strangeFields = (view: ThievesView): readonly string[] => [
  ...strangers(view, [...fieldsOfPublicView, ...fieldsOfPrivateView]),
  ...[...view.hands, view.waiting].flatMap((row) => strangers(row, fieldsOfHand)),
  ...view.loot.flat().flatMap((loot) => strangers(loot, fieldsOfLoot)),
];

const strangers = (data: object, fields: readonly string[]) =>
  Object.keys(data)
    .filter((name) => !fields.includes(name))
    .map((name) => `${name}, a field that no clause allows`);

/** Fields of an event that everybody at the table sees. [TH-6.1] */
const publicFields = 'kind rule drawn seat to from place remove cars laid value'.split(' ');
const fieldsWithFaces = 'card cards order'.split(' ');

function objectionsToEvent(viewer: Viewer, told: ToldEvent, pieces: readonly Piece[]): readonly string[] {
  const heard = heardBy(told, viewer);
  const names = Object.keys(heard);
  const faces = names.some((name) => fieldsWithFaces.includes(name));
  return [
    ...strangers(heard, [...publicFields, ...fieldsWithFaces]),
    ...(faces && !pieces.every((piece) => includes(piece.knownTo, viewer)) ? [`the cards of ${heard.kind}`] : []),
  ];
}

function objectionsToView(viewer: Viewer, view: ThievesView, table: CardsOnTable): readonly string[] {
  const unknown = (cards: readonly (number | null)[] | null, pieces: readonly Piece[], where: string) =>
    cards?.some((card, place) => card !== null && !mayKnow(viewer, pieces[place], card)) ? [where] : [];
  /** Those that the viewer owned once and not everybody has seen. */
  const knownAlone = (pieces: readonly Piece[]) =>
    pieces.filter(({ knownTo }) => includes(knownTo, viewer) && knownTo !== everyone);
  const unknownLoot = (faces: readonly number[], pieces: readonly Piece[], where: string) =>
    unknown(faces, knownAlone(pieces), where);
  const facesOf = (row: ThievesView['loot'][number]) => row.map(({ card }) => card);
  const ownHand = viewer === 'spectator' ? [] : (table.hands[viewer] ?? []);
  return [
    ...view.hands.flatMap((row, seat) => unknown(row.cards, table.hands[seat] ?? [], `the hand of ${seat}`)),
    ...unknown(view.waiting.cards, table.waiting, 'the waiting cards'),
    ...view.loot.flatMap((row, seat) => unknown(facesOf(row), table.loot[seat] ?? [], `the loot of ${seat}`)),
    ...unknown(view.deckCards, table.deck, 'the deck'),
    ...unknown(view.hand, ownHand, 'a hand that is not their own'),
    ...unknown(view.waitingCards, table.waiting, 'the waiting cards'),
    ...view.knownLoot.flatMap((faces, seat) => unknownLoot(faces, table.loot[seat] ?? [], `the loot of ${seat}`)),
  ];
}

const mayKnow = (viewer: Viewer, piece: Piece | undefined, card: number): boolean =>
  piece?.card === card && includes(piece.knownTo, viewer);
