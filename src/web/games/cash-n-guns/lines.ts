import { powerNames } from '../../../games/cash-n-guns/box.ts';
import type { CashEvent } from '../../../games/cash-n-guns/events.ts';
import type { CashOptions } from '../../../games/cash-n-guns/options.ts';
import { say, sayIfKnown, type Key } from '../../../words/index.ts';
import { unsaid, wordsFor, type Reader, type Sentences } from '../../table/lines.ts';
import { bulletName, typeName, whatIs } from './names.ts';
import { powerOfRule } from './powers.ts';

/** Some sentences depend on the options of the table. */
export interface CashReader extends Reader {
  readonly options: CashOptions;
}

/** What the log says about each event; some things go without saying. What a power does begins with its name. */
const sentences: Sentences<CashEvent, CashReader> = {
  shuffled: unsaid,
  'took-aim': unsaid,
  decided: unsaid,
  godfather: ({ seat, rule }, { nameAt }) =>
    say(`cash-n-guns.event.godfather.${desks[rule] ?? 'kept'}`, { name: nameAt(seat) }),
  power: ({ seat, power }, { nameAt }) =>
    say('cash-n-guns.event.power', {
      name: nameAt(seat),
      power: say(`cash-n-guns.power.${powerNames[power] ?? 'kid'}`),
    }),
  round: ({ round }) => say('cash-n-guns.event.round', { round }),
  loaded: ({ seat, bullet }, { nameAt }) =>
    bullet === undefined
      ? null
      : say('cash-n-guns.event.loaded.seen', { name: nameAt(seat), bullet: bulletName(bullet) }),
  'too-slow': ({ seat }, { nameAt, options }) =>
    say(options.rulebook === 'polish' ? 'cash-n-guns.event.too-slow.out' : 'cash-n-guns.event.too-slow', {
      name: nameAt(seat),
    }),
  aims: ({ seat, at, rule }, { nameAt }) => {
    const who = { name: nameAt(seat), at: nameAt(at) };
    if (rule === 'CG-2.8') return say('cash-n-guns.event.aims.anew', who);
    return say(powerOfRule(rule) ? 'cash-n-guns.event.aims.kid' : 'cash-n-guns.event.aims', who);
  },
  ordered: ({ seat, to }, { nameAt }) => say('cash-n-guns.event.ordered', { name: nameAt(seat), to: nameAt(to) }),
  'no-order': ({ seat }, { nameAt }) => say('cash-n-guns.event.no-order', { name: nameAt(seat) }),
  stands: ({ seat }, { nameAt }) => say('cash-n-guns.event.stands', { name: nameAt(seat) }),
  'lies-down': ({ seat }, { nameAt }) => say('cash-n-guns.event.lies-down', { name: nameAt(seat) }),
  discarded: ({ seat, rule }, { nameAt }) =>
    say(discards[rule] ?? 'cash-n-guns.event.discarded', { name: nameAt(seat) }),
  fired: ({ seat, at, bullet, rule }, { nameAt }) => {
    const who = { name: nameAt(seat), at: nameAt(at) };
    if (powerOfRule(rule)) return say('cash-n-guns.event.fired.professional', who);
    return say(bullet === 0 ? 'cash-n-guns.event.fired.click' : 'cash-n-guns.event.fired.bang', who);
  },
  wounded: ({ seat, hits, wounds }, { nameAt }) =>
    hits > 1
      ? say('cash-n-guns.event.wounded.more', { name: nameAt(seat), hits, wounds })
      : say('cash-n-guns.event.wounded', { name: nameAt(seat), wounds }),
  unhurt: ({ seat, hits }, { nameAt }) => say('cash-n-guns.event.unhurt', { name: nameAt(seat), hits }),
  endured: ({ seat, wounds }, { nameAt }) => say('cash-n-guns.event.endured', { name: nameAt(seat), wounds }),
  eliminated: ({ seat }, { nameAt }) => say('cash-n-guns.event.eliminated', { name: nameAt(seat) }),
  named: ({ seat, shares: [share = 0, second] }, { nameAt }) => {
    const what = { name: nameAt(seat), what: whatIs(share) };
    return second === undefined
      ? say('cash-n-guns.event.named', what)
      : say('cash-n-guns.event.named.two', { ...what, second: whatIs(second) });
  },
  took: ({ seat, share, rule }, { nameAt }) => {
    const what = { name: nameAt(seat), what: whatIs(share) };
    const power = powerOfRule(rule);
    return (power && sayIfKnown(`cash-n-guns.event.took.${power}`, what)) ?? say('cash-n-guns.event.took', what);
  },
  'lost-pick': ({ seat }, { nameAt }) => say('cash-n-guns.event.lost-pick', { name: nameAt(seat) }),
  healed: ({ seat, wounds, rule }, { nameAt }) =>
    powerOfRule(rule)
      ? say('cash-n-guns.event.healed.doctor', { name: nameAt(seat), wounds })
      : say('cash-n-guns.event.healed', { name: nameAt(seat) }),
  'bang-taken': ({ seat, lay, rule }, { nameAt }) => {
    const who = { name: nameAt(seat) };
    if (!powerOfRule(rule)) return say(`cash-n-guns.event.bang-taken.${lay}`, who);
    return say(
      lay === 'none' ? 'cash-n-guns.event.bang-taken.friend.none' : 'cash-n-guns.event.bang-taken.friend',
      who,
    );
  },
  'no-effect': ({ seat }, { nameAt }) => say('cash-n-guns.event.no-effect', { name: nameAt(seat) }),
  stole: ({ seat, from, share, rule }, { nameAt }) =>
    say(powerOfRule(rule) === 'vulture' ? 'cash-n-guns.event.stole.vulture' : 'cash-n-guns.event.stole.professional', {
      name: nameAt(seat),
      from: nameAt(from),
      what: whatIs(share),
    }),
  traded: ({ seat, from, share, gave }, { nameAt }) =>
    say('cash-n-guns.event.traded', {
      name: nameAt(seat),
      from: nameAt(from),
      what: whatIs(share),
      gave: whatIs(gave),
    }),
  'no-trade': ({ seat }, { nameAt }) => say('cash-n-guns.event.no-trade', { name: nameAt(seat) }),
  'drew-from': ({ seat, from, bullet }, { nameAt }) => {
    const who = { name: nameAt(seat), from: nameAt(from) };
    return bullet === undefined
      ? say('cash-n-guns.event.drew-from', who)
      : say('cash-n-guns.event.drew-from.seen', { ...who, bullet: bulletName(bullet) });
  },
  'handed-over': ({ seat, to, bullet }, { nameAt }) => {
    const who = { name: nameAt(seat), to: nameAt(to) };
    return bullet === undefined
      ? say('cash-n-guns.event.handed-over', who)
      : say('cash-n-guns.event.handed-over.seen', { ...who, bullet: bulletName(bullet) });
  },
  reconsidered: ({ seat, bullet }, { nameAt }) =>
    bullet === undefined
      ? say('cash-n-guns.event.reconsidered', { name: nameAt(seat) })
      : say('cash-n-guns.event.reconsidered.seen', { name: nameAt(seat), bullet: bulletName(bullet) }),
  forbade: ({ seat, to, type }, { nameAt }) =>
    say('cash-n-guns.event.forbade', { name: nameAt(seat), to: nameAt(to), type: typeName(type) }),
  allowed: ({ seat }, { nameAt }) => say('cash-n-guns.event.allowed', { name: nameAt(seat) }),
  'waved-on': ({ seat }, { nameAt }) => say('cash-n-guns.event.waved-on', { name: nameAt(seat) }),
  'no-fetch': ({ seat }, { nameAt }) => say('cash-n-guns.event.no-fetch', { name: nameAt(seat) }),
  'left-over': ({ cards }, { options }) =>
    say(options.leftovers === 'discard' ? 'cash-n-guns.event.left-over.gone' : 'cash-n-guns.event.left-over', {
      count: cards.length,
    }),
  'last-survivor': ({ seat }, { nameAt }) => say('cash-n-guns.event.last-survivor', { name: nameAt(seat) }),
  'nobody-left': () => say('cash-n-guns.event.nobody-left'),
  over: () => say('cash-n-guns.event.over'),
};

const desks: Readonly<Record<string, 'drawn' | 'taken'>> = { 'CG-1.2': 'drawn', 'CG-2.20': 'taken' };

/** Why a bullet was discarded. */
const discards: Readonly<Record<string, Key>> = {
  'CG-2.11': 'cash-n-guns.event.discarded.lying',
  'CG-2.12': 'cash-n-guns.event.discarded.no-target',
  'CG-3.4': 'cash-n-guns.event.discarded.for-bang',
  'CG-6.good-friend': 'cash-n-guns.event.discarded.for-bang',
  'CG-6.smart': 'cash-n-guns.event.discarded.smart',
};

const big: ReadonlySet<CashEvent['kind']> = new Set(['round', 'eliminated', 'last-survivor', 'nobody-left', 'over']);

export const { sentenceOf, lineOf } = wordsFor({ game: 'cash-n-guns', sentences, big });
