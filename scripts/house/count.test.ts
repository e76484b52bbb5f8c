import { expect, test } from 'vitest';
import { againstTheOrder, namesOfGames, troublesOf } from './count.mjs';
import { sourceOf } from './imports.mjs';

const row = (name: string, sees: readonly string[], path = `${name}/`) => ({ name, path, sees });
const rows = [
  row('engine', []),
  row('store/disk', ['engine/', 'store/']),
  row('store', ['engine/', 'store/[a-z]+\\.ts']),
  row('main', ['main/', 'store/', 'engine/']),
  row('games/*/pages', ['games/$1/view\\.ts'], 'games/(poker|bridge)/pages/'),
];

test('imports are found, also of types, across lines, on demand and of components', () => {
  const text = `
    import type { A } from '../a.ts';
    import {
      b,
    } from './b.ts';
    export * from './c.svelte';
    import './d.css?raw';
    const page = () => import('../e/Page.svelte');
    import { readFileSync } from 'node:fs';
    import rules from '../../../docs/rules.md?raw';`;
  const imports = ['web/a.ts', 'web/table/b.ts', 'web/table/c.svelte', 'web/table/d.css', 'web/e/Page.svelte'];
  expect(sourceOf('web/table/x.ts', text).imports).toEqual(imports);
});

test('an import that the table does not allow is found; the first row that fits a file counts', () => {
  const sources = [
    sourceOf('engine/a.ts', `import '../store/s.ts';`),
    sourceOf('store/s.ts', `import '../engine/a.ts'; import './disk/d.ts'; import './t.ts';`),
    sourceOf('store/disk/d.ts', `import '../s.ts'; import '../../main/m.ts'; import '../../main/n.ts';`),
    sourceOf('main/m.ts', `import '../store/disk/d.ts'; import './n.ts';`),
  ];
  expect(againstTheOrder(sources, rows)).toEqual([
    'src/engine/a.ts imports src/store/s.ts',
    'src/store/disk/d.ts imports src/main/m.ts',
    'src/store/disk/d.ts imports src/main/n.ts',
  ]);
});

test('a game sees only itself', () => {
  const text = `import '../view.ts'; import '../../bridge/view.ts'; import './b.ts'; import '../../bridge/pages/c.ts';`;
  const found = againstTheOrder([sourceOf('games/poker/pages/a.ts', text)], rows);
  expect(found).toEqual([
    'src/games/poker/pages/a.ts imports src/games/bridge/view.ts',
    'src/games/poker/pages/a.ts imports src/games/bridge/pages/c.ts',
  ]);
});

test('games are named by quoted ids and imports, except in folders of their own and where they may be', () => {
  const sources = [
    sourceOf('games/poker/rules/index.ts', `export const id = 'poker';`),
    sourceOf('games/catalogue.ts', `import { poker } from './poker/rules/index.ts';`),
    sourceOf('web/games/poker/Table.svelte', `import '../../../games/poker/view.ts'; say('poker')`),
    sourceOf('web/games/poker.ts', `import '../../games/poker/view.ts'; say("poker", 'poker.name', 'pokers')`),
    sourceOf('server/a.ts', 'if (game === `poker`) import("x")'),
  ];
  expect(namesOfGames(sources, ['games/catalogue.ts'])).toEqual([
    'src/web/games/poker.ts says "poker"',
    'src/web/games/poker.ts imports src/games/poker/view.ts',
    'src/server/a.ts says `poker`',
  ]);
});

test('a name in the table without a file, and a file without a name, are troubles', () => {
  const sources = [sourceOf('engine/a.ts', ''), sourceOf('stores/s.ts', '')];
  expect(troublesOf(sources, [row('engine', []), row('store', [])])).toEqual([
    'The table names src/store, which has no files.',
    'The table does not say what src/stores/s.ts may import.',
  ]);
});
