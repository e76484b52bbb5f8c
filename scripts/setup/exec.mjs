import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * `npm start` begins with `exec`, so that the server takes the place of the shell. The shell of Windows does not know that
 * word; there it is a command beside those of the packages, which runs the rest of the line.
 */
export function provideExec() {
  if (process.platform === 'win32') writeFileSync(join(root, 'node_modules', '.bin', 'exec.cmd'), '@%*\r\n');
}
