import { parseArgs } from 'node:util';

/** An error in a command line, as a sentence. */
export class BadArgument extends Error {}

/** The parsed arguments: words without dashes, switches, and names with a value. */
export interface Arguments {
  readonly words: readonly string[];
  has(name: string): boolean;
  /** All values that were given to a name, in order. */
  all(name: string): readonly string[];
  /** The one value that was given to a name. */
  one(name: string): string | undefined;
}

/** Reads `--name`, `--name value` and `--name=value`; unknown names are refused. */
export function readArguments(
  given: readonly string[],
  known: Readonly<Record<string, 'switch' | 'value'>>,
): Arguments {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [name, { type: kind === 'value' ? 'string' : 'boolean' } as const]),
  );
  const { tokens, positionals } = parseArgs({ args: [...given], options, strict: false, tokens: true });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(known, name)) throw new BadArgument(`There is no ${rawName}; choose from ${namesIn(known)}.`);
    if (known[name] === 'value' && value === undefined) throw new BadArgument(`${rawName} needs a value.`);
    if (known[name] === 'switch' && value !== undefined) throw new BadArgument(`${rawName} takes no value.`);
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  const all = (name: string) => values.get(name) ?? [];
  const one = (name: string) => {
    if (all(name).length > 1) throw new BadArgument(`--${name} can be given only once.`);
    return all(name)[0];
  };
  return { words: positionals, has: (name) => values.has(name), all, one };
}

const namesIn = (known: object): string => listed(Object.keys(known).map((name) => `--${name}`));

/** Whether it is a whole number in digits. */
export const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text);

/** A whole number within limits. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = isNumber(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  throw new BadArgument(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
}

/**
 * Runs a command whose arguments are words in a fixed order; the only option is `--help`. Anything else is answered with
 * a sentence or the usage.
 */
export function withWords(
  usage: string,
  { least, most }: { readonly least: number; readonly most: number },
  run: (...words: readonly string[]) => number,
): number {
  try {
    const { words, has } = readArguments(process.argv.slice(2), { help: 'switch' });
    if (has('help')) {
      console.log(usage);
      return 0;
    }
    if (words.length < least || words.length > most) throw new BadArgument(usage);
    return run(...words);
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** A list of choices as part of a sentence. */
export const listed = (names: readonly unknown[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${String(names.at(-1))}`;
