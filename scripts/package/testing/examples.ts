import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { root } from '../../setup/paths.mjs';
import { tool } from '../../suites/tool.mjs';

/** A program in docs/library.md, with the heading of its section. */
export interface Example {
  readonly heading: string;
  readonly code: string;
}

export function readExamples(): readonly Example[] {
  const text = readFileSync(join(root, 'docs/library.md'), 'utf8');
  return text.split(/^## /m).flatMap((section) =>
    [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => ({
      heading: section.split('\n')[0] ?? '',
      code,
    })),
  );
}

/** Runs a program in a folder as its user would, and returns what it prints. */
export async function runExample({ code }: Example, folder: string): Promise<string> {
  const file = join(folder, 'example.mjs');
  writeFileSync(file, (await transform(code, { loader: 'ts' })).code);
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
}

/** Compiles programs with the strictest settings; returns the errors of the compiler. */
export async function compileExamples(examples: readonly Example[], folder: string): Promise<string> {
  const files = examples.map(({ code }, index) => {
    const file = join(folder, `example-${index}.mts`);
    writeFileSync(file, code);
    return file;
  });
  const strict = ['--strict', '--noUncheckedIndexedAccess'];
  const target = ['--target', 'es2022', '--module', 'nodenext', '--noEmit'];
  const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node'];
  const { output } = await tool(['typescript-7/tsc', '--ignoreConfig', ...strict, ...target, ...types, ...files]);
  return output;
}
