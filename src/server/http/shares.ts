import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { deviceSchema, shareSchema } from '../../protocol/messages.ts';
import { refuse, sendText } from './games.ts';
import { longestPicture, type Bounds } from '../limits/bounds.ts';
import type { LookUp } from './lookup.ts';
import { isPreview } from '../registry/shared-games/png.ts';
import { ownerOf, type TableRegistry } from '../registry/table-registry.ts';
import { visitorOf } from './visitor.ts';

interface Services {
  readonly registry: TableRegistry;
  readonly lookUp: LookUp;
  readonly bounds: Bounds;
}
interface AtTable {
  Params: { code: string };
}
interface AtShare {
  Params: { id: string };
}

/** Serves shared games: those who were at the table share and withdraw them, and everybody who has the id watches them. */
export function serveShares(app: FastifyInstance, services: Services): void {
  serveSharing(app, services);
  const { shares } = services.registry;
  const options = { config: { rateLimit: { max: services.bounds.recordsPerMinute } } };
  app.get<AtShare>('/api/shared/:id', options, async (request, reply) => {
    const about = await shares.about(request.params.id);
    return 'problem' in about ? refuse(reply, about.problem) : reply.send(about);
  });
  app.get<AtShare>('/api/shared/:id/record', options, async (request, reply) =>
    sendText(reply, await shares.record(request.params.id)),
  );
  app.get<AtShare>('/api/shared/:id/preview.png', options, async (request, reply) => {
    const picture = await shares.picture(request.params.id);
    if (!picture) return reply.redirect('/preview.png');
    // A share can be withdrawn, so caches must not keep the picture for long.
    return reply.type('image/png').header('cache-control', 'public, max-age=300').send(picture);
  });
}

function serveSharing(app: FastifyInstance, { registry, lookUp, bounds }: Services): void {
  const { shares, allowances } = registry;
  const few = { config: { rateLimit: { max: bounds.sharesPerMinute } } };
  const bodyLimit = 2 * longestPicture;
  app.post<AtTable>('/api/tables/:code/share', { ...few, bodyLimit }, async (request, reply) => {
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
  // The device is a secret, so it must not appear in a URL. That is why these are POST requests.
  app.post<AtTable>('/api/tables/:code/shares', list, async (request, reply) => {
    const input = v.safeParse(deviceSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const { code } = request.params;
    const found = await lookUp(request, code, () => shares.listFor(code, ownerOf(input.output.device)));
    return 'problem' in found ? refuse(reply, found.problem) : reply.send(found);
  });
  app.post<AtShare>('/api/shared/:id/withdraw', list, async (request, reply) => {
    const input = v.safeParse(deviceSchema, request.body);
    if (!input.success) return reply.code(400).send({ problem: 'malformed' });
    const problem = await shares.withdraw(request.params.id, ownerOf(input.output.device));
    return problem ? refuse(reply, problem) : reply.send({ done: true });
  });
}
