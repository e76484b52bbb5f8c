#!/usr/bin/env node
/*
 * The command of the package: `hideout` starts a server; `hideout simulate …` and `hideout replay …` do the same as the
 * npm scripts of these names.
 */
import { fileURLToPath } from 'node:url';
import { userFolder } from './hideout/user-folder.mjs';

const help = `Usage: hideout                 opens a server for people in this network
       hideout --share         the same, and lets friends elsewhere in through a tunnel program
       hideout simulate GAME   lets bots play a series of games
       hideout replay FILE…    replays recorded games and says whether they come out the same

"hideout COMMAND --help" shows what each of the two commands takes. Settings of the server:
`;

const [node = '', , command = '', ...words] = process.argv;

if (command === 'simulate' || command === 'replay') {
  const program = new URL(`../dist/cli/${command}.js`, import.meta.url);
  process.argv = [node, fileURLToPath(program), ...words];
  await import(program.href);
} else if (/^$|^--help$|^--share(=|$)/.test(command)) {
  await openServer();
} else if (command.startsWith('-')) {
  console.error(`There is no ${command} here; choose from: --share, --help.`);
  process.exitCode = 2;
} else {
  console.error(`There is no command "${command}".\n\n${help.split('\n\n')[0]}`);
  process.exitCode = 2;
}

async function openServer() {
  const folder = (process.env['DATA_DIR'] ||= userFolder(process.platform, process.env));
  console.log(command === '--help' ? help : `The tables are kept in ${folder}`);
  await import('./start.mjs');
}
