import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../limits/addresses.ts';
import type { Tunnel } from './tunnels.ts';

/** The address of everybody who comes through a tunnel that does not say from where. [RFC 5737: reserved] */
const somebody = '192.0.2.1';

/**
 * A tunnel runs on this machine, so all of its visitors seem to come from here. Its header names their real address.
 * This copies it into the header that a proxy would use, in place of anything a visitor has put there.
 */
export function namesVisitors(header: string | undefined): (request: IncomingMessage) => void {
  return (request) => {
    const { headers, socket } = request;
    const named = header === undefined ? undefined : headers[header];
    delete headers['x-forwarded-for'];
    delete headers['x-forwarded-host'];
    delete headers['x-forwarded-proto'];
    const isFromHere = isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    if (!isFromHere || isLoopback(hostIn(headers.host))) return;
    headers['x-forwarded-for'] = addressIn(named) ?? somebody;
    headers['x-forwarded-proto'] = 'https';
  };
}

/** For Fastify, which calls `rewriteUrl` first, before anything asks for the address of a request. */
export function throughTunnel(tunnel: Tunnel | undefined): { rewriteUrl?: (request: IncomingMessage) => string } {
  if (!tunnel) return {};
  const nameVisitor = namesVisitors(tunnel.header);
  return {
    rewriteUrl: (request) => {
      nameVisitor(request);
      return request.url ?? '/';
    },
  };
}

/** A visitor without an address of their own is counted by device. */
export const countedBy = (address: string, owner: string | null): string =>
  address === somebody ? `device ${owner ?? ''}` : address;

const hostIn = (host = ''): string => host.replace(/:\d+$/, '');

/** Each proxy appends the address it sees, so the last one comes from the tunnel itself. */
function addressIn(named: string | readonly string[] | undefined): string | undefined {
  const last = [named ?? []].flat().join(',').split(',').at(-1)?.trim();
  return last !== undefined && isIP(last) !== 0 ? last : undefined;
}
