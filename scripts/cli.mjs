/*
 * Runs a built command, such as `node scripts/cli.mjs cli/simulate …`, in the user's current folder. npm runs every script
 * in the folder of the project, where a file that the user names would not be found.
 */
import { fileURLToPath } from 'node:url';

const [node = '', , name, ...words] = process.argv;
const command = new URL(`../dist/${name}.js`, import.meta.url);
process.argv = [node, fileURLToPath(command), ...words];
process.chdir(process.env['INIT_CWD'] ?? '.');
await import(command.href);
