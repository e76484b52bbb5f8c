import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that makes this server reachable from elsewhere, and what Hideout has to know about it. */
export interface Tunnel {
  readonly name: string;
  /** The program and its arguments; `{port}` stands for the port of this server. */
  readonly command: readonly [string, ...string[]];
  /** Finds its address in the output; undefined if the address is known in advance. */
  readonly address: RegExp | undefined;
  /** The header in which the tunnel names the address of a visitor. Visitors cannot set it. */
  readonly header: string | undefined;
  /** What to do if the program is missing. */
  readonly advice: string;
  /** Whether the tests run the real program. */
  readonly isTried: boolean;
}

const anyAddress = /https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?/gi;

// These two are written from the documentation of the programs, which could not be tried.
const cloudflared: Tunnel = {
  name: 'cloudflared',
  command: ['cloudflared', 'tunnel', '--no-autoupdate', '--url', 'http://127.0.0.1:{port}'],
  address: /https:\/\/[a-z0-9-]+\.trycloudflare\.com/gi,
  header: 'cf-connecting-ip',
  advice: 'Install cloudflared, which needs no account.',
  isTried: false,
};
const tailscale: Tunnel = {
  name: 'tailscale',
  command: ['tailscale', 'funnel', '{port}'],
  address: /https:\/\/[a-z0-9-]+\.[a-z0-9-]+\.ts\.net(?::\d+)?/gi,
  header: 'x-forwarded-for',
  advice: 'Install Tailscale, log in, and allow Funnel for this machine.',
  isTried: false,
};

/** A remote port on one's own machine, whose web server has the address and forwards visitors to that port. */
const overSsh = (target: string, port: string): Tunnel => ({
  name: 'ssh',
  command: [
    'ssh',
    '-NT',
    ...['BatchMode=yes', 'ExitOnForwardFailure=yes', 'ServerAliveInterval=15', 'ServerAliveCountMax=2'].flatMap(
      (option) => ['-o', option],
    ),
    ...['-R', `127.0.0.1:${port}:127.0.0.1:{port}`, target],
  ],
  address: undefined,
  header: 'x-forwarded-for',
  advice: 'Install OpenSSH.',
  isTried: true,
});

/** The values of SHARE, for help and errors. */
const shareForms = '1, cloudflared, tailscale, ssh:user@host:port, or a command with {port} in it';

const presets: readonly Tunnel[] = [cloudflared, tailscale];

/** Reads SHARE; undefined if nothing is shared. On failure it throws an error with one sentence. */
export function readTunnel(
  text: string,
  { publicUrl, path }: { readonly publicUrl: string | undefined; readonly path: string },
): Tunnel | undefined {
  if (text === '' || text === '0') return undefined;
  if (publicUrl !== undefined && !publicUrl.startsWith('https://')) {
    throw new Error('To share, PUBLIC_URL must begin with https://; browsers refuse much of the game without it.');
  }
  const tunnel = text === '1' ? firstInstalled(path) : named(text, publicUrl);
  if (!isInstalled(tunnel.command[0], path)) {
    throw new Error(`SHARE needs the program "${tunnel.command[0]}", which is not installed here. ${tunnel.advice}`);
  }
  return publicUrl === undefined ? tunnel : { ...tunnel, address: undefined };
}

function firstInstalled(path: string): Tunnel {
  const found = presets.find(({ command }) => isInstalled(command[0], path));
  if (found) return found;
  throw new Error(
    'To share, install cloudflared (no account needed) or Tailscale, or give a command: SHARE="my-tunnel {port}"',
  );
}

function named(text: string, publicUrl: string | undefined): Tunnel {
  const preset = presets.find(({ name }) => name === text);
  if (preset) return preset;
  const ssh = /^ssh:((?:[\w.-]+@)?[\w.-]+):(\d{1,5})$/.exec(text);
  if (ssh) {
    const [, target = '', port = ''] = ssh;
    if (publicUrl !== undefined) return overSsh(target, port);
    throw new Error('SHARE=ssh:… needs PUBLIC_URL, the https address at which that machine passes visitors on.');
  }
  const [program, ...words] = wordsOf(text);
  if (program !== undefined && words.some((word) => word.includes('{port}'))) {
    const advice = 'Check how it is spelled.';
    const command = [program, ...words] as const;
    return { name: program, command, address: anyAddress, header: undefined, advice, isTried: true };
  }
  throw new Error(`SHARE is ${shareForms}; this is "${text}".`);
}

/** Arguments are separated by spaces, unless quotes hold them together. */
const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

function isInstalled(program: string, path: string): boolean {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  const folders = program.includes('/') ? [''] : path.split(delimiter).filter(Boolean);
  return folders.some((folder) => endings.some((ending) => canRun(join(folder, program + ending))));
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
