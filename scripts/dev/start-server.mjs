import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../setup/paths.mjs';

/**
 * Starts the bundled server. Its log is shown, but not its address, because the pages have another one.
 *
 * @param {Readonly<Record<string, string>>} settings
 */
export function startServer(settings) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'scripts/dev/server.mjs')], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      console.log(line.startsWith('Hideout is open at') ? 'The server is ready.' : line);
    });
  }
  return child;
}
