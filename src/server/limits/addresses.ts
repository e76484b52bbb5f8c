import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The URL at which a browser on this machine reaches a server that listens on this host. */
export const ownAddress = (host: string, port: number): string => urlOf(isOpenToAll(host) ? 'localhost' : host, port);

/** The URLs at which others in the network reach it, the likeliest first. */
export function networkAddresses(host: string, port: number): readonly string[] {
  const hosts = isOpenToAll(host) ? onTheNetwork() : isLoopback(host) ? [] : [host];
  return hosts.map((name) => urlOf(name, port));
}

const isOpenToAll = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Whether a host name means the machine that uses it. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Addresses for many receivers, and those reserved for later. Some systems let a server listen at them all the same. */
const groups = new BlockList();
groups.addSubnet('224.0.0.0', 3, 'ipv4');
groups.addSubnet('ff00::', 8, 'ipv6');

/** Whether an address means several machines, so that nobody can connect to it. */
export function isOfGroup(address: string, cidrs: readonly string[] = cidrsHere()): boolean {
  return (
    groups.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') || cidrs.some((cidr) => broadcastIn(cidr) === address)
  );
}

const cidrsHere = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((found = []) =>
    found.flatMap(({ family, cidr }) => (family === 'IPv4' && cidr !== null ? [cidr] : [])),
  );

/** The last address of an IPv4 network, which means all of its machines. Networks of one or two have none. */
function broadcastIn(cidr: string): string | undefined {
  const [address = '', length] = cidr.split('/');
  const hostBits = 32 - Number(length);
  if (hostBits < 2) return undefined;
  const number = address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);
  const last = (Math.floor(number / 2 ** hostBits) + 1) * 2 ** hostBits - 1;
  return [24, 16, 8, 0].map((shift) => Math.floor(last / 2 ** shift) % 256).join('.');
}

const urlOf = (name: string, port: number): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;

/** A network interface with its IPv4 address. */
export interface Port {
  readonly name: string;
  readonly address: string;
}

/** The IPv4 addresses of this machine in its networks, the likeliest first. */
function onTheNetwork(): readonly string[] {
  const ports = Object.entries(networkInterfaces()).flatMap(([name, found = []]) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => ({ name, address })),
  );
  return likeliestFirst(ports).map(({ address }) => address);
}

/** Networks of containers, virtual machines and tunnels, which a phone in the room is not in. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|zt|tailscale|lxc|cni|podman)/i;
/** Addresses that a device gives itself when there is no network. */
const linkLocal = /^169\.254\./;
/** Private ranges that home routers hand out. */
const homely = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

export function likeliestFirst(ports: readonly Port[]): readonly Port[] {
  const rank = ({ name, address }: Port): number => {
    const home = homely.findIndex((range) => range.test(address));
    return (virtual.test(name) ? 10 : 0) + (home < 0 ? homely.length : home);
  };
  return ports.filter(({ address }) => !linkLocal.test(address)).toSorted((one, other) => rank(one) - rank(other));
}
