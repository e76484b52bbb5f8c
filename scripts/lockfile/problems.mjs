import { includesVersion } from './node-range.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {{ node?: string }} [engines]
 * @property {boolean} [hasInstallScript]
 *
 * @typedef {object} Manifest
 * @property {{ node: string }} engines the oldest version of each line of Node that will do (`^22.13.0 || >=24.0.0`)
 * @property {Record<string, boolean>} [allowScripts]
 */

/**
 * What would make an install fail, or run unexpected code, on somebody else's machine.
 *
 * @param {Record<string, Locked>} packages by the folder they are installed in, as in the lockfile
 * @param {Manifest} manifest
 */
export function lockfileProblems(packages, { engines, allowScripts = {} }) {
  const oldest = engines.node.split('||').map((line) => line.replace(/[\^>= ]/g, ''));
  return Object.entries(packages).flatMap(([folder, locked]) => {
    const name = folder.split('node_modules/').at(-1) ?? folder;
    const needed = locked.engines?.node ?? '*';
    const missing = Object.keys(locked.optionalDependencies ?? {}).filter(
      (other) => !isLocked(packages, folder, other),
    );
    return [
      { is: missing.length > 0, what: `its packages for other platforms are not locked: ${missing.join(', ')}` },
      { is: /^https?:/.test(locked.resolved ?? ''), what: 'its download address is recorded' },
      {
        is: !oldest.every((version) => includesVersion(needed, version)),
        what: `it wants Node ${needed}, but package.json promises ${engines.node}`,
      },
      {
        is: locked.hasInstallScript && !(name in allowScripts),
        what: 'allowScripts does not say whether it may run code',
      },
    ].flatMap(({ is, what }) => (is ? [`${name} ${locked.version}: ${what}`] : []));
  });
}

/**
 * Node looks for a package in the folder of the one that needs it, then in the folders above.
 *
 * @param {Record<string, Locked>} packages
 * @param {string} folder
 * @param {string} name
 */
function isLocked(packages, folder, name) {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at}/node_modules/${name}` in packages) return true;
  }
  return `node_modules/${name}` in packages;
}
