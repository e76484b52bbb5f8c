import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { AddressesAnswer } from '../../../protocol/http.ts';
import { isLoopback, networkAddresses } from '../../limits/addresses.ts';
import type { Settings } from '../../settings.ts';

type AddressSettings = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy'>;

/** `/api/addresses`: where friends reach the server. A page that was opened as localhost cannot know that. */
export const addresses: FastifyPluginCallback<{ readonly settings: AddressSettings }> = (app, { settings }, done) => {
  app.get('', (request): AddressesAnswer => ({ addresses: addressesFor(app, request, settings) }));
  done();
};

/**
 * Only a page on this machine learns in which networks the machine is. A request through a local proxy does not count
 * as one.
 */
function addressesFor(app: FastifyInstance, request: FastifyRequest, settings: AddressSettings): readonly string[] {
  const { host, publicUrl, trustProxy } = settings;
  if (publicUrl !== undefined) return [publicUrl];
  const isHere = isLoopback(request.hostname) && isLoopback(request.ip.replace(/^::ffff:/, ''));
  if (!isHere || trustProxy !== 0) return [];
  return networkAddresses(host, (app.server.address() as AddressInfo).port);
}
