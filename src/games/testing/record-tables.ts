import { readFileSync } from 'node:fs';

/** A row of a table in docs/records.md. */
export interface Row {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly clauses: readonly string[];
  /** For events: who heard all of it, and the fields that the rest did not hear. */
  readonly heardBy: string;
  readonly secret: readonly string[];
}

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

/** The title of the rules of a game, which is also the heading of its chapter in docs/records.md. */
const titleOf = (game: string): string => /^# (.*)/.exec(read(`rules/en/${game}.md`))?.[1] ?? game;

/** The table of a game that stands under this heading. */
export function tableOf(game: string, heading: 'Events' | 'Moves' | 'Score lines'): readonly Row[] {
  const chapter = part(read('records.md'), '## ', titleOf(game));
  const lines = part(chapter, '### ', heading).split('\n');
  return lines.filter((line) => line.startsWith('| `')).map(rowIn);
}

/** What stands between a heading and the next one of its level. */
function part(text: string, level: string, heading: string): string {
  const found = text.split(new RegExp(`^${level}`, 'm')).find((each) => each.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`docs/records.md has no "${level}${heading}".`);
  return found;
}

function rowIn(line: string): Row {
  const [kind = '', fields = '', clauses = '', heard = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [heardBy = '', secret = ''] = heard.split('; ');
  return {
    kind: inCode(kind)[0] ?? '',
    fields: inCode(fields),
    clauses: clauses.split(', '),
    heardBy,
    secret: inCode(secret),
  };
}

export const inCode = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
