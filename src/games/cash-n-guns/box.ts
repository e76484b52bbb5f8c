/** A bullet card: 0 is a Click, 1 a Bang!. */
export type Bullet = number;
export const click: Bullet = 0;
export const bang: Bullet = 1;
export const bulletNames = ['click', 'bang'] as const;

/** How many of each somebody holds. */
export type Hand = readonly [clicks: number, bangs: number];

/** Each player starts with 5 Clicks and 3 Bangs, one card for every round. [CG-0.2] */
export const clicksEach = 5;
export const bangsEach = 3;
export const rounds = 8;

/** The kinds of shares that a ban can name. [CG-2.18] */
export const types = ['bill', 'diamond', 'painting', 'first-aid', 'new-godfather', 'clip'] as const;
export type TypeName = (typeof types)[number];

/**
 * Everything that can be taken as a share: the 64 loot cards by face [CG-0.3], and the New Godfather token [CG-0.4].
 * Cards with the same face have the same number. Values are in thousands of dollars.
 */
const rows = [
  { name: 'bill-5', copies: 15, value: 5, type: 'bill' },
  { name: 'bill-10', copies: 15, value: 10, type: 'bill' },
  { name: 'bill-20', copies: 10, value: 20, type: 'bill' },
  { name: 'diamond-1', copies: 5, value: 1, type: 'diamond' },
  { name: 'diamond-5', copies: 3, value: 5, type: 'diamond' },
  { name: 'diamond-10', copies: 1, value: 10, type: 'diamond' },
  { name: 'painting', copies: 10, value: 0, type: 'painting' },
  { name: 'clip', copies: 3, value: 0, type: 'clip' },
  { name: 'first-aid', copies: 2, value: 0, type: 'first-aid' },
  { name: 'new-godfather', copies: 0, value: 0, type: 'new-godfather' },
] as const;

/** A share is the number of its row. */
export type Share = number;
export type ShareName = (typeof rows)[number]['name'];

export const shareNames: readonly ShareName[] = rows.map((row) => row.name);
export const copies: readonly number[] = rows.map((row) => row.copies);
export const valueOf: readonly number[] = rows.map((row) => row.value);
/** The number of a share's type in `types`. */
export const typeOf: readonly number[] = rows.map((row) => types.indexOf(row.type));

export const shareCalled = (name: ShareName): Share => shareNames.indexOf(name);
export const typeCalled = (name: TypeName): number => types.indexOf(name);

export const bill5 = shareCalled('bill-5');
export const bill10 = shareCalled('bill-10');
export const painting = shareCalled('painting');
export const clip = shareCalled('clip');
export const firstAid = shareCalled('first-aid');
export const token = shareCalled('new-godfather');
export const allShares: readonly Share[] = shareNames.map((_, share) => share);

const ofType = (name: TypeName): readonly Share[] => allShares.filter((share) => typeOf[share] === typeCalled(name));
export const bills = ofType('bill');
export const diamonds = ofType('diamond');

/** The number of loot cards in every round. [CG-1.1] */
export const lootPerRound = 8;
/** The bonus for the most diamonds. [CG-0.4] */
export const diamondBonus = 60;
/** What collections of 0 to 10 paintings are worth. [CG-3.2] */
export const collectionValue: readonly number[] = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500];
/** Wound tokens, exactly enough. [CG-0.5] */
export const woundTokens = 18;
export const maxSeats = 8;

/** What the holder of a power is like, without anything it does: rules, bots and pages all read it here. [CG-6] */
export interface Traits {
  /** The number of wounds that kills. [CG-2.15, CG-6.unbreakable] */
  readonly deadlyWounds: number;
  /** This many hits in one round, or more, count as none. [CG-2.14, CG-6.lucky-man] */
  readonly shrugsOffHits: number;
  /** The number of paintings it adds to the collection. [CG-3.2, CG-6.collector] */
  readonly extraPaintings: number;
  /** Aims when all others have aimed. [CG-2.6, CG-6.kid] */
  readonly aimsLast: boolean;
  /** May take two shares at once. [CG-2.18, CG-6.greedy] */
  readonly takesTwo: boolean;
  /** Takes such a bill before sharing begins. */
  readonly billFirst: Share | null;
  /** When going down: takes a bill of this value, and heals this many wounds. */
  readonly billDown: Share | null;
  readonly healsDown: number;
  /** A Bang! at somebody who lies steals a card. */
  readonly robsTheLying: boolean;
  /** The number of cards it takes from an eliminated player. */
  readonly cardsOfTheDead: number;
}

/** The traits of everybody without a power, and the defaults of all powers. */
export const ordinary: Traits = {
  deadlyWounds: 3,
  shrugsOffHits: Infinity,
  extraPaintings: 0,
  aimsLast: false,
  takesTwo: false,
  billFirst: null,
  billDown: null,
  healsDown: 0,
  robsTheLying: false,
  cardsOfTheDead: 0,
};

/** The power cards, and how their holders differ from everybody else; what they do is in `powers`. [CG-0.4] */
const powerCards = {
  collector: { extraPaintings: 1 },
  cunning: {},
  cute: { billFirst: bill5 },
  dictator: {},
  doctor: { healsDown: 1 },
  'good-friend': {},
  greedy: { takesTwo: true },
  hustler: {},
  'junk-dealer': {},
  kid: { aimsLast: true },
  'lucky-man': { shrugsOffHits: 2 },
  professional: { robsTheLying: true },
  smart: {},
  stealthy: { billDown: bill10 },
  unbreakable: { deadlyWounds: 5 },
  vulture: { cardsOfTheDead: 2 },
} as const satisfies Readonly<Record<string, Partial<Traits>>>;

/** A power is the number of its card. */
export type PowerName = keyof typeof powerCards;
export const powerNames = Object.keys(powerCards) as readonly PowerName[];

const traits: readonly Traits[] = Object.values(powerCards).map((special) => ({ ...ordinary, ...special }));

/** A player without a power is like anybody else. [CG-1.3] */
export const traitsOf = (power: number): Traits => traits[power] ?? ordinary;
