import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { powerNames } from '../../box.ts';

const folder = new URL('../../', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && /^(rules\W|[\w-]+\.ts$)/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

test.each(powerNames)('[CG-0.4] the power %s is named in the box, and else only where it is programmed', (name) => {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const names = new RegExp(`\\b(${name}|${camel})\\b`, 'i');
  const naming = sources.filter(({ text }) => names.test(text)).map(({ file }) => file);
  const program = [`rules/powers/${name}.ts`, 'rules/powers/index.ts'];
  expect(naming).toContain('box.ts');
  expect(program).toEqual(expect.arrayContaining(naming.filter((file) => file !== 'box.ts')));
});
