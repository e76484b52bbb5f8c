import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of a worker program. Nothing takes the place of a missing one: bots would think and records be replayed on the
 * event loop, and nobody would notice before everybody waits.
 */
export function workerProgram(address: URL): string {
  const file = fileURLToPath(address);
  if (!existsSync(file)) throw new Error(`Hideout is incomplete: ${file} is missing. Build or install it again.`);
  return file;
}
