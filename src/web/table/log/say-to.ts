import { say, sayIfKnown, type Key } from '../../../words/index.ts';

/** The reader of a sentence. A game may add what its sentences depend on. */
export interface Reader {
  readonly nameAt: (seat: number) => string;
  /** The reader's own seat. A spectator has none and reads everybody's name. */
  readonly you: number | null;
}

/** The actor is called `name`; the others are called by their part: `at`, `to`, `from`. */
type Form<Part extends string> = Part extends 'name' ? 'you' : `${Part}-you`;

/**
 * Keys of sentences with a form for each person in them: in addition to `gave` there are `gave.you` and `gave.to-you`.
 */
export type PersonalKey<Part extends string = 'name'> = {
  [K in Key]: `${K}.${Form<Part>}` extends Key ? K : never;
}[Key];

type Values = Readonly<Record<string, string | number>>;

/** A sentence about people that calls its reader "you". The actor comes first in `people`. */
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

/** A list of people, with the reader as "you". */
export const listTo = ({ nameAt, you }: Reader, seats: readonly number[]): string =>
  seats.map((seat) => (seat === you ? say('pieces.you') : nameAt(seat))).join(', ');
