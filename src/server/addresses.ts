import { networkInterfaces } from 'node:os';

/** The URLs at which browsers reach a server that listens on this host. */
export function addresses(host: string, port: number): readonly string[] {
  const hosts = host === '0.0.0.0' || host === '::' ? ['localhost', ...onTheNetwork()] : [host];
  return hosts.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`);
}

/** The IPv4 addresses of this machine in its networks. */
const onTheNetwork = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
