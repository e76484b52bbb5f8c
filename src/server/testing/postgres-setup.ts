import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/setup/machine/postgres-cluster.mjs';

/** Starts PostgreSQL once for all tests that need it, unless the environment names one. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) {
    project.provide('databaseUrl', named);
    return undefined;
  }
  const cluster = await startPostgres();
  project.provide('databaseUrl', cluster.url);
  return cluster.remove;
}
