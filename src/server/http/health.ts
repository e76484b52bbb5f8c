import type { FastifyPluginCallback } from 'fastify';
import { readingProblemOf } from '../../room/stored-table.ts';
import type { TableRegistry } from '../registry/table-registry.ts';

/** `/health` and `/ready`: whether the server is well, and whether a proxy may send people here. */
export const health: FastifyPluginCallback<{ readonly registry: TableRegistry }> = (app, { registry }, done) => {
  app.get('/health', async (_, reply) => {
    const trouble = registry.damage ?? (await registry.check().catch((error: unknown) => error));
    if (trouble === undefined) return { status: 'ok' };
    registry.report(trouble);
    return reply.code(503).send({ problem: readingProblemOf(trouble) });
  });
  // A proxy sends nobody to a process that is not ready; one that is not healthy is worth a look.
  app.get('/ready', async (_, reply) => {
    const status = registry.isStopping
      ? 'stopping'
      : await registry.check().then(
          () => 'ok',
          () => 'no store',
        );
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
  done();
};
