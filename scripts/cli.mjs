/*
 * Runs a built command, `node scripts/cli.mjs simulate …`, in the folder where the user is: npm runs every script in
 * the folder of the project, and there a file that the user names would not be found.
 */
import { fileURLToPath } from 'node:url';

const [node = '', , name, ...words] = process.argv;
const command = new URL(`../dist/cli/${name}.js`, import.meta.url);
process.argv = [node, fileURLToPath(command), ...words];
process.chdir(process.env['INIT_CWD'] ?? '.');
await import(command.href);
