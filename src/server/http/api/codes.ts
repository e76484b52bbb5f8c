import type { FastifyPluginCallback } from 'fastify';
import type { CodesAnswer } from '../../../protocol/http.ts';
import type { TableRegistry } from '../../registry/table-registry.ts';

/** `/api/codes`: how long the code of a new table is. */
export const codes: FastifyPluginCallback<{ readonly registry: TableRegistry }> = (app, { registry }, done) => {
  app.get('', async (): Promise<CodesAnswer> => ({ letters: await registry.codes.length() }));
  done();
};
