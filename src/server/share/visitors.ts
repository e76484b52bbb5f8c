import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../addresses.ts';
import type { Tunnel } from './tunnels.ts';

/** Stands for everybody who comes through a tunnel that does not say from where. [RFC 5737: belongs to nobody] */
const somebody = '192.0.2.1';

/**
 * A tunnel runs on this machine, so all visitors who come through it seem to come from here. Its header says where they
 * really come from; it is written into the header that a proxy would use, in place of whatever a visitor has put there.
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

/** For Fastify: `rewriteUrl` is the first that is done with a request, before anything asks where it comes from. */
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

/** Whoever has no address of their own is counted by their device. */
export const countedBy = (address: string, owner: string | null): string =>
  address === somebody ? `device ${owner ?? ''}` : address;

const hostIn = (host = ''): string => host.replace(/:\d+$/, '');

/** Each proxy adds the address it sees at the end, so the last one is the word of the tunnel itself. */
function addressIn(named: string | readonly string[] | undefined): string | undefined {
  const last = [named ?? []].flat().join(',').split(',').at(-1)?.trim();
  return last !== undefined && isIP(last) !== 0 ? last : undefined;
}
