import { cityName, whatIs } from './faces.ts';

/** The names behind the numbers in a remark about a game. */
export const things = ({ city, card }: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  city === undefined || card === undefined ? {} : { city: cityName(city), what: whatIs(card) };
