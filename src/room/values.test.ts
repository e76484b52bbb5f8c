import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

/** What the constructor of a class takes, with the fields of interfaces of the same file. */
function takenBy(text: string): string {
  const [, parameters = ''] = /\n  constructor\(([\s\S]*?)\) \{\n/.exec(text) ?? [];
  const named = [...parameters.matchAll(/: ([A-Z]\w+)/g)].map(([, name = '']) => name);
  const fields = named.map((name) => new RegExp(`interface ${name}[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '');
  return [parameters, ...fields].join('\n');
}

test('no part of a room is handed a function that calls back into it', () => {
  const parts = sources.filter(({ text }) => /\n  constructor\(/.test(text));
  expect(parts.length).toBeGreaterThan(5);
  // The two clocks of a table are the host's: the calendar and the ticks.
  const handed = parts.filter(({ file, text }) => file !== 'table-clock.ts' && takenBy(text).includes('=>'));
  expect(handed.map(({ file }) => file)).toEqual([]);
});
