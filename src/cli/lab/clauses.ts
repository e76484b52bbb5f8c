import { clauseId } from '../../engine/clause.ts';
import type { Language } from '../../words/index.ts';
import { projectFile } from '../project.ts';

const read = (path: string): string => projectFile(`docs/${path}`);

/** The clauses that can act, in the order of the rules: those that docs/records.md lists for events and score lines. */
export function actingClauses(game: string): readonly string[] {
  const [, title = ''] = /^# (.*)/.exec(read(`rules/en/${game}.md`)) ?? [];
  const chapter = partOf(read('records.md'), '## ', title);
  const tables = ['Events', 'Score lines'].map((heading) => partOf(chapter, '### ', heading)).join('\n');
  const acting = new Set(tables.match(new RegExp(clauseId, 'g')));
  return clausesIn(read(`rules/en/${game}.md`)).filter((clause) => acting.has(clause));
}

const clausesIn = (rules: string): readonly string[] =>
  [...rules.matchAll(new RegExp(`^- \\*\\*(${clauseId})\\*\\*`, 'gm'))].map(([, clause = '']) => clause);

/** The text between a heading and the next one of its level. */
function partOf(text: string, level: string, heading: string): string {
  const found = text.split(new RegExp(`^${level}`, 'm')).find((part) => part.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`docs/records.md has no "${level}${heading}".`);
  return found;
}

/** The first sentence of every clause. */
export function clauseTexts(game: string, language: Language): ReadonlyMap<string, string> {
  const rules = read(`rules/${language}/${game}.md`);
  const items = rules.matchAll(new RegExp(`^- \\*\\*(${clauseId})\\*\\* ((?:.|\\n(?=  ))*)`, 'gm'));
  return new Map([...items].map(([, clause = '', text = '']) => [clause, firstSentence(text)]));
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/s.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? text;
