import { describe, expect, test } from 'vitest';
import { games } from '../../../games/catalogue.ts';
import { languages } from '../../../words/index.ts';
import { parseMarkdown, type Block, type Span } from './markdown.ts';
import { rulesText } from './rules-text.ts';

/** The parsed text in a form that can be read. */
const inLine = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      if (span.kind === 'clause') return `→${span.id}`;
      return 'inside' in span
        ? `${span.kind}(${inLine(span.inside)})`
        : span.kind === 'code'
          ? `code(${span.text})`
          : span.text;
    })
    .join('');

function outline(blocks: readonly Block[]): readonly unknown[] {
  return blocks.map((block) => {
    if (block.kind === 'list') return block.items.map(({ id, inside }) => ({ id, inside: outline(inside) }));
    if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(inLine));
    const level = block.kind === 'heading' ? `${'#'.repeat(block.level)}${block.id ?? ''} ` : '';
    return `${level}${inLine(block.inside)}`;
  });
}

/** The anchors of a text, in its order. */
const anchorsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return block.id ?? [];
    if (block.kind !== 'list') return [];
    return block.items.flatMap(({ id, inside }) => [...(id === undefined ? [] : [id]), ...anchorsIn(inside)]);
  });

/** The clauses that a text links to. */
function linksIn(blocks: readonly Block[]): readonly string[] {
  const inSpans = (spans: readonly Span[]): readonly string[] =>
    spans.flatMap((span) => (span.kind === 'clause' ? span.id : 'inside' in span ? inSpans(span.inside) : []));
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(({ inside }) => linksIn(inside));
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(inSpans);
    return inSpans(block.inside);
  });
}

test('headings and paragraphs', () => {
  expect(outline(parseMarkdown('# Thieves!\n\nOne\ntwo.\n\n## TH-3 Playing\nThree.'))).toEqual([
    '# Thieves!',
    'One\ntwo.',
    '##TH-3 →TH-3 Playing',
    'Three.',
  ]);
});

test('a clause can be found where it stands, and is a link wherever it is named', () => {
  expect(outline(parseMarkdown('- **TH-3.1** Money: see\n  TH-4.1.'))).toEqual([
    [{ id: 'TH-3.1', inside: ['strong(→TH-3.1) Money: see\n→TH-4.1.'] }],
  ]);
});

test('lists in lists', () => {
  expect(outline(parseMarkdown('- one\n  - deep\n  - deeper\n- two\n'))).toEqual([
    [
      {
        id: undefined,
        inside: [
          'one',
          [
            { id: undefined, inside: ['deep'] },
            { id: undefined, inside: ['deeper'] },
          ],
        ],
      },
      { id: undefined, inside: ['two'] },
    ],
  ]);
});

test('tables', () => {
  expect(outline(parseMarkdown('| no | city |\n| --- | --- |\n| 1 | *New York* |\n'))).toEqual([
    [
      ['no', 'city'],
      ['1', 'emphasis(New York)'],
    ],
  ]);
});

test('code and emphasis, across lines and nested', () => {
  expect(outline(parseMarkdown('`a` **b\n*c* d**'))).toEqual(['code(a) strong(b\nemphasis(c) d)']);
});

test('whatever looks like HTML is text', () => {
  expect(parseMarkdown('<b>&amp;</b>')).toEqual([
    { kind: 'paragraph', inside: [{ kind: 'text', text: '<b>&amp;</b>' }] },
  ]);
});

test('any text comes to an end', () => {
  expect(outline(parseMarkdown('  \n   odd\n#nothing\n-\n|\n*\n\r\n'))).toContain('odd\n#nothing\n-');
});

describe.each(languages.flatMap((language) => Object.keys(games).map((game) => [language, game] as const)))(
  'the rules page, %s, %s',
  async (language, game) => {
    const text = (await rulesText(language, game)) ?? '';
    const blocks = parseMarkdown(text);

    test('every chapter and every clause has an anchor', () => {
      // This does not use the pattern of clause ids, which could itself be wrong.
      const ids = [...text.matchAll(/^(?:## ([^ ]+-[^ ]+)|- \*\*([^*]+-[^*]+)\*\*)/gm)].map(
        ([, chapter, clause]) => chapter ?? clause,
      );
      expect(ids.length).toBeGreaterThan(0);
      expect(anchorsIn(blocks)).toEqual(ids);
    });

    test('every link leads to an anchor', () => {
      const anchors = anchorsIn(blocks);
      expect(linksIn(blocks).filter((id) => !anchors.includes(id))).toEqual([]);
    });
  },
);

test('why a rule is as it is stands in an aside, and an example after it does not', () => {
  const [block] = parseMarkdown('- **TH-3.5** You may look. Ruling: it says so (TH-4.1). Example: Ada looks.\n');
  const inside = block?.kind === 'list' ? block.items[0]?.inside : [];
  expect(inside?.map((part) => (part.kind === 'aside' ? part.label : part.kind))).toEqual([
    'paragraph',
    'Ruling',
    'paragraph',
  ]);
});

test('a word that only names an aside begins none', () => {
  expect(parseMarkdown('"Ruling" marks a question. A Ruling is short.\n').map(({ kind }) => kind)).toEqual([
    'paragraph',
  ]);
});
