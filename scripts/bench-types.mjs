/* Checks the types of the bench: `node scripts/bench-types.mjs`. Options are passed on to the compiler. */
import { existsSync } from 'node:fs';
import { tool } from './suites/tool.mjs';

const { code, output } = await tool(['typescript-7/tsc', '-p', 'bench/tsconfig.json', ...process.argv.slice(2)]);

/** Peers are installed when a bench needs them. Until then, code that uses them cannot be checked. */
const arePeersThere = existsSync(new URL('../bench/node_modules', import.meta.url));
const isForPeers = /^bench\/[\w-]+\/(boardgame-io|colyseus)/;

const errors = output.split('\n').filter((line) => line.includes(': error TS'));
const own = errors.filter((line) => arePeersThere || !isForPeers.test(line));
if (code !== 0 && errors.length === 0) own.push(output);

console.log(own.join('\n') || `ok${arePeersThere ? '' : ', without the peers'}`);
process.exitCode = own.length > 0 ? 1 : 0;
