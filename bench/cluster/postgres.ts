import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as cluster from '../../scripts/setup/machine/postgres-cluster.mjs';

/** A bench is bundled and this script is not, so it is loaded from its own place. */
const script = pathToFileURL(
  resolve(dirname(process.argv[1] ?? ''), '../../scripts/setup/machine/postgres-cluster.mjs'),
).href;

/** A separate PostgreSQL for this bench. */
export async function startPostgres(options: { readonly waitsForDisk: boolean }): Promise<cluster.PostgresCluster> {
  const module = (await import(script)) as typeof cluster;
  return module.startPostgres(options);
}
