import type { Seat } from '../../../engine/seats.ts';
import type { Fact, Odds } from '../../../protocol/help.ts';
import { say, sayList } from '../../../words/index.ts';
import { sayTo, type Reader } from '../log/say-to.ts';

/** What the numbers in a fact stand for; each game knows its own. */
export type Things = (values: Readonly<Record<string, number>>) => Readonly<Record<string, string>>;

/** Whose knowledge it is, and for whom it is put into words. */
export interface OddsReader extends Reader {
  readonly knower: Seat;
  readonly things: Things;
}

/** In tenths, because the odds are not more accurate than that. */
function chanceWords(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths === 0) return say('odds.chance.low');
  return tenths === 10 ? say('odds.chance.high') : say('odds.chance', { tenths });
}

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Wordings = { readonly [Kind in Fact['kind']]: (fact: FactOf<Kind>, reader: OddsReader) => string };

const wordings: Wordings = {
  guns: ({ guns, chance }, reader) =>
    sayTo(reader, 'odds.guns', { name: reader.knower }, { guns, chance: chanceWords(chance) }),
  deadly: ({ chance }, reader) =>
    sayTo(reader, 'odds.deadly', { name: reader.knower }, { chance: chanceWords(chance) }),
  gun: ({ seat, chance }, { nameAt }) => say('odds.gun', { name: nameAt(seat), chance: chanceWords(chance) }),
  loaded: ({ seat, chance }, { nameAt }) => say('odds.gun', { name: nameAt(seat), chance: chanceWords(chance) }),
  bangs: ({ seat, cards, chance }, { nameAt }) =>
    say('odds.bangs', { name: nameAt(seat), cards, chance: chanceWords(chance) }),
  city: (fact, reader) => [hiddenIn(fact, reader), leaderOf(fact, reader)].filter(Boolean).join(' '),
  'last-round': ({ chance }) => say('odds.last-round', { chance: chanceWords(chance) }),
  richest: ({ seat, chance }, reader) => sayTo(reader, 'odds.richest', { name: seat }, { chance: chanceWords(chance) }),
  covered: ({ seat, cards, worth }, { nameAt }) => say('odds.covered', { name: nameAt(seat), cards, worth }),
  raid: ({ chance }, { knower, you }) =>
    say(knower === you ? 'odds.raid' : 'odds.raid.others', { chance: chanceWords(chance) }),
};

function hiddenIn({ city, cards }: FactOf<'city'>, { things }: OddsReader): string {
  const named = cards.map(({ card }) => things({ city, card }));
  const [first] = named;
  if (!first) return '';
  const name = first['city'] ?? '';
  if (named.length === 1) return say('odds.city.sure', { city: name, card: first['what'] ?? '' });
  // Every card that can be there is as likely as the others.
  const chance = chanceWords(1 / cards.length);
  return say('odds.city', {
    city: name,
    cards: sayList(
      named.map(({ what = '' }) => what),
      'disjunction',
    ),
    chance,
  });
}

const leaderOf = ({ leader }: FactOf<'city'>, reader: OddsReader): string =>
  leader === null ? '' : sayTo(reader, 'odds.city.leads', { name: leader });

/** Each fact in a sentence. */
export const oddsWords = ({ facts }: Odds, reader: OddsReader): readonly string[] =>
  facts.length === 0
    ? [say('odds.nothing')]
    : facts.map((fact) => (wordings[fact.kind] as (fact: Fact, reader: OddsReader) => string)(fact, reader));

/** In how many worlds it was counted, and what was assumed. */
export const basisWords = ({ worlds }: Odds, reader: OddsReader): string =>
  sayTo(reader, 'odds.basis', { name: reader.knower }, { worlds });
