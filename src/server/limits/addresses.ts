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
