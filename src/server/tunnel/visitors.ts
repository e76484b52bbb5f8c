import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { somebody } from '../limits/visitor.ts';
import type { TunnelPort } from './tunnel-port.ts';
import type { Tunnel } from './tunnels.ts';

/**
 * A tunnel runs on this machine, so all of its visitors seem to come from here. Its header names their real address.
 * This copies it into the header that a proxy would use, in place of anything a visitor has put there. Whatever host a
 * visitor asks for, they stay a visitor.
 */
export function namesVisitors(
  header: string | undefined,
  isThroughTunnel: (socket: Socket) => boolean,
): (request: IncomingMessage) => void {
  return (request) => {
    const { headers, socket } = request;
    const named = header === undefined ? undefined : headers[header];
    delete headers['x-forwarded-for'];
    delete headers['x-forwarded-host'];
    delete headers['x-forwarded-proto'];
    if (!isThroughTunnel(socket)) return;
    headers['x-forwarded-for'] = addressIn(named) ?? somebody;
    headers['x-forwarded-proto'] = 'https';
  };
}

/** For Fastify, which calls `rewriteUrl` first, before anything asks for the address of a request. */
export function throughTunnel(
  tunnel: Tunnel | undefined,
  port: Pick<TunnelPort, 'has'> | undefined,
): { rewriteUrl?: (request: IncomingMessage) => string } {
  if (!tunnel) return {};
  const nameVisitor = namesVisitors(tunnel.header, (socket) => port?.has(socket) ?? false);
  return {
    rewriteUrl: (request) => {
      nameVisitor(request);
      return request.url ?? '/';
    },
  };
}

/** Each proxy appends the address it sees, so the last one comes from the tunnel itself. */
function addressIn(named: string | readonly string[] | undefined): string | undefined {
  const last = [named ?? []].flat().join(',').split(',').at(-1)?.trim();
  return last !== undefined && isIP(last) !== 0 ? last : undefined;
}
