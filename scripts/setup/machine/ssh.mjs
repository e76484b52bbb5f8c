import { installPackages, onPath } from './apt.mjs';

/**
 * Finds the programs of OpenSSH.
 *
 * @returns {{ ssh: string | undefined, sshd: string | undefined, keygen: string | undefined }}
 */
export const findSsh = () => ({ ssh: onPath('ssh'), sshd: onPath('sshd'), keygen: onPath('ssh-keygen') });

const isThere = () => Object.values(findSsh()).every((program) => program !== undefined);

/**
 * Installs Debian's OpenSSH for the tests of sharing, unless it is there. Nobody wants a login server on their own machine
 * because of a test, so only root gets one, as in a container. Elsewhere the tests are skipped and say so.
 */
export async function installSsh() {
  if (process.getuid?.() !== 0) return;
  await installPackages(['openssh-client', 'openssh-server'], {
    isThere,
    what: 'OpenSSH',
    otherwise:
      'The tests of sharing over ssh need OpenSSH: install its client and server, so that they are on the path.',
  });
}
