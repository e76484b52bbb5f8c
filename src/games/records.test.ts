import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clauseId } from '../engine/clause.ts';
import { random } from '../engine/chance/index.ts';
import type { Game, ScoreLine } from '../engine/game.ts';
import { parseOptions } from '../engine/legality.ts';
import { everyone, includes, viewers } from '../engine/seats.ts';
import { diceFor, everyOptions, headerFor, randomEntry, type Trial } from '../engine/testing/random-game.ts';
import { chanceOf } from '../engine/record.ts';
import { unfold, type Choice, type ToldEvent } from '../engine/unfold.ts';
import { scaled } from '../testing/scale.ts';
import { games } from './catalogue.ts';
import { kindsOf } from './testing/record-kinds.ts';
import { inCode, tableOf, type Row } from './testing/record-tables.ts';

const gamesEach = scaled({ quick: 6, normal: 40, long: 2000 });

/** Games of all sizes, with options and moves at random. */
function* trialsOf(game: Game): Generator<Trial> {
  const dice = diceFor({ series: 8, index: 0 });
  const sets = everyOptions(game);
  for (let index = 0; index < gamesEach;) {
    const seats = game.seats.min + random(dice, game.seats.max - game.seats.min + 1);
    const options = sets[random(dice, sets.length)] ?? {};
    if ('options' in parseOptions(game, seats, options)) yield { game, seats, options, series: 8, index: index++ };
  }
}

/** What was told in a game, and how it was counted. */
function played(trial: Trial): { readonly told: readonly ToldEvent[]; readonly score: readonly ScoreLine[] } {
  const { game } = trial;
  const dice = diceFor(trial);
  const choose = (state: object): Choice => {
    const slow = random(dice, 4) === 0 ? game.toAct(state)[0] : undefined;
    if (slow !== undefined && game.fallback(state, slow, dice) === 'late') return { seat: slow, move: 'late' };
    return randomEntry(trial, state, dice);
  };
  const header = headerFor(trial);
  const steps = [...unfold(game, header, chanceOf(header), choose)];
  const end = steps.at(-1)?.state;
  return { told: steps.flatMap((step) => step.told), score: end ? game.score(end) : [] };
}

/** Fields of a line that a table lists. */
const listed = (line: object): readonly string[] =>
  Object.keys(line).filter((field) => field !== 'kind' && field !== 'rule');

const byKind = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ kind, fields }) => [kind, fields.toSorted()]));
const fieldsByKind = (kinds: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, fields]) => [kind, Object.keys(fields).toSorted()]));

/** What is wrong with a row, given an event that was told. */
function wrongWith(row: Row, { event, to, others }: ToldEvent, seats: number): readonly string[] {
  const whole = Object.entries(event);
  const hearers = viewers(seats).filter((viewer) => includes(to, viewer));
  const named = inCode(row.heardBy).map((field) => whole.find(([name]) => name === field)?.[1] as unknown);
  const isHeardAsListed =
    row.heardBy === 'all'
      ? to === everyone
      : row.heardBy.includes('whoever')
        ? named.every((seat) => hearers.includes(seat as number))
        : hearers.length === new Set(named).size && hearers.every((viewer) => named.includes(viewer));
  const kept = listed(others);
  const missing = listed(event).filter((field) => !kept.includes(field));
  return [
    ...listed(event).filter((field) => !row.fields.includes(field)),
    ...(row.clauses.includes(event.rule) ? [] : [event.rule]),
    ...(isHeardAsListed ? [] : [`heard by ${hearers.join()}`]),
    ...(to === everyone || missing.join() === row.secret.join() ? [] : [`secret ${missing.join()}`]),
  ].map((what) => `${event.kind}: ${what}`);
}

describe.each(Object.values(games))('docs/records.md on $id', (game) => {
  const kinds = kindsOf[game.id];
  const events = tableOf(game.id, 'Events');
  const moves = tableOf(game.id, 'Moves');
  const lines = tableOf(game.id, 'Score lines');

  test('has every kind of event, with its fields', () => {
    expect(byKind(events)).toEqual(fieldsByKind(kinds?.events ?? {}));
  });

  test('has every kind of move, with its fields', () => {
    expect(byKind(moves)).toEqual(fieldsByKind(kinds?.moves ?? {}));
  });

  test('has every kind of score line', () => {
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds?.lines ?? {}).toSorted());
  });

  test('names clauses that there are', () => {
    const rules = readFileSync(new URL(`../../docs/rules/en/${game.id}.md`, import.meta.url), 'utf8');
    const clauses = [...rules.matchAll(new RegExp(`^- \\*\\*(${clauseId})\\*\\*`, 'gm'))].map(([, clause]) => clause);
    const named = [...events, ...moves, ...lines].flatMap((row) => row.clauses);
    expect(named.filter((clause) => !clauses.includes(clause))).toEqual([]);
  });

  test('is right about games that are played', () => {
    for (const trial of trialsOf(game)) {
      const { told, score } = played(trial);
      for (const each of told) {
        const row = events.find(({ kind }) => kind === each.event.kind);
        expect(row ? wrongWith(row, each, trial.seats) : [each.event.kind]).toEqual([]);
      }
      for (const { kind, rule, values } of score) {
        const row = lines.find((line) => line.kind === kind);
        expect([kind, row?.fields.toSorted()]).toEqual([kind, Object.keys(values).toSorted()]);
        expect(row?.clauses).toContain(rule);
      }
    }
  });
});
