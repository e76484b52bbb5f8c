import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { deviceSchema, shareSchema } from '../../../../protocol/messages.ts';
import { longestPicture } from '../../../limits/bounds.ts';
import { visitorOf } from '../../../limits/visitor.ts';
import { isPreview } from '../../../registry/shared-games/png.ts';
import { ownerOf } from '../../../registry/table-registry.ts';
import { refuse } from '../../answers.ts';
import type { Services } from '../../services.ts';

interface AtTable {
  Params: { code: string };
}

/** Those who were at the table share its games, and see which ones are shared. */
export function serveShares(app: FastifyInstance, { registry, lookUp, bounds }: Services): void {
  const { shares, allowances } = registry;
  const few = { config: { rateLimit: { max: bounds.sharesPerMinute } } };
  const bodyLimit = 2 * longestPicture;
  app.post<AtTable>('/:code/share', { ...few, bodyLimit }, async (request, reply) => {
    const input = v.safeParse(shareSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const { device, number, names, picture } = input.output;
    const bytes = picture === null ? null : Buffer.from(picture, 'base64');
    if (bytes && bytes.length > longestPicture) return refuse(reply, 'too-large');
    if (bytes && !isPreview(bytes)) return reply.code(400).send({ problem: 'malformed' });
    const address = visitorOf(request);
    if (!allowances.mayWrite(address)) return refuse(reply, 'used-up');
    const { code } = request.params;
    const wish = { code, number, names, owner: ownerOf(device), picture: bytes?.toString('base64') ?? null };
    const shared = await lookUp(request, code, () => shares.share(wish));
    if ('problem' in shared) return refuse(reply, shared.problem);
    allowances.charge(address, wish.picture ?? '');
    return reply.code(201).send(shared);
  });
  const list = { config: { rateLimit: { max: bounds.recordsPerMinute } } };
  // The device is a secret, so it must not appear in a URL. That is why this is a POST request.
  app.post<AtTable>('/:code/shares', list, async (request, reply) => {
    const input = v.safeParse(deviceSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const { code } = request.params;
    const found = await lookUp(request, code, () => shares.listFor(code, ownerOf(input.output.device)));
    return 'problem' in found ? refuse(reply, found.problem) : reply.send(found);
  });
}
