/** A city is the number of its row in the box, from the left; the boss card shows one more. */
export type City = number;
/** A card is the number of its face in `cardNames`: the city cards in the order of the box, then the police cards. */
export type Card = number;

export const sanctionNames = ['revolver', 'hospital', 'prison', 'banishment'] as const;
export type SanctionName = (typeof sanctionNames)[number];
type Face = number | SanctionName;

/**
 * The cities and their cards. A number is money. [TB-0.2]
 *
 * Reconstructed: the $4 of Boston, the money of Cincinnati, the number of cards of Philadelphia. A correction touches
 * this table alone: which sets of cities divide evenly is computed from it. [TB-0.4]
 */
export const box: readonly { readonly city: string; readonly faces: readonly Face[] }[] = [
  { city: 'new-york', faces: [0, 1, 2, 3] },
  { city: 'boston', faces: [3, 4, 'hospital', 'prison'] },
  { city: 'detroit', faces: [1, 2, 3, 4, 'revolver'] },
  { city: 'kansas-city', faces: [2, 3, 'revolver'] },
  { city: 'cincinnati', faces: [1, 2, 3, 'banishment'] },
  { city: 'memphis', faces: [1, 2, 3, 'hospital'] },
  { city: 'philadelphia', faces: [3, 'revolver', 'prison'] },
];

/** The badges on the police cards. [TB-0.5] */
export const policeFaces = [
  { name: 'police-silver-gold', copies: 1, silver: 1, gold: 1 },
  { name: 'police-silver', copies: 2, silver: 1, gold: 0 },
  { name: 'police-gold', copies: 2, silver: 0, gold: 1 },
] as const;

const faces: readonly Face[] = box.flatMap((row) => row.faces);
const numbered: readonly City[] = box.map((_, city) => city);

/** Chicago has no cards of its own, and its boss card no number. [TB-0.2] */
export const chicago: City = box.length;
/** Where gangsters wait for an order: a place in addition to the cities. */
export const home = chicago + 1;
/** The number of places where a gangster can be. */
export const places = home + 1;

export const cityNames: readonly string[] = [...box.map((row) => row.city), 'chicago'];
export const cityOf: readonly City[] = box.flatMap((row, city) => row.faces.map(() => city));
/** What a card is worth; a sanction nothing. [TB-5.2, TB-5.4] */
export const moneyOn: readonly number[] = faces.map((face) => (typeof face === 'number' ? face : 0));
export const sanctionOn: readonly (SanctionName | null)[] = faces.map((face) =>
  typeof face === 'number' ? null : face,
);
/** The cards of each city, in the order of the box. */
export const cardsOf: readonly (readonly Card[])[] = numbered.map((city) =>
  [...cityOf.keys()].filter((card) => cityOf[card] === city),
);

export const firstPolice: Card = faces.length;
/** The five police cards. [TB-0.5] */
export const policeCards: readonly Card[] = policeFaces.flatMap(({ copies }, face) =>
  Array<Card>(copies).fill(firstPolice + face),
);
export const cardNames: readonly string[] = [
  ...cityOf.map((city, card) => `${cityNames[city]}-${faces[card]}`),
  ...policeFaces.map(({ name }) => name),
];

/** Each player has six experts and three amateurs. [TB-0.1] */
export const experts = 6;
export const amateurs = 3;
/** Five cards in each hand. [TB-0.3] */
export const handSize = 5;
/** As many laps as cards in a hand; the police show up after the third. [TB-2.3, TB-2.4] */
export const laps = 5;
export const policeLap = 3;
/** The third badge of one colour ends the game. [TB-2.4] */
export const lastBadge = 3;
/** Nobody: no seat leads a city, no card has been revealed there, a player is banished from nowhere. */
export const none = -1;
