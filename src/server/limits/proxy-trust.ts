import { BlockList, isIP } from 'node:net';

/** The proxies that may name the address of a visitor: their number in a row, or their addresses and subnets. */
export type ProxyTrust = number | readonly string[];

/** Reads TRUST_PROXY. Undefined, if it is neither a number of proxies nor a list of addresses. */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  if (text === 'false') return 0;
  if (text === 'true') return 1;
  if (/^\d$/.test(text)) return Number(text);
  const proxies = text.split(',').map((each) => each.trim());
  return proxies.every(isAddressOrSubnet) ? proxies : undefined;
}

/** Tells Fastify whether to trust the proxy at this address. Hop 0 is the proxy that is connected to the server. */
export function isTrusted(trust: ProxyTrust): (address: string, hop: number) => boolean {
  if (typeof trust !== 'number') {
    const proxies = addressList(trust);
    return (address) => isIn(proxies, address);
  }
  // A number does not say which address is the proxy's, so somebody on the Internet who connects directly is not trusted.
  const near = addressList(privateSubnets);
  return (address, hop) => hop < trust && (hop > 0 || isIn(near, address));
}

/** This machine and private networks. */
const privateSubnets = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

function isAddressOrSubnet(text: string): boolean {
  const { address, prefix, longest } = split(text);
  return isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
}

function addressList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const { address, prefix } = split(subnet);
    list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

/** A single address is a subnet of one. */
function split(text: string): { readonly address: string; readonly prefix: string; readonly longest: number } {
  const slash = text.indexOf('/');
  const address = slash < 0 ? text : text.slice(0, slash);
  const longest = familyOf(address) === 'ipv6' ? 128 : 32;
  return { address, prefix: slash < 0 ? String(longest) : text.slice(slash + 1), longest };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The check comes first because X-Forwarded-For may hold anything. */
const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, familyOf(address));
