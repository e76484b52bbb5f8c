import { powerNames, type PowerName } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import type { CashOptions } from '../../options.ts';
import { say } from '../../../../words/index.ts';
import { unsaid, wordsFor, type Sentences } from '../../../../web/table/log/lines.ts';
import { sayTo, type Reader, type PersonalKey } from '../../../../web/table/log/say-to.ts';
import { bulletName, typeName, whatIs } from './names.ts';
import { nameOfPower, powerOfRule } from './powers.ts';

/** Some sentences depend on the options of the table. */
export interface CashReader extends Reader {
  readonly options: CashOptions;
}

/** The sentence of the log for each event; some have none. What a power does begins with its name. */
const sentences: Sentences<CashEvent, CashReader> = {
  shuffled: unsaid,
  'took-aim': unsaid,
  decided: unsaid,
  godfather: ({ seat, rule }, reader) =>
    sayTo(reader, `cash-n-guns.event.godfather.${desks[rule] ?? 'kept'}`, { name: seat }),
  power: ({ seat, power }, reader) => {
    const name = say(`cash-n-guns.power.${powerNames[power] ?? 'kid'}`);
    return sayTo(reader, 'cash-n-guns.event.power', { name: seat }, { power: name });
  },
  round: ({ round }) => say('cash-n-guns.event.round', { round }),
  loaded: ({ seat, bullet }, reader) =>
    bullet === undefined
      ? null
      : sayTo(reader, 'cash-n-guns.event.loaded.seen', { name: seat }, { bullet: bulletName(bullet) }),
  'too-slow': ({ seat }, reader) => {
    const isOut = reader.options.rulebook === 'polish';
    return sayTo(reader, isOut ? 'cash-n-guns.event.too-slow.out' : 'cash-n-guns.event.too-slow', { name: seat });
  },
  aims: ({ seat, at, rule }, reader) => {
    const people = { name: seat, at };
    if (rule === 'CG-2.8') return sayTo(reader, 'cash-n-guns.event.aims.anew', people);
    const power = nameOfPower(rule);
    return power === undefined
      ? sayTo(reader, 'cash-n-guns.event.aims', people)
      : sayTo(reader, 'cash-n-guns.event.aims.last', people, { power });
  },
  ordered: ({ seat, to }, reader) => sayTo(reader, 'cash-n-guns.event.ordered', { name: seat, to }),
  'no-order': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.no-order', { name: seat }),
  stands: ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.stands', { name: seat }),
  'lies-down': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.lies-down', { name: seat }),
  discarded: ({ seat, rule }, reader) => sayTo(reader, discards[rule] ?? 'cash-n-guns.event.discarded', { name: seat }),
  fired: ({ seat, at, bullet, rule }, reader) => {
    const people = { name: seat, at };
    if (powerOfRule(rule)) return sayTo(reader, 'cash-n-guns.event.fired.professional', people);
    return sayTo(reader, bullet === 0 ? 'cash-n-guns.event.fired.click' : 'cash-n-guns.event.fired.bang', people);
  },
  wounded: ({ seat, hits, wounds }, reader) =>
    hits > 1
      ? sayTo(reader, 'cash-n-guns.event.wounded.more', { name: seat }, { hits, wounds })
      : sayTo(reader, 'cash-n-guns.event.wounded', { name: seat }, { wounds }),
  unhurt: ({ seat, hits, rule }, reader) =>
    sayTo(reader, 'cash-n-guns.event.unhurt', { name: seat }, { hits, power: nameOfPower(rule) ?? rule }),
  endured: ({ seat, wounds, rule }, reader) =>
    sayTo(reader, 'cash-n-guns.event.endured', { name: seat }, { wounds, power: nameOfPower(rule) ?? rule }),
  eliminated: ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.eliminated', { name: seat }),
  named: ({ seat, shares: [share = 0, second] }, reader) => {
    const what = { what: whatIs(share) };
    return second === undefined
      ? sayTo(reader, 'cash-n-guns.event.named', { name: seat }, what)
      : sayTo(reader, 'cash-n-guns.event.named.two', { name: seat }, { ...what, second: whatIs(second) });
  },
  took: ({ seat, share, rule }, reader) => {
    const power = powerOfRule(rule);
    const key = (power && takings[power]) ?? 'cash-n-guns.event.took';
    return sayTo(reader, key, { name: seat }, { what: whatIs(share) });
  },
  'lost-pick': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.lost-pick', { name: seat }),
  healed: ({ seat, wounds, rule }, reader) =>
    powerOfRule(rule)
      ? sayTo(reader, 'cash-n-guns.event.healed.doctor', { name: seat }, { wounds })
      : sayTo(reader, 'cash-n-guns.event.healed', { name: seat }),
  'bang-taken': ({ seat, lay, rule }, reader) => {
    if (!powerOfRule(rule)) return sayTo(reader, `cash-n-guns.event.bang-taken.${lay}`, { name: seat });
    const isNone = lay === 'none';
    const key = isNone ? 'cash-n-guns.event.bang-taken.friend.none' : 'cash-n-guns.event.bang-taken.friend';
    return sayTo(reader, key, { name: seat });
  },
  'no-effect': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.no-effect', { name: seat }),
  stole: ({ seat, from, share, rule }, reader) => {
    const isLegacy = powerOfRule(rule) === 'vulture';
    const key = isLegacy ? 'cash-n-guns.event.stole.vulture' : 'cash-n-guns.event.stole.professional';
    return sayTo(reader, key, { name: seat, from }, { what: whatIs(share) });
  },
  traded: ({ seat, from, share, gave }, reader) => {
    const things = { what: whatIs(share), gave: whatIs(gave) };
    return sayTo(reader, 'cash-n-guns.event.traded', { name: seat, from }, things);
  },
  'no-trade': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.no-trade', { name: seat }),
  // Both people in a Hustler's trade see the bullets. Anybody who does not see them is neither of the two. [CG-7.4]
  'drew-from': ({ seat, from, bullet }, reader) =>
    bullet === undefined
      ? say('cash-n-guns.event.drew-from', { name: reader.nameAt(seat), from: reader.nameAt(from) })
      : sayTo(reader, 'cash-n-guns.event.drew-from.seen', { name: seat, from }, { bullet: bulletName(bullet) }),
  'handed-over': ({ seat, to, bullet }, reader) =>
    bullet === undefined
      ? say('cash-n-guns.event.handed-over', { name: reader.nameAt(seat), to: reader.nameAt(to) })
      : sayTo(reader, 'cash-n-guns.event.handed-over.seen', { name: seat, to }, { bullet: bulletName(bullet) }),
  reconsidered: ({ seat, bullet }, reader) =>
    bullet === undefined
      ? say('cash-n-guns.event.reconsidered', { name: reader.nameAt(seat) })
      : sayTo(reader, 'cash-n-guns.event.reconsidered.seen', { name: seat }, { bullet: bulletName(bullet) }),
  forbade: ({ seat, to, type }, reader) =>
    sayTo(reader, 'cash-n-guns.event.forbade', { name: seat, to }, { type: typeName(type) }),
  allowed: ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.allowed', { name: seat }),
  'waved-on': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.waved-on', { name: seat }),
  'no-fetch': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.no-fetch', { name: seat }),
  'left-over': ({ cards }, { options }) =>
    say(options.leftovers === 'discard' ? 'cash-n-guns.event.left-over.gone' : 'cash-n-guns.event.left-over', {
      count: cards.length,
    }),
  'last-survivor': ({ seat }, reader) => sayTo(reader, 'cash-n-guns.event.last-survivor', { name: seat }),
  'nobody-left': () => say('cash-n-guns.event.nobody-left'),
  over: () => say('cash-n-guns.event.over'),
};

const desks: Readonly<Record<string, 'drawn' | 'taken'>> = { 'CG-1.2': 'drawn', 'CG-2.20': 'taken' };

/** Takings by powers have sentences of their own. */
const takings: Partial<Record<PowerName, PersonalKey>> = {
  cute: 'cash-n-guns.event.took.cute',
  greedy: 'cash-n-guns.event.took.greedy',
  stealthy: 'cash-n-guns.event.took.stealthy',
};

/** Why a bullet was discarded. */
const discards: Readonly<Record<string, PersonalKey>> = {
  'CG-2.11': 'cash-n-guns.event.discarded.lying',
  'CG-2.12': 'cash-n-guns.event.discarded.no-target',
  'CG-3.4': 'cash-n-guns.event.discarded.for-bang',
  'CG-6.good-friend': 'cash-n-guns.event.discarded.for-bang',
  'CG-6.smart': 'cash-n-guns.event.discarded.smart',
};

const big: ReadonlySet<CashEvent['kind']> = new Set(['round', 'eliminated', 'last-survivor', 'nobody-left', 'over']);

export const { sentenceOf, lineOf } = wordsFor({ game: 'cash-n-guns', sentences, big });
