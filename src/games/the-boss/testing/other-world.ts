import { random, type Chance, type Outcome } from '../../../engine/chance/index.ts';
import { outcomeOf } from '../../../engine/game.ts';
import { headerIn } from '../../../engine/header.ts';
import type { RecordLine } from '../../../engine/record.ts';
import { includes, type Viewer } from '../../../engine/seats.ts';
import type { OtherWorld } from '../../../engine/testing/secrecy.ts';
import type { Choice, Entry } from '../../../engine/unfold.ts';
import { cardsOf, firstPolice, type Card } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import { cardsOnTable, follow, holderOf, pieces, type CardsOnTable, type Piece } from './cards-on-table.ts';

/**
 * Another world, in which two cards that the viewer does not know have changed places: two cards of one city in one
 * deal, or two police cards. It ends before the viewer learns one of them, so no move has to change.
 */
export function otherWorld(lines: readonly RecordLine[], viewer: Viewer, dice: Chance): OtherWorld | undefined {
  const { seats } = headerIn(lines);
  const chapters = chaptersOf(lines);
  const swap = random(dice, 4) === 0 ? policeSwap(chapters, dice) : citySwap(chapters, seats, { viewer, dice });
  if (!swap) return undefined;
  const table = cardsOnTable(seats);
  const outcomes: Outcome[] = [];
  const entries: Choice[] = [];
  for (const { entry, events } of chapters) {
    const fallen: Outcome[] = [];
    for (const event of events) {
      follow(table, event);
      const outcome = swapped(event, table, swap);
      if (outcome !== undefined) fallen.push(outcome);
      if (isLearned(table, viewer, swap)) return entry && { outcomes, entries };
    }
    outcomes.push(...fallen);
    if (entry) entries.push({ seat: entry.seat, move: entry.move });
  }
  return { outcomes, entries };
}

/** Two city cards of one round, or two places in the pile of police cards. */
interface Swap {
  readonly round: number;
  readonly cards: readonly Card[];
  readonly police: readonly number[];
}

function policeSwap(chapters: readonly Chapter[], dice: Chance): Swap | undefined {
  const shuffled = chapters[0]?.events.find((event) => event.kind === 'police-shuffled');
  const order = shuffled?.order ?? [];
  const [one, other] = [random(dice, order.length), random(dice, order.length)];
  return order[one] === order[other] ? undefined : { round: 0, cards: [], police: [one, other] };
}

/** Two cards of one city with different holders, neither of them the viewer; under its city a card has none. */
function citySwap(
  chapters: readonly Chapter[],
  seats: number,
  { viewer, dice }: { readonly viewer: Viewer; readonly dice: Chance },
): Swap | undefined {
  const deals = chapters.filter(({ events }) => events.some(({ kind }) => kind === 'round'));
  const chosen = deals[random(dice, deals.length)];
  const table = cardsOnTable(seats);
  chosen?.events
    .slice(chosen.events.findIndex(({ kind }) => kind === 'round'))
    .forEach((event) => follow(table, event));
  const cards = cardsOf[random(dice, cardsOf.length)] ?? [];
  const unknown = pieces(table)
    .map(({ card }) => card)
    .filter((card) => cards.includes(card) && holderOf(table, card) !== viewer);
  const one = unknown[random(dice, Math.max(1, unknown.length))];
  if (one === undefined) return undefined;
  const others = unknown.filter((card) => holderOf(table, card) !== holderOf(table, one));
  const other = others[random(dice, Math.max(1, others.length))];
  return other === undefined ? undefined : { round: table.round, cards: [one, other], police: [] };
}

/** What chance decided in the other world. */
function swapped(event: TheBossEvent, { round }: CardsOnTable, swap: Swap): Outcome | undefined {
  if (event.kind === 'police-shuffled') return event.order && inOtherOrder(event.order, swap.police);
  if (round !== swap.round) return outcomeOf(event);
  const face = (card: Card) => (swap.cards.includes(card) ? swap.cards.find((each) => each !== card) : card) ?? card;
  if (event.kind === 'hidden') return cardsOf[event.city]?.indexOf(face(event.card ?? -1));
  if (event.kind === 'shuffled') return event.order?.map(face);
  return outcomeOf(event);
}

function inOtherOrder(order: readonly Card[], [one = 0, other = 0]: readonly number[]): readonly Card[] {
  const copy = [...order];
  [copy[one], copy[other]] = [order[other] ?? firstPolice, order[one] ?? firstPolice];
  return copy;
}

function isLearned(table: CardsOnTable, viewer: Viewer, swap: Swap): boolean {
  const isKnown = ({ knownTo }: Piece) => includes(knownTo, viewer);
  const dealt = table.round === swap.round ? pieces(table).filter(({ card }) => swap.cards.includes(card)) : [];
  return dealt.some(isKnown) || table.police.some((piece, place) => swap.police.includes(place) && isKnown(piece));
}

interface Chapter {
  readonly entry: Entry | undefined;
  readonly events: TheBossEvent[];
}

/** The set-up and then each entry, with the events that they brought about. */
function chaptersOf(lines: readonly RecordLine[]): readonly Chapter[] {
  const chapters: Chapter[] = [{ entry: undefined, events: [] }];
  for (const line of lines) {
    if ('move' in line) chapters.push({ entry: line, events: [] });
    if ('event' in line) chapters.at(-1)?.events.push(line.event as TheBossEvent);
  }
  return chapters;
}
