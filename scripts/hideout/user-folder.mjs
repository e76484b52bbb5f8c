import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/**
 * The folder for tables when Hideout is installed as a package: the usual place for application data on each system.
 *
 * @param {NodeJS.Platform} platform
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} home
 */
export function userFolder(platform, environment, home = homedir()) {
  if (platform === 'win32') return win32.join(environment['LOCALAPPDATA'] || `${home}\\AppData\\Local`, 'Hideout');
  if (platform === 'darwin') return posix.join(home, 'Library/Application Support/Hideout');
  return posix.join(environment['XDG_DATA_HOME'] || posix.join(home, '.local/share'), 'hideout');
}
