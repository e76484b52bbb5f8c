import { atTable as enTable } from '../en/at-table.ts';
import { en } from '../en/index.ts';
import { atTable as plTable } from '../pl/at-table.ts';
import { pl } from '../pl/index.ts';

/** Keys of sentences that name something: a game, a character, a card, a power, a city. */
const isName =
  /^(?:game\.[\w-]+\.name|figure\.\w+|cash-n-guns\.(?:share|bullet|power|see)\.[\w-]+|the-boss\.(?:city|card)\.[\w-]+|thieves\.card\.[\w-]+)$/;

/** Every word in the names of things, in both languages, in lower case. */
export const namesOfThings: ReadonlySet<string> = new Set(
  [en, enTable, pl, plTable]
    .flatMap((words) => Object.entries<string>(words))
    .flatMap(([key, name]) => (isName.test(key) ? (name.toLowerCase().match(/\p{L}{2,}/gu) ?? []) : [])),
);
