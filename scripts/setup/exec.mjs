import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * `npm start` begins with `exec`, so that the server replaces the shell. The shell of Windows has no such command, so
 * this adds one beside those of the packages, which runs the rest of the line.
 */
export function provideExec() {
  if (process.platform === 'win32') writeFileSync(join(root, 'node_modules', '.bin', 'exec.cmd'), '@%*\r\n');
}
