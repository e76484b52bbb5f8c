import { installPackages, onPath } from './apt.mjs';

/**
 * Finds the installed proxies that docs/operations.md has recipes for.
 *
 * @returns {{ nginx: string | undefined, caddy: string | undefined }}
 */
export const findProxies = () => ({ nginx: onPath('nginx'), caddy: onPath('caddy') });

/** Installs Debian's nginx and Caddy for the tests of the recipes, unless they are there. */
export const installProxies = () =>
  installPackages(['nginx', 'caddy'], {
    isThere: () => Object.values(findProxies()).every((program) => program !== undefined),
    what: 'nginx and Caddy',
    otherwise: 'The tests of the proxy recipes need nginx and Caddy: install both, so that they are on the path.',
  });
