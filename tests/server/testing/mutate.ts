import { at } from '../../../src/engine/at.ts';
import { random, type Chance } from '../../../src/engine/chance/index.ts';

/** Picks one element at random. */
export const pick = <T>(dice: Chance, things: readonly T[]): T => at(things, random(dice, things.length));

export type Fields = Readonly<Record<string, unknown>>;

/** Values that often cause errors. */
const oddities: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 7, 8, 0.5, 1e21, 2 ** 53, -(2 ** 31)],
  ...['', 'x', '0', 'NaN', '__proto__', 'constructor', '<b>', '\u0000', '\u202e', '\ud800', 'ż'.repeat(100)],
  ...[[], {}, [[]], { kind: 'stash' }, { __proto__: null }],
];

/** What would be valid at this moment, for twisting a frame. */
export interface Moment {
  readonly n: number;
  readonly decision: number;
  readonly moves: readonly object[];
}

/** Changes after which a command can still be parsed. */
const twists: readonly ((dice: Chance, command: Fields, moment: Moment) => Fields)[] = [
  (_dice, command, { n }) => ({ ...command, n }),
  // Unchanged: sent before, and perhaps carried out.
  (_dice, command) => command,
  (dice, command, { n }) => ({ ...command, n: Math.max(1, n + random(dice, 9) - 6) }),
  (dice, command, { n }) => ({ ...command, n, ...('seat' in command && { seat: random(dice, 8) }) }),
  (dice, command, { n }) => ({ ...command, n, ...('decision' in command && { decision: random(dice, 60) }) }),
  (dice, command, { n, decision, moves }) => ({
    ...command,
    n,
    ...('move' in command && { decision, move: pick(dice, moves) }),
  }),
  (dice, command, { n, decision }) => ({
    ...command,
    n,
    ...('move' in command && { decision, move: { ...(command['move'] as object), card: random(dice, 20) } }),
  }),
];

/** A valid frame with some other content: it is understood, and usually refused. */
export const twisted = (dice: Chance, command: Fields, moment: Moment): string =>
  JSON.stringify(pick(dice, twists)(dice, command, moment));

/** Changes after which a frame is still JSON; `other` lends it parts. */
const damages: readonly ((dice: Chance, command: Fields, other: Fields) => unknown)[] = [
  (dice, command) => ({ ...command, [pick(dice, Object.keys(command))]: pick(dice, oddities) }),
  (dice, command) => Object.fromEntries(Object.entries(command).filter(() => random(dice, 4) > 0)),
  (dice, command) => ({ ...command, [pick(dice, ['seat', 'n', 'more', 'toString', 'version'])]: pick(dice, oddities) }),
  (dice, command) => ({
    ...command,
    move: { ...(command['move'] as object), [pick(dice, ['to', 'from', 'kind'])]: pick(dice, oddities) },
  }),
  (_dice, command, other) => ({ ...command, ...other }),
  (_dice, command, other) => ({ ...other, do: command['do'] }),
  (dice, command) => nested(command, random(dice, 400)),
  (_dice, command) => [command],
];

function nested(inside: unknown, depth: number): unknown {
  let around = inside;
  for (let level = 0; level < depth; level++) around = level % 2 === 0 ? [around] : { move: around };
  return around;
}

const strayLetters = ['"', '{', ']', ',', '\\', '1', ' '];

/** A plausible frame that was damaged on the way. */
export function damaged(dice: Chance, command: Fields, other: Fields): string {
  const text = JSON.stringify(pick(dice, damages)(dice, command, other));
  if (random(dice, 4) > 0) return text;
  const bytes = Buffer.from(text);
  const place = random(dice, bytes.length + 1);
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  const cuts: readonly (() => Buffer)[] = [
    () => before,
    () => Buffer.concat([before, after.subarray(random(dice, 3))]),
    () => Buffer.concat([before, Buffer.from(pick(dice, strayLetters)), after]),
    () => Buffer.concat([bytes, bytes]),
  ];
  return pick(dice, cuts)().toString('utf8');
}

/** A frame that no client of the protocol would send. */
export function nonsense(dice: Chance): string | Buffer {
  const bytes = () => Buffer.from(Array.from({ length: random(dice, 200) }, () => random(dice, 256)));
  const kinds: readonly (() => string | Buffer)[] = [
    bytes,
    () => bytes().toString('latin1'),
    () => JSON.stringify(pick(dice, oddities)),
    () => JSON.stringify({ do: pick(dice, oddities), n: pick(dice, oddities) }),
    () => pick(dice, ['[', '{"a":', '"']).repeat(random(dice, 700)),
    () => `{"do":"sit","n":1,"seat":1,"figure":"cap","name":"${'x'.repeat(random(dice, 3900))}"}`,
  ];
  return pick(dice, kinds)();
}
