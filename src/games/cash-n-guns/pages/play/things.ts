import { whatIs } from './names.ts';

/** The names behind the numbers in a remark about a game. */
export const things = ({ share }: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  share === undefined ? {} : { what: whatIs(share) };
