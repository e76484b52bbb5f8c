import { cityName, whatIs } from './faces.ts';

/** What the numbers in a remark about a game stand for. */
export const things = ({ city, card }: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  city === undefined || card === undefined ? {} : { city: cityName(city), what: whatIs(card) };
