import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clauseId } from '../engine/clause.ts';
import { games } from './catalogue.ts';

/** The clauses of a rules document, in its order: list items such as `- **TH-3.1** Money: …`. */
function clausesIn(language: 'en' | 'pl', game: string): readonly string[] {
  const document = readFileSync(new URL(`../../docs/rules/${language}/${game}.md`, import.meta.url), 'utf8');
  return [...document.matchAll(new RegExp(`^- \\*\\*(${clauseId})\\*\\*`, 'gm'))].map(([, clause = '']) => clause);
}

/**
 * The clauses that the tests of a game are named after, also where a table of cases ends (`])('[TH-3.1] …`). A test that
 * is skipped or commented out does not count.
 */
function clausesTested(game: string): ReadonlySet<string> {
  const folder = new URL(`./${game}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const tests = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const opening = String.raw`(?:test|test\.(?:each|for)\(.*\)|[\]})]+(?: as const\))?)`;
  const names = tests.matchAll(new RegExp(String.raw`^\s*${opening}\(\s*['"\x60]\[(${clauseId})\] `, 'gm'));
  return new Set([...names].map(([, clause = '']) => clause));
}

describe.each(Object.keys(games))('the rules of %s', (game) => {
  test('every clause stands once, and there are clauses', () => {
    const clauses = clausesIn('en', game);
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses).toEqual([...new Set(clauses)]);
  });

  test('Polish and English have the same clauses in the same order', () => {
    expect(clausesIn('pl', game)).toEqual(clausesIn('en', game));
  });

  test('every clause has a test that is named after it', () => {
    const tested = clausesTested(game);
    expect(clausesIn('en', game).filter((clause) => !tested.has(clause))).toEqual([]);
  });

  test('no test is named after a clause that does not exist', () => {
    const clauses = clausesIn('en', game);
    expect([...clausesTested(game)].filter((clause) => !clauses.includes(clause))).toEqual([]);
  });
});
