import type { Game } from './game.ts';
import { record, type Header, type RecordLine } from './record.ts';
import type { Choice } from './unfold.ts';

/*
 * A playthrough is a record for people: one paragraph per decision, with names instead of numbers and with the legal
 * moves. Golden playthroughs catch what no single test looks at.
 */

export function playthrough(game: Game, header: Header, choose: (state: object) => Choice | undefined): string[] {
  const offers: string[] = [];
  const lines = record(game, header, (state) => {
    const said = choose(state);
    offers.push(said ? offer(game, state, said.seat) : '');
    return said;
  });
  let decisions = 0;
  return lines.flatMap((line) => render(line, header, 'move' in line ? (offers[decisions++] ?? '') : ''));
}

/** The number of legal moves of each kind. */
function offer(game: Game, state: object, seat: number): string {
  const counts = new Map<string, number>();
  for (const { kind } of game.legalMoves(state, seat)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => (count > 1 ? `${kind} ×${count}` : kind)).join(', ');
}

function render(line: RecordLine, { codes }: Header, offered: string): string[] {
  const words = (fields: object) => describe(fields, codes);
  if ('format' in line) {
    const options = Object.entries(line.options).map(([name, value]) => `, ${name}: ${value}`);
    return [
      `${line.game}, rules ${line.rules}, ${line.seats} seats${options.join('')}`,
      `chance: ${line.chance.source} ${line.chance.seed}`,
    ];
  }
  if ('move' in line) {
    const said = line.move === 'late' ? 'is too slow' : words(line.move);
    return ['', `#${line.decision} seat ${line.seat}: ${said}`, `   of ${offered}`];
  }
  if ('event' in line) {
    const { rule, ...rest } = line.event;
    return [`   [${rule}] ${words(rest)}${line.to ? ` — seen by ${line.to.join(' ') || 'nobody'}` : ''}`];
  }
  if ('score' in line) {
    const { rule, kind, seat, amount, values } = line.score;
    return [`   [${rule}] seat ${seat}: ${amount} for ${words({ kind, ...values })}`];
  }
  return ['', `winners: ${line.result.winners.join(' ') || 'nobody'}; scores: ${line.result.scores.join(' ')}`];
}

/** `kind`, then the other fields by name; coded numbers are replaced by their names. */
function describe(fields: object, codes: Game['codes']): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const named = (each: unknown) =>
        typeof each === 'number' ? (codes[name]?.[each] ?? String(each)) : String(each);
      const text = Array.isArray(value) ? `(${value.map(named).join(' ')})` : named(value);
      return name === 'kind' ? text : `${name} ${text}`;
    })
    .join(' ');
}
