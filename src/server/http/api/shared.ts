import type { FastifyPluginCallback } from 'fastify';
import * as v from 'valibot';
import { deviceSchema } from '../../../protocol/messages.ts';
import { ownerOf } from '../../registry/table-registry.ts';
import { refuse, sendText } from '../answers.ts';
import type { Services } from '../services.ts';

interface AtShare {
  Params: { id: string };
}

/** `/api/shared`: everybody who has the id watches a shared game, and whoever may withdraws it. */
export const shared: FastifyPluginCallback<Services> = (app, { registry: { shares }, bounds }, done) => {
  const options = { config: { rateLimit: { max: bounds.recordsPerMinute } } };
  app.get<AtShare>('/:id', options, async (request, reply) => {
    const about = await shares.about(request.params.id);
    return 'problem' in about ? refuse(reply, about.problem) : reply.send(about);
  });
  app.get<AtShare>('/:id/record', options, async (request, reply) =>
    sendText(reply, await shares.record(request.params.id)),
  );
  app.get<AtShare>('/:id/preview.png', options, async (request, reply) => {
    const picture = await shares.picture(request.params.id);
    if (!picture) return reply.redirect('/preview.png');
    // A share can be withdrawn, so caches must not keep the picture for long.
    return reply.type('image/png').header('cache-control', 'public, max-age=300').send(picture);
  });
  // The device is a secret, so it must not appear in a URL.
  app.post<AtShare>('/:id/withdraw', options, async (request, reply) => {
    const input = v.safeParse(deviceSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const problem = await shares.withdraw(request.params.id, ownerOf(input.output.device));
    return problem ? refuse(reply, problem) : reply.send({ done: true });
  });
  done();
};
