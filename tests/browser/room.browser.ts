import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { desktop, expect, test } from './house.ts';

const entry = fileURLToPath(new URL('room-in-a-page.ts', import.meta.url));

/** What the program leaves in the window of its page. */
interface WithRoom {
  playAtARoom(
    program: string,
  ): Promise<{ readonly result: { readonly scores: readonly number[] }; readonly moves: number }>;
}

test('a worker of a page hosts a whole game without any server', async ({ visitor }) => {
  const page = await visitor(desktop);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  const program = outputFiles[0]?.text ?? '';
  await page.addScriptTag({ content: program });
  const { result, moves } = await page.evaluate(
    (text) => (window as Window & Partial<WithRoom>).playAtARoom?.(text) ?? Promise.reject(new Error('No program.')),
    program,
  );
  expect(result.scores).toHaveLength(4);
  expect(moves).toBeGreaterThan(3);
});
