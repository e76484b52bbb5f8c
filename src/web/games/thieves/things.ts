import { whatIs } from './faces.ts';

/** What the numbers in a remark about a game stand for. */
export const things = ({ card }: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  card === undefined ? {} : { what: whatIs(card) };
