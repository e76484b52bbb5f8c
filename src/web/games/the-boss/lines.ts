import { cityOf, type City } from '../../../games/the-boss/box.ts';
import type { TheBossEvent } from '../../../games/the-boss/events.ts';
import { say } from '../../../words/index.ts';
import { unsaid, wordsFor, type Reader, type Sentences } from '../../table/lines.ts';
import { cardName, cityName } from './faces.ts';
import { groupWords } from './words.ts';

/** What the log says about each event; some things go without saying. */
const sentences: Sentences<TheBossEvent, Reader> = {
  cities: ({ cities, banishment }) =>
    say(banishment ? 'the-boss.event.cities' : 'the-boss.event.cities.no-banishment', { cities: list(cities) }),
  'first-player': ({ seat }, { nameAt }) => say('the-boss.event.first-player', { name: nameAt(seat) }),
  'police-shuffled': unsaid,
  round: ({ round, first }, { nameAt }) => say('the-boss.event.round', { round, name: nameAt(first) }),
  back: ({ seat, from }, { nameAt }) => say(`the-boss.event.back.${from}`, { name: nameAt(seat) }),
  hidden: unsaid,
  shuffled: unsaid,
  dealt: unsaid,
  'last-lap': ({ seats }, { nameAt }) => say('the-boss.event.last-lap', { names: seats.map(nameAt).join(', ') }),
  turn: unsaid,
  placed: ({ seat, city, ...group }, { nameAt }) =>
    say('the-boss.event.placed', { name: nameAt(seat), who: groupWords(group), city: cityName(city) }),
  passed: ({ seat }, { nameAt }) => say('the-boss.event.passed', { name: nameAt(seat) }),
  revealed: ({ seat, card }, { nameAt }) =>
    say('the-boss.event.revealed', { name: nameAt(seat), card: cardName(card), city: cityName(cityOf[card] ?? 0) }),
  police: ({ silver, gold }) => say('the-boss.event.police', { silver, gold }),
  'last-round': ({ round }) => say('the-boss.event.last-round', { round }),
  took: ({ seat, city, card }, { nameAt }) => {
    const what = { city: cityName(city), card: cardName(card) };
    return seat === null
      ? say('the-boss.event.took.nobody', what)
      : say('the-boss.event.took', { ...what, name: nameAt(seat) });
  },
  money: unsaid,
  killed: ({ seat, city }, { nameAt }) => say('the-boss.event.killed', { name: nameAt(seat), city: cityName(city) }),
  hospital: ({ seat, city, back }, { nameAt }) =>
    say('the-boss.event.hospital', { name: nameAt(seat), city: cityName(city), back }),
  prison: ({ seat, city, back }, { nameAt }) =>
    say('the-boss.event.prison', { name: nameAt(seat), city: cityName(city), back }),
  banished: ({ seat, city }, { nameAt }) =>
    say('the-boss.event.banished', { name: nameAt(seat), city: cityName(city) }),
  chicago: ({ seat, sum, amount }, { nameAt }) =>
    seat === null
      ? say('the-boss.event.chicago.nobody', { sum })
      : say('the-boss.event.chicago', { name: nameAt(seat), sum, amount }),
  'amateurs-left': ({ seat, amateurs }, { nameAt }) =>
    say('the-boss.event.amateurs-left', { name: nameAt(seat), amateurs }),
  over: () => say('the-boss.event.over'),
};

const list = (cities: readonly City[]) => cities.map(cityName).join(', ');

const big: ReadonlySet<TheBossEvent['kind']> = new Set(['round', 'police', 'last-round', 'over']);

export const { lineOf } = wordsFor({ game: 'the-boss', sentences, big });
