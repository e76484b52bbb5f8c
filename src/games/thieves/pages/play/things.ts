import { whatIs } from './faces.ts';

/** The names behind the numbers in a remark about a game. */
export const things = ({ card }: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  card === undefined ? {} : { what: whatIs(card) };
