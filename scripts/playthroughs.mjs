/* Regenerates the golden playthroughs, so that a change of the rules shows up as a difference in them. */
import { tool } from './suites/tool.mjs';

process.env['UPDATE_PLAYTHROUGHS'] = '1';
const { code, output } = await tool(['vitest', 'run', 'playthrough']);
console.log(output.trim());
process.exitCode = code === 0 ? 0 : 1;
