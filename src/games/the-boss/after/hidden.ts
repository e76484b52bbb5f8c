import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Step } from '../../../engine/unfold.ts';
import { cardsOf, type Card, type City } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import type { State } from '../rules/state.ts';
import type { CityTable, HiddenCity } from './table.ts';

/** The state of a round so far: who has seen which cards, and who knows what is hidden since when. */
interface Watch {
  lap: number;
  /** By seat: their own hand and everything revealed. */
  readonly seen: Set<Card>[];
  readonly hidden: Map<City, Card>;
  readonly knew: Map<City, HiddenCity['knew'][number][]>;
}

/** What lay hidden in each city, and who could have known it for sure. */
export function cityTable(frames: readonly Step<State>[]): CityTable {
  const { cities, seats } = at(frames, 0).state;
  const rounds: HiddenCity[][] = [];
  let watch = freshWatch(seats);
  frames.forEach(({ told }, step) => {
    for (const each of told) {
      const event = each.event as TheBossEvent;
      if (event.kind === 'round') {
        watch = freshWatch(seats);
        rounds.push([]);
      }
      notice(watch, event, step);
      if (event.kind === 'took') {
        const { city, card, seat: taker } = event;
        rounds.at(-1)?.push({ city, card, taker, step, knew: watch.knew.get(city) ?? [] });
      }
    }
  });
  return { game: 'the-boss', cities, rounds };
}

const freshWatch = (seats: number): Watch => ({
  lap: 0,
  seen: Array.from({ length: seats }, () => new Set<Card>()),
  hidden: new Map(),
  knew: new Map(),
});

function notice(watch: Watch, event: TheBossEvent, step: number): void {
  if (event.kind === 'hidden' && event.card !== undefined) watch.hidden.set(event.city, event.card);
  if (event.kind === 'turn') watch.lap = event.lap;
  if (event.kind === 'dealt') {
    for (const card of event.cards ?? []) watch.seen[event.seat]?.add(card);
    conclude(watch, event.seat, step);
  }
  if (event.kind === 'revealed') {
    watch.seen.forEach((seen, seat) => {
      seen.add(event.card);
      conclude(watch, seat, step);
    });
  }
}

/** A player who has seen all other cards of a city knows the hidden one. */
function conclude({ lap, seen, hidden, knew }: Watch, seat: Seat, step: number): void {
  for (const [city, card] of hidden) {
    const known = knew.get(city) ?? [];
    if (known.some((each) => each.seat === seat)) continue;
    if (at(cardsOf, city).every((other) => other === card || seen[seat]?.has(other))) {
      knew.set(city, [...known, { seat, lap, step }]);
    }
  }
}
