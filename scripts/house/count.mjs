/**
 * @typedef {import('./imports.mjs').Source} Source
 * @typedef {import('./sees.mjs').Row} Row
 */

/** @type {(path: string, name: string) => boolean} */
const isIn = (path, name) => path === name || path.startsWith(`${name}/`);

/** @type {(rows: readonly Row[], path: string) => Row | undefined} */
const rowOf = (rows, path) => rows.find((row) => new RegExp(`^${row.path}`).test(path));

/** @type {(beginning: string, path: string, game: string) => boolean} */
const begins = (beginning, path, game) => new RegExp(`^${beginning.replaceAll('$1', game)}`).test(path);

/**
 * The imports that the table does not allow.
 *
 * @param {readonly Source[]} sources
 * @param {readonly Row[]} rows
 * @returns {readonly string[]} where they are
 */
export function againstTheOrder(sources, rows) {
  return sources.flatMap(({ path, imports }) => {
    const from = rowOf(rows, path);
    if (!from) return [];
    const [, game = ''] = new RegExp(`^${from.path}`).exec(path) ?? [];
    const own = from.path.replace(/^games\/\([^)]*\)/, 'games/$1');
    return imports.flatMap((target) => {
      if ([own, ...from.sees].some((beginning) => begins(beginning, target, game))) return [];
      return `src/${path} imports src/${target}`;
    });
  });
}

/**
 * Where games are named: their ids in quotes, and imports from their folders. A folder that is called like
 * a game is its own.
 *
 * @param {readonly Source[]} sources
 * @param {readonly string[]} exempt files and folders
 * @returns {readonly string[]} where they are
 */
export function namesOfGames(sources, exempt) {
  const ids = sources.flatMap(({ path }) => /^games\/([^/]+)\/rules\/index\.ts$/.exec(path)?.[1] ?? []);
  const others = sources.filter(({ path }) => !exempt.some((name) => isIn(path, name)));
  return others.flatMap((source) =>
    ids.flatMap((id) => {
      if (source.path.split('/').slice(0, -1).includes(id)) return [];
      const name = `src/${source.path}`;
      const quoted = source.text.match(new RegExp(`(['"\`])${id}\\1`, 'g')) ?? [];
      const imported = source.imports.filter((target) => isIn(target, `games/${id}`));
      return [
        ...quoted.map((text) => `${name} says ${text}`),
        ...imported.map((target) => `${name} imports src/${target}`),
      ];
    }),
  );
}

/**
 * What is wrong with the table itself: rows without a file, and files without a row.
 *
 * @param {readonly Source[]} sources
 * @param {readonly Row[]} rows
 * @returns {readonly string[]}
 */
export function troublesOf(sources, rows) {
  const used = new Set(sources.map(({ path }) => rowOf(rows, path)));
  return [
    ...rows.filter((row) => !used.has(row)).map(({ name }) => `The table names src/${name}, which has no files.`),
    ...sources
      .filter(({ path }) => !rowOf(rows, path) && !path.startsWith('testing/'))
      .map(({ path }) => `The table does not say what src/${path} may import.`),
  ];
}
