import { expect, test } from 'vitest';
import { userFolder } from './user-folder.mjs';

test.each([
  ['linux', {}, '/home/ala', '/home/ala/.local/share/hideout'],
  ['linux', { XDG_DATA_HOME: '/mnt/data' }, '/home/ala', '/mnt/data/hideout'],
  ['darwin', {}, '/Users/ala', '/Users/ala/Library/Application Support/Hideout'],
  ['win32', {}, 'C:\\Users\\ala', 'C:\\Users\\ala\\AppData\\Local\\Hideout'],
  ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ala', 'D:\\Local\\Hideout'],
] as const)('on %s with %o the tables of %s are in %s', (platform, environment, home, folder) => {
  expect(userFolder(platform, environment, home)).toBe(folder);
});
