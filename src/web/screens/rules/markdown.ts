import { clauseOrChapterId } from '../../../engine/clause.ts';

/** A piece of a line. A clause becomes a link. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly inside: readonly Span[] }
  | { readonly kind: 'emphasis'; readonly inside: readonly Span[] }
  | { readonly kind: 'clause'; readonly id: string };

/** A block of text. A block that begins with a clause has its id as an anchor. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string | undefined;
      readonly inside: readonly Span[];
    }
  | { readonly kind: 'paragraph'; readonly inside: readonly Span[] }
  /** An aside with the reason for a rule. It begins with its label. */
  | { readonly kind: 'aside'; readonly label: string; readonly inside: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] };

export interface Item {
  readonly id: string | undefined;
  readonly inside: readonly Block[];
}

type Row = readonly (readonly Span[])[];

/** The shapes a text can begin with. Together they parse any text: each consumes at least one character. */
const shapes: readonly (readonly [RegExp, (block: string) => readonly Block[]])[] = [
  [/^\n+/, () => []],
  [/^#{1,3} .*\n/, heading],
  [/^(?:- .*\n(?: +.*\n)*)+/, list],
  [/^(?:\|.*\n)+/, table],
  [/^.+\n(?:(?!#{1,3} |- |\|).+\n)*/, paragraphs],
];

/** The labels of asides and of examples, in the languages of the rules. */
const asides = 'Ruling|Reconstructed|Source|Rozstrzygnięcie|Odtworzone|Źródło';
const examples = 'Example|Przykład';
const turning = new RegExp(`(?<=[.!)]\\s)(?=(?:${asides}|${examples}):\\s)`, 'g');
const asideStart = new RegExp(`^(${asides}):\\s+`);

/** Splits a paragraph into rule, asides and examples, so that players can skip the reasons. */
function paragraphs(block: string): readonly Block[] {
  return block
    .trim()
    .split(turning)
    .map((text): Block => {
      const [start, label] = asideStart.exec(text) ?? [];
      return start === undefined || label === undefined
        ? { kind: 'paragraph', inside: spansIn(text.trim()) }
        : { kind: 'aside', label, inside: spansIn(text.slice(start.length).trim()) };
    });
}

/**
 * Parses the subset of Markdown that the rules use: headings, paragraphs, nested lists, tables, code and emphasis.
 * Everything else is text.
 */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let rest = `${text.replaceAll('\r\n', '\n')}\n`;
  while (rest !== '') {
    for (const [shape, parse] of shapes) {
      const block = shape.exec(rest)?.[0];
      if (block === undefined) continue;
      blocks.push(...parse(block));
      rest = rest.slice(block.length);
      break;
    }
  }
  return blocks;
}

function heading(block: string): readonly Block[] {
  const [, marks = '', text = ''] = /^(#+) (.*)/.exec(block) ?? [];
  return [{ kind: 'heading', level: marks.length, id: clauseAt(text), inside: spansIn(text) }];
}

/** An item is parsed like a text, after its indent of two spaces is removed. */
function list(block: string): readonly Block[] {
  const items = block.split(/^- /m).slice(1);
  const item = (text: string): Item => ({
    id: clauseAt(text),
    inside: parseMarkdown(text.replaceAll(/^ {1,2}/gm, '')),
  });
  return [{ kind: 'list', items: items.map(item) }];
}

function table(block: string): readonly Block[] {
  const [head = '', , ...rows] = block.trim().split('\n');
  const row = (line: string): Row =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => spansIn(cell.trim()));
  return [{ kind: 'table', head: row(head), rows: rows.map(row) }];
}

/** The clause that a text begins with. */
const clauseAt = (text: string): string | undefined =>
  new RegExp(`^(?:\\*\\*)?(${clauseOrChapterId})(?![\\w.])`).exec(text)?.[1];

const marks = new RegExp(`\`([^\`]+)\`|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\b(${clauseOrChapterId})`, 'gs');

function spansIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: code, 2: strong, 3: emphasis, 4: id } of text.matchAll(marks)) {
    if (index > end) spans.push({ kind: 'text', text: text.slice(end, index) });
    end = index + whole.length;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', inside: spansIn(strong) });
    else if (emphasis !== undefined) spans.push({ kind: 'emphasis', inside: spansIn(emphasis) });
    else if (id !== undefined) spans.push({ kind: 'clause', id });
  }
  return end < text.length ? [...spans, { kind: 'text', text: text.slice(end) }] : spans;
}
