/** A card is the index of its row in `faces`; cards with the same face have the same number. */
export type Card = number;

/**
 * The 52 cards of the box. [TH-0.2, TH-0.3]
 *
 * The rows stand in the order in which a seat whose time is up gives cards away [TH-7.1]: money from the lowest,
 * then actions, then police.
 *
 * How often each value of money occurs, and how many police cards show two cars, is reconstructed: the rulebook
 * gives only the totals. A correction touches this table alone.
 */
export const faces = [
  { name: 'money-0', copies: 3, atRaid: 0, atEnd: 0, cars: 0 },
  { name: 'money-1', copies: 10, atRaid: 1, atEnd: 1, cars: 0 },
  { name: 'ring', copies: 1, atRaid: 3, atEnd: 1, cars: 0 },
  { name: 'money-2', copies: 8, atRaid: 2, atEnd: 2, cars: 0 },
  { name: 'money-3', copies: 3, atRaid: 3, atEnd: 3, cars: 0 },
  { name: 'horseshoe', copies: 1, atRaid: 1, atEnd: 3, cars: 0 },
  { name: 'roadblock', copies: 2, atRaid: 0, atEnd: 0, cars: 0 },
  { name: 'thief', copies: 2, atRaid: 0, atEnd: 0, cars: 0 },
  { name: 'double-loot', copies: 2, atRaid: 0, atEnd: 0, cars: 0 },
  { name: 'alarm', copies: 2, atRaid: 0, atEnd: 0, cars: 0 },
  { name: 'police-1', copies: 6, atRaid: 0, atEnd: 0, cars: 1 },
  { name: 'police-2', copies: 4, atRaid: 0, atEnd: 0, cars: 2 },
  { name: 'getaway', copies: 8, atRaid: 0, atEnd: 0, cars: 0 },
] as const;

export type CardName = (typeof faces)[number]['name'];

export const cardNames: readonly CardName[] = faces.map((face) => face.name);
export const copies: readonly number[] = faces.map((face) => face.copies);
export const valueAtRaid: readonly number[] = faces.map((face) => face.atRaid);
export const valueAtEnd: readonly number[] = faces.map((face) => face.atEnd);
export const carsOn: readonly number[] = faces.map((face) => face.cars);

const numberOf = (name: CardName): Card => cardNames.indexOf(name);

export const money0 = numberOf('money-0');
export const money1 = numberOf('money-1');
export const ring = numberOf('ring');
export const money2 = numberOf('money-2');
export const money3 = numberOf('money-3');
export const horseshoe = numberOf('horseshoe');
export const roadblock = numberOf('roadblock');
export const thief = numberOf('thief');
export const doubleLoot = numberOf('double-loot');
export const alarm = numberOf('alarm');
export const police1 = numberOf('police-1');
export const police2 = numberOf('police-2');
export const getaway = numberOf('getaway');

/** The money cards, the Diamond Ring and the Horseshoe among them. [TH-3.1] */
export const moneyCards: readonly Card[] = [money0, money1, ring, money2, money3, horseshoe];
export const policeCards: readonly Card[] = [police1, police2];
/** Everything a player can hold: all but the getaway cars, which are laid down when they are drawn. [TH-2.1] */
export const handCards: readonly Card[] = cardNames.map((_, card) => card).filter((card) => card !== getaway);

export const isMoney = (card: Card): boolean => card <= horseshoe;
export const isPolice = (card: Card): boolean => card === police1 || card === police2;

export const allMoney = moneyCards.reduce((sum, card) => sum + (copies[card] ?? 0), 0);

/** Hands are filled up to four. [TH-2.1] */
export const handSize = 4;
/** Three cards each are dealt. [TH-1.1] */
export const dealtCards = 3;
/** Four cars in the middle bring a raid. [TH-3.2] */
export const carsForRaid = 4;
/** The seventh getaway car ends the game. [TH-5.1] */
export const lastGetaway = 7;
