/**
 * @typedef {import('./imports.mjs').Source} Source
 * @typedef {import('./sees.mjs').Row} Row
 * @typedef {ReadonlyMap<string, readonly string[]>} Places where something is, under the name by which it is counted
 * @typedef {Readonly<Record<string, number>>} Counts
 */

/** @type {(path: string, name: string) => boolean} */
const isIn = (path, name) => path === name || path.startsWith(`${name}/`);

/** @type {(rows: readonly Row[], path: string) => Row | undefined} */
const rowOf = (rows, path) => rows.find((row) => new RegExp(`^${row.path}`).test(path));

/** @type {(beginning: string, path: string, game: string) => boolean} */
const begins = (beginning, path, game) => new RegExp(`^${beginning.replaceAll('$1', game)}`).test(path);

/**
 * The imports that the table does not allow, by the two rows.
 *
 * @param {readonly Source[]} sources
 * @param {readonly Row[]} rows
 * @returns {Places}
 */
export function againstTheOrder(sources, rows) {
  const found = sources.flatMap(({ path, imports }) => {
    const from = rowOf(rows, path);
    if (!from) return [];
    const [, game = ''] = new RegExp(`^${from.path}`).exec(path) ?? [];
    const own = from.path.replace(/^games\/\([^)]*\)/, 'games/$1');
    return imports.flatMap((target) => {
      if ([own, ...from.sees].some((beginning) => begins(beginning, target, game))) return [];
      const to = rowOf(rows, target)?.name ?? '';
      return { name: `${from.name} > ${to}`, place: `src/${path} imports src/${target}` };
    });
  });
  return grouped(found);
}

/**
 * Where games are named, by the file: their ids in quotes, and imports from their folders. A folder that is called like
 * a game is its own.
 *
 * @param {readonly Source[]} sources
 * @param {readonly string[]} exempt files and folders
 * @returns {Places}
 */
export function namesOfGames(sources, exempt) {
  const ids = sources.flatMap(({ path }) => /^games\/([^/]+)\/rules\/index\.ts$/.exec(path)?.[1] ?? []);
  const others = sources.filter(({ path }) => !exempt.some((name) => isIn(path, name)));
  const found = others.flatMap((source) =>
    ids.flatMap((id) => {
      if (source.path.split('/').slice(0, -1).includes(id)) return [];
      const name = `src/${source.path}`;
      const quoted = source.text.match(new RegExp(`(['"\`])${id}\\1`, 'g')) ?? [];
      const imported = source.imports.filter((target) => isIn(target, `games/${id}`));
      return [
        ...quoted.map((text) => ({ name, place: `${name} says ${text}` })),
        ...imported.map((target) => ({ name, place: `${name} imports src/${target}` })),
      ];
    }),
  );
  return grouped(found);
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

/** @type {(places: Places) => Counts} */
export const countsOf = (places) =>
  Object.fromEntries(
    [...places].map(([name, { length }]) => [name, length]).sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/**
 * Where there are more than are allowed, with all places, and where there are fewer.
 *
 * @param {Places} places
 * @param {Counts} allowed
 */
export function compare(places, allowed) {
  const names = [...new Set([...places.keys(), ...Object.keys(allowed)])].sort();
  const lengthOf = (/** @type {string} */ name) => places.get(name)?.length ?? 0;
  const line = (/** @type {string} */ name) => `${name}: ${lengthOf(name)} instead of ${allowed[name] ?? 0}`;
  return {
    more: names
      .filter((name) => lengthOf(name) > (allowed[name] ?? 0))
      .map((name) => [line(name), ...(places.get(name) ?? []).map((place) => `  ${place}`)].join('\n')),
    fewer: names.filter((name) => lengthOf(name) < (allowed[name] ?? 0)).map(line),
  };
}

/** @type {(found: readonly { readonly name: string, readonly place: string }[]) => Places} */
function grouped(found) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { name, place } of found) groups.set(name, [...(groups.get(name) ?? []), place]);
  return groups;
}
