import { at } from '../../../engine/at.ts';
import { random, type Chance, type Outcome } from '../../../engine/chance/index.ts';
import { outcomeOf } from '../../../engine/game.ts';
import { headerIn } from '../../../engine/header.ts';
import type { RecordLine } from '../../../engine/record.ts';
import { includes, type SeatSet, type Viewer } from '../../../engine/seats.ts';
import type { OtherWorld } from '../../../engine/testing/secrecy.ts';
import type { Choice, Entry } from '../../../engine/unfold.ts';
import { isMoney, type Card } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import { cardsOnTable, endAlarm, follow, topics, type CardsOnTable, type Piece, type Topic } from './cards-on-table.ts';

/**
 * Another world, in which two cards have changed faces in one of the shuffles. What was done to the one card is
 * done to the other, so later shuffles and the secret moves of others are rewritten. It ends before the viewer
 * learns anything that sets the two faces apart.
 */
export function otherWorld(lines: readonly RecordLine[], viewer: Viewer, dice: Chance): OtherWorld | undefined {
  const chapters = chaptersOf(lines);
  const shuffles = chapters.flatMap(({ events }) => events).filter((event) => event.kind === 'shuffled');
  const first = shuffles[random(dice, shuffles.length)];
  const { seats } = headerIn(lines);
  const swap = swapFrom(first, viewer, { dice, promising: laidFaceDown(chapters, seats, first) });
  const table = cardsOnTable(seats, swap.learned);
  const outcomes: Outcome[] = [];
  const entries: Choice[] = [];
  for (const { entry, events } of chapters) {
    const fallen: Outcome[] = [];
    let move = entry?.move;
    for (const event of events) {
      const pieces = follow(table, event);
      if (swap.isKnown()) return entry && { outcomes, entries };
      if (event.kind === 'shuffled') swap.shuffled(table, event, pieces);
      const outcome = event.kind === 'shuffled' ? pieces.map(swap.face) : outcomeOf(event);
      if (outcome !== undefined) fallen.push(outcome);
      if (event.kind === 'stashed') move = { kind: 'stash', card: pieces.map(swap.face)[0] } as Entry['move'];
    }
    endAlarm(table);
    if (swap.isKnown()) return entry && { outcomes, entries };
    outcomes.push(...fallen);
    if (entry && move) entries.push({ seat: entry.seat, move });
  }
  return { outcomes, entries };
}

/** The two cards that change faces in the given shuffle, and whether the viewer could know by now. */
function swapFrom(first: ThievesEvent | undefined, viewer: Viewer, { dice, promising }: Preference) {
  let pair: readonly Piece[] = [];
  let known = false;
  return {
    isKnown: () => known,
    learned(piece: Piece, to: SeatSet, topic: Topic): void {
      const [one, other] = pair.map(({ card }) => topics[topic](card));
      if (pair.includes(piece) && includes(to, viewer) && one !== other) known = true;
    },
    /** The face of a card in the other world. */
    face: (piece: Piece): Card =>
      (pair.includes(piece) ? pair.find((each) => each !== piece) : piece)?.card ?? piece.card,
    shuffled(table: CardsOnTable, event: ThievesEvent, pieces: readonly Piece[]): void {
      const lying = [...table.hands, ...table.loot, table.waiting].flat();
      // A card that was shuffled in again may now be any card with its face.
      const again = (piece: Piece) => (lying.includes(piece) ? piece : pick(pieces, piece.card, dice));
      pair = event === first ? pickTwo(pieces, { dice, promising }) : pair.map(again);
    },
  };
}

interface Preference {
  readonly dice: Chance;
  /** Places in the shuffled deck whose cards stay hidden for long. */
  readonly promising: readonly number[];
}

/** Two different faces. Half of the time, both are of one kind and stay hidden for long. */
function pickTwo(pieces: readonly Piece[], { dice, promising }: Preference): readonly Piece[] {
  const choosy = promising.length > 0 && random(dice, 2) === 0;
  const place = choosy ? promising[random(dice, promising.length)] : random(dice, pieces.length);
  const one = at(pieces, place as number);
  const others = pieces.filter((piece) => piece.card !== one.card && (!choosy || isMoney(piece.card)));
  return [one, at(others, random(dice, others.length))];
}

/** The places, in one shuffle, of the cards that were later laid face down. */
function laidFaceDown(chapters: readonly Chapter[], seats: number, shuffle: ThievesEvent | undefined): number[] {
  const laid = new Set<Piece>();
  const table = cardsOnTable(seats, (piece, _to, topic) => topic === 'money' && laid.add(piece));
  let shuffled: readonly Piece[] = [];
  for (const event of chapters.flatMap(({ events }) => events)) {
    const pieces = follow(table, event);
    if (event === shuffle) shuffled = pieces;
  }
  return [...shuffled.keys()].filter((place) => laid.has(at(shuffled, place)));
}

function pick(pieces: readonly Piece[], card: Card, dice: Chance): Piece {
  const sameCards = pieces.filter((piece) => piece.card === card);
  return at(sameCards, random(dice, sameCards.length));
}

interface Chapter {
  readonly entry: Entry | undefined;
  readonly events: ThievesEvent[];
}

/** The set-up and then each entry, with the events that they brought about. */
function chaptersOf(lines: readonly RecordLine[]): readonly Chapter[] {
  const chapters: Chapter[] = [{ entry: undefined, events: [] }];
  for (const line of lines) {
    if ('move' in line) chapters.push({ entry: line, events: [] });
    if ('event' in line) chapters.at(-1)?.events.push(line.event as ThievesEvent);
  }
  return chapters;
}
