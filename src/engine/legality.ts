import type { Game, Move, Option, Options, OptionValue, Refusal } from './game.ts';
import type { Seat } from './seats.ts';

/** Refusals that are not in any rulebook. */
export const general = {
  notYourDecision: 'G-1',
  gameOver: 'G-2',
  noSuchMove: 'G-3',
  noSuchOption: 'G-4',
} as const;

/** Why this seat may not play this move now, in general or by the rules; defined exactly when the move is not legal. */
export function whyNot<S, M extends Move>(game: Game<S, M>, state: S, seat: Seat, move: M): Refusal | undefined {
  if (game.result(state)) return { rule: general.gameOver, values: {} };
  if (game.decision(state, seat) === 0) return { rule: general.notYourDecision, values: {} };
  return game.refusal(state, seat, move);
}

/** Finds the constant for a move from outside, whatever the order of its fields. */
export function moveFinder<M extends Move>(moves: readonly M[]): (input: unknown) => M | undefined {
  const byKey = new Map(moves.map((move) => [keyOf(move), move]));
  // Usually a move comes back exactly as it was offered.
  const byText = new Map(moves.map((move) => [JSON.stringify(move), move]));
  return (input) =>
    typeof input === 'object' && input !== null
      ? (byText.get(JSON.stringify(input)) ?? byKey.get(keyOf(input)))
      : undefined;
}

const keyOf = (move: object) =>
  Object.entries(move)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join();

/** The given options with defaults for missing ones, or why they cannot be played. */
export function parseOptions(
  game: Pick<Game, 'options' | 'checkOptions'>,
  seats: number,
  input: Readonly<Record<string, unknown>>,
): { readonly options: Options } | { readonly refusal: Refusal } {
  const known = new Set(game.options.map((option) => option.name));
  const stranger = Object.keys(input).find((name) => !known.has(name));
  if (stranger !== undefined) return { refusal: { rule: general.noSuchOption, values: { option: stranger } } };

  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const given = input[option.name] ?? option.default;
    if (!isOptionValue(given)) return { refusal: notListed(option, given) };
    options[option.name] = given;
  }
  const wrong = game.options.find(({ name, values }) => !values.some((value) => value === options[name]));
  // The game is asked first, because it may know why a value is not on its list.
  const refusal = game.checkOptions?.(options, seats) ?? (wrong && notListed(wrong, options[wrong.name]));
  return refusal ? { refusal } : { options };
}

const isOptionValue = (given: unknown): given is OptionValue => ['string', 'number', 'boolean'].includes(typeof given);

const notListed = ({ name, rule }: Option, given: unknown): Refusal => ({
  rule,
  values: { option: name, value: JSON.stringify(given) },
});
