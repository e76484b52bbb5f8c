import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../scripts/dev/free-port.mjs';
import { findSsh } from '../../../../scripts/setup/machine/ssh.mjs';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { ssh, sshd, keygen } = findSsh();

/** Only root gets OpenSSH installed for tests. */
export const isSshHere = ssh !== undefined && sshd !== undefined && keygen !== undefined;

/** A machine of one's own, played by this one: OpenSSH on a free port, and a web server with TLS in front of a port. */
export interface SshHost {
  /** Settings that share a server through that machine. */
  readonly settings: { readonly PATH: string; readonly SHARE: string; readonly PUBLIC_URL: string };
  /** The process id of the latest ssh client. */
  readonly client: () => number;
  /** Forgets the key of the client, so that nobody can log in any more. */
  readonly lockOut: () => void;
  readonly close: () => void;
}

export async function openSshHost(): Promise<SshHost> {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-ssh-'));
  const place = { folder, port: await freePort() };
  makeKeys(place);
  const bin = putClient(place);
  const login = await startSshd(place);
  const forwarded = await freePort();
  const web = spawn(process.execPath, [here('forwarder.mjs'), String(forwarded), 'x-forwarded-for']);
  const address = await printed(web.stderr, /https:\/\/127\.0\.0\.1:\d+/);
  return {
    settings: {
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      SHARE: `ssh:friend:${forwarded}`,
      PUBLIC_URL: address,
    },
    client: () => Number(readFileSync(join(folder, 'client.pid'), 'utf8')),
    lockOut: () => writeFileSync(join(folder, 'authorized'), ''),
    close: () => {
      for (const child of [login, web]) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  readonly folder: string;
  readonly port: number;
}

function makeKeys({ folder, port }: Place): void {
  const [host, user] = [join(folder, 'host'), join(folder, 'user')];
  for (const file of [host, user]) execFileSync(keygen ?? '', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  copyFileSync(`${user}.pub`, join(folder, 'authorized'));
  writeFileSync(join(folder, 'known'), `[127.0.0.1]:${port} ${readFileSync(`${host}.pub`, 'utf8')}`);
}

/** The client of this machine, with a configuration of its own: it ignores HOME. */
function putClient({ folder, port }: Place): string {
  const config = [
    'Host friend',
    'HostName 127.0.0.1',
    `Port ${port}`,
    `IdentityFile ${join(folder, 'user')}`,
    `UserKnownHostsFile ${join(folder, 'known')}`,
    'IdentitiesOnly yes',
    'StrictHostKeyChecking yes',
  ];
  writeFileSync(join(folder, 'client'), `${config.join('\n')}\n`);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const words = `echo $$ > '${folder}/client.pid'; exec ${ssh ?? ''} -F '${folder}/client' "$@"`;
  writeFileSync(join(bin, 'ssh'), `#!/bin/sh\n${words}\n`, { mode: 0o755 });
  return bin;
}

async function startSshd({ folder, port }: Place) {
  // As root, sshd needs this folder, which the service of Debian would make.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  const config = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${join(folder, 'authorized')}`,
    'PidFile none',
    // The folder is below one that everybody can write to.
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin prohibit-password',
    'AllowTcpForwarding remote',
  ];
  const file = join(folder, 'server');
  writeFileSync(file, `${config.join('\n')}\n`);
  const child = spawn(sshd ?? '', ['-D', '-e', '-f', file]);
  await printed(child.stderr, /Server listening/);
  return child;
}

/** Waits until a program has printed something like this. */
async function printed(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  let text = '';
  stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  for (;;) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
    await Promise.race([
      once(stream, 'data'),
      once(stream, 'end').then(() => Promise.reject(new Error(`It has not printed ${String(pattern)}, but:\n${text}`))),
    ]);
  }
}
