import { whatIs } from './names.ts';

/** What the numbers in a remark about a game stand for. */
export const things = ({ share }: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  share === undefined ? {} : { what: whatIs(share) };
