/*
 * Prepares the checkout: `node scripts/setup.mjs [--programs] [--pages] [--library] [--chromium] [--postgres]
 * [--proxies] [--ssh]`. Every npm script calls it first, so it needs nothing but Node and does nothing if everything is
 * up to date. The parts are loaded after the version check, because an old Node could not parse them.
 */
import { readFileSync } from 'node:fs';
import { includesVersion } from './lockfile/node-range.mjs';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

if (!includesVersion(engines.node, process.versions.node)) {
  const lines = engines.node.split(' || ').map((line) => line.replace('>=', '').replace('^', ''));
  const newest = lines.pop();
  console.error(
    `Hideout needs Node ${newest} or newer, or a late version of an older line: ${lines.join(' or ')}. ` +
      `This is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

try {
  const { installIfChanged } = await import('./setup/install.mjs');
  await installIfChanged();
  const { provideExec } = await import('./setup/exec.mjs');
  provideExec();
  const { buildLibrary, buildPages, buildPrograms } = await import('./setup/build.mjs');
  if (process.argv.includes('--programs')) await buildPrograms();
  if (process.argv.includes('--pages')) await buildPages();
  if (process.argv.includes('--library')) await buildLibrary();
  if (process.argv.includes('--chromium')) {
    const { installChromium } = await import('./setup/machine/chromium.mjs');
    await installChromium();
  }
  if (process.argv.includes('--postgres')) {
    const { installPostgres } = await import('./setup/machine/postgres.mjs');
    await installPostgres();
  }
  if (process.argv.includes('--proxies')) {
    const { installProxies } = await import('./setup/machine/proxies.mjs');
    await installProxies();
  }
  if (process.argv.includes('--ssh')) {
    const { installSsh } = await import('./setup/machine/ssh.mjs');
    await installSsh();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
