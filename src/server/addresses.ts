import { networkInterfaces } from 'node:os';

/** Where a browser finds a server that listens on this host: for everyone, or on one address only. */
export function addresses(host: string, port: number): readonly string[] {
  const hosts = host === '0.0.0.0' || host === '::' ? ['localhost', ...onTheNetwork()] : [host];
  return hosts.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`);
}

/** How friends in the same network reach this machine. */
const onTheNetwork = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
