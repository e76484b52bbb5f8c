import { random } from '../chance/index.ts';
import type { Game, Move } from '../game.ts';
import { headerIn } from '../header.ts';
import { moveFinder, parseOptions } from '../legality.ts';
import { entriesOf, headerOf, record, type RecordLine } from '../record.ts';
import { writeLines } from '../replay.ts';
import type { Choice, Entry } from '../unfold.ts';
import { diceFor, randomEntry } from './random-game.ts';

/**
 * Records a game again after its rules have changed: the same table, the same luck, and the recorded choices as long as
 * they are possible. From then on everybody plays at random, and is too slow as often as before.
 */
export function recordAnew(game: Game, text: readonly string[]): readonly string[] {
  const lines = text.map((line) => JSON.parse(line) as RecordLine);
  const { seats, options: given, chance, names } = headerIn(lines);
  const parsed = parseOptions(game, seats, given);
  if ('refusal' in parsed) throw new Error(`These options cannot be played: ${JSON.stringify(parsed.refusal)}.`);
  const { options } = parsed;
  const trial = { game, seats, options, series: 1, index: 0 };
  const dice = diceFor(trial);
  const find = moveFinder(game.everyMove(seats, options));
  const entries = entriesOf(lines);
  const timesLate = entries.filter(({ move }) => move === 'late').length;
  const recorded = entries.values();
  let isAsRecorded = true;
  const choose = (state: object): Choice => {
    const entry = isAsRecorded ? recorded.next().value : undefined;
    const choice = entry && possible(game, state, entry, find);
    isAsRecorded &&= choice !== undefined;
    if (choice) return choice;
    const slow = game.toAct(state).find((seat) => game.fallback(state, seat, dice) === 'late');
    const isLate = slow !== undefined && random(dice, entries.length) < timesLate;
    return isLate ? { seat: slow, move: 'late' } : randomEntry(trial, state, dice);
  };
  const header = headerOf(game, seats, options, { source: chance.source, seed: chance.seed });
  return writeLines(record(game, names ? { ...header, names } : header, choose));
}

/** The same choice, if the seat may still make it. */
function possible(
  game: Game,
  state: object,
  { seat, move }: Entry,
  find: (input: unknown) => Move | undefined,
): Choice | undefined {
  if (move === 'late') return game.late && game.toAct(state).includes(seat) ? { seat, move } : undefined;
  const known = find(move);
  return known && game.legalMoves(state, seat).includes(known) ? { seat, move: known } : undefined;
}
