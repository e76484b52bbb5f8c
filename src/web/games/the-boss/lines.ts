import { cityOf, type City } from '../../../games/the-boss/box.ts';
import type { TheBossEvent } from '../../../games/the-boss/events.ts';
import { say } from '../../../words/index.ts';
import type { LogEntry } from '../../table/log.ts';
import { cardName, cityName } from './faces.ts';
import { groupWords } from './words.ts';

type NameAt = (seat: number) => string;
type Sentences = {
  readonly [Kind in TheBossEvent['kind']]: (
    event: Extract<TheBossEvent, { kind: Kind }>,
    name: NameAt,
  ) => string | null;
};

const unsaid = () => null;

/** What the log says about each event; some things go without saying. */
const sentences: Sentences = {
  cities: ({ cities, banishment }) =>
    say(banishment ? 'the-boss.event.cities' : 'the-boss.event.cities.no-banishment', { cities: list(cities) }),
  'first-player': ({ seat }, name) => say('the-boss.event.first-player', { name: name(seat) }),
  'police-shuffled': unsaid,
  round: ({ round, first }, name) => say('the-boss.event.round', { round, name: name(first) }),
  back: ({ seat, from }, name) => say(`the-boss.event.back.${from}`, { name: name(seat) }),
  hidden: unsaid,
  shuffled: unsaid,
  dealt: unsaid,
  'last-lap': ({ seats }, name) => say('the-boss.event.last-lap', { names: seats.map(name).join(', ') }),
  turn: unsaid,
  placed: ({ seat, city, ...group }, name) =>
    say('the-boss.event.placed', { name: name(seat), who: groupWords(group), city: cityName(city) }),
  passed: ({ seat }, name) => say('the-boss.event.passed', { name: name(seat) }),
  revealed: ({ seat, card }, name) =>
    say('the-boss.event.revealed', { name: name(seat), card: cardName(card), city: cityName(cityOf[card] ?? 0) }),
  police: ({ silver, gold }) => say('the-boss.event.police', { silver, gold }),
  'last-round': ({ round }) => say('the-boss.event.last-round', { round }),
  took: ({ seat, city, card }, name) => {
    const what = { city: cityName(city), card: cardName(card) };
    return seat === null
      ? say('the-boss.event.took.nobody', what)
      : say('the-boss.event.took', { ...what, name: name(seat) });
  },
  money: unsaid,
  killed: ({ seat, city }, name) => say('the-boss.event.killed', { name: name(seat), city: cityName(city) }),
  hospital: ({ seat, city, back }, name) =>
    say('the-boss.event.hospital', { name: name(seat), city: cityName(city), back }),
  prison: ({ seat, city, back }, name) =>
    say('the-boss.event.prison', { name: name(seat), city: cityName(city), back }),
  banished: ({ seat, city }, name) => say('the-boss.event.banished', { name: name(seat), city: cityName(city) }),
  chicago: ({ seat, sum, amount }, name) =>
    seat === null
      ? say('the-boss.event.chicago.nobody', { sum })
      : say('the-boss.event.chicago', { name: name(seat), sum, amount }),
  'amateurs-left': ({ seat, amateurs }, name) => say('the-boss.event.amateurs-left', { name: name(seat), amateurs }),
  over: () => say('the-boss.event.over'),
};

const list = (cities: readonly City[]) => cities.map(cityName).join(', ');

const big: ReadonlySet<TheBossEvent['kind']> = new Set(['round', 'police', 'last-round', 'over']);

/** The line of the log for an event, or nothing. */
export function lineOf(event: TheBossEvent, name: NameAt): LogEntry | null {
  const sentence = sentences[event.kind] as (event: TheBossEvent, name: NameAt) => string | null;
  const text = sentence(event, name);
  if (text === null) return null;
  const seat = 'seat' in event ? event.seat : null;
  return {
    text,
    rule: event.rule,
    href: `/rules/the-boss#${event.rule}`,
    ...(seat === null ? {} : { seat }),
    ...(big.has(event.kind) ? { weight: 'big' as const } : {}),
  };
}
