import { cityOf, type City } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import { say } from '../../../../words/index.ts';
import { unsaid, wordsFor, type Sentences } from '../../../../web/table/log/lines.ts';
import { listTo, sayTo, type Reader } from '../../../../web/table/log/say-to.ts';
import { cardName, cityName, whatIs } from './faces.ts';
import { groupWords } from './words.ts';

/** The sentence of the log for each event; some have none. */
const sentences: Sentences<TheBossEvent, Reader> = {
  cities: ({ cities, banishment }) =>
    say(banishment ? 'the-boss.event.cities' : 'the-boss.event.cities.no-banishment', { cities: list(cities) }),
  'first-player': ({ seat }, reader) => sayTo(reader, 'the-boss.event.first-player', { name: seat }),
  'police-shuffled': unsaid,
  round: ({ round, first }, reader) => sayTo(reader, 'the-boss.event.round', { name: first }, { round }),
  back: ({ seat, from }, reader) => sayTo(reader, `the-boss.event.back.${from}`, { name: seat }),
  hidden: unsaid,
  shuffled: unsaid,
  dealt: unsaid,
  'last-lap': ({ seats }, reader) => say('the-boss.event.last-lap', { names: listTo(reader, seats) }),
  turn: unsaid,
  placed: ({ seat, city, ...group }, reader) =>
    sayTo(reader, 'the-boss.event.placed', { name: seat }, { who: groupWords(group), city: cityName(city) }),
  passed: ({ seat }, reader) => sayTo(reader, 'the-boss.event.passed', { name: seat }),
  revealed: ({ seat, card }, reader) => {
    const what = { card: whatIs(card), city: cityName(cityOf[card] ?? 0) };
    return sayTo(reader, 'the-boss.event.revealed', { name: seat }, what);
  },
  police: ({ silver, gold }) => say('the-boss.event.police', { silver, gold }),
  'last-round': ({ round }) => say('the-boss.event.last-round', { round }),
  took: ({ seat, city, card }, reader) => {
    const what = { city: cityName(city), card: cardName(card) };
    return seat === null
      ? say('the-boss.event.took.nobody', what)
      : sayTo(reader, 'the-boss.event.took', { name: seat }, what);
  },
  money: unsaid,
  killed: ({ seat, city }, reader) => sayTo(reader, 'the-boss.event.killed', { name: seat }, { city: cityName(city) }),
  hospital: ({ seat, city, back }, reader) =>
    sayTo(reader, 'the-boss.event.hospital', { name: seat }, { city: cityName(city), back }),
  prison: ({ seat, city, back }, reader) =>
    sayTo(reader, 'the-boss.event.prison', { name: seat }, { city: cityName(city), back }),
  banished: ({ seat, city }, reader) =>
    sayTo(reader, 'the-boss.event.banished', { name: seat }, { city: cityName(city) }),
  chicago: ({ seat, sum, amount }, reader) =>
    seat === null
      ? say('the-boss.event.chicago.nobody', { sum })
      : sayTo(reader, 'the-boss.event.chicago', { name: seat }, { sum, amount }),
  'amateurs-left': ({ seat, amateurs }, reader) =>
    sayTo(reader, 'the-boss.event.amateurs-left', { name: seat }, { amateurs }),
  over: () => say('the-boss.event.over'),
};

const list = (cities: readonly City[]) => cities.map(cityName).join(', ');

const big: ReadonlySet<TheBossEvent['kind']> = new Set(['round', 'police', 'last-round', 'over']);

const actorOf = (event: TheBossEvent) => (event.kind === 'round' ? event.first : undefined);

export const { lineOf } = wordsFor({ game: 'the-boss', sentences, big, actorOf });
