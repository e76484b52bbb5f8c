import { recordFormat, type Header, type RecordLine } from './record.ts';

/**
 * The header of a record that may come from anywhere. Throws an error with a sentence if a field is missing or has the
 * wrong type.
 */
export function headerIn(lines: readonly RecordLine[]): Header {
  const header = lines[0];
  if (!header || !('format' in header)) throw new Error('The first line is not the header of a record.');
  const format: unknown = header.format;
  if (format !== recordFormat) {
    throw new Error(`The format is ${JSON.stringify(format)}; this program reads "${recordFormat}".`);
  }
  const fields: Readonly<Record<string, unknown>> = { ...header };
  for (const [field, [kind, isOfKind]] of Object.entries(kinds)) {
    const value = fields[field];
    if (value === undefined) throw new Error(`The header has no "${field}".`);
    if (!isOfKind(value)) throw new Error(`In the header, "${field}" must be ${kind}, not ${JSON.stringify(value)}.`);
  }
  const { names } = fields;
  if (names !== undefined && !areNames(names, header.seats))
    throw new Error(`In the header, "names" must be ${header.seats} short texts.`);
  return header;
}

/** The longest name at a table, in UTF-16 units. */
const longestName = 20;
const areNames = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && value.length === seats && value.every((name) => isText(name) && name.length <= longestName);

type Kind = readonly [name: string, isOfKind: (value: unknown) => boolean];

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const text: Kind = ['a text', isText];
const wholeNumber: Kind = ['a whole number', Number.isInteger];

/** The type of each field, checked before the values are compared with a game. */
const kinds: { readonly [Field in Exclude<keyof Header, 'format' | 'names'>]: Kind } = {
  game: text,
  rules: wholeNumber,
  seats: wholeNumber,
  options: ['an object', isObject],
  chance: [
    'an object with a "source", "fast" or "secure", and a text "seed"',
    (value) => isObject(value) && (value['source'] === 'fast' || value['source'] === 'secure') && isText(value['seed']),
  ],
  codes: ['an object with lists of names', (value) => isObject(value) && Object.values(value).every(isListOfTexts)],
};
