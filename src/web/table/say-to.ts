import { say, sayIfKnown, type Key } from '../../words/index.ts';

/** For whom a sentence is put together. A game may add what its sentences depend on. */
export interface Reader {
  readonly nameAt: (seat: number) => string;
  /** The reader's own seat. A spectator has none and hears of everyone by name. */
  readonly you: number | null;
}

/** Whoever acts is called `name`; the others are called by the part they have in it: `at`, `to`, `from`. */
type Form<Part extends string> = Part extends 'name' ? 'you' : `${Part}-you`;

/** Sentences that have a form for each of the people in them: beside `gave` there are `gave.you` and `gave.to-you`. */
export type PersonalKey<Part extends string = 'name'> = {
  [K in Key]: `${K}.${Form<Part>}` extends Key ? K : never;
}[Key];

type Values = Readonly<Record<string, string | number>>;

/** A sentence about people, which calls its reader "you". Whoever acts comes first among the people. */
export function sayTo<Part extends string>(
  { nameAt, you }: Reader,
  key: PersonalKey<Part>,
  people: Readonly<Record<Part, number>>,
  values: Values = {},
): string {
  const parts = Object.entries<number>(people);
  const own = parts.find(([, seat]) => seat === you)?.[0];
  const names = Object.fromEntries(parts.map(([part, seat]) => [part, nameAt(seat)]));
  const form = own === undefined ? key : `${key}.${own === 'name' ? 'you' : `${own}-you`}`;
  return sayIfKnown(form, { ...names, ...values }) ?? form;
}

/** People in a row, with the reader as "you". */
export const listTo = ({ nameAt, you }: Reader, seats: readonly number[]): string =>
  seats.map((seat) => (seat === you ? say('pieces.you') : nameAt(seat))).join(', ');
