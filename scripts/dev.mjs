/*
 * `npm run dev`: serves the pages with hot reload, and restarts the server whenever its code changes. The tables survive,
 * because they are in a folder of their own. PORT, HOST and DATA_DIR work as for `npm start`.
 */
import { context, stop as stopEsbuild } from 'esbuild';
import { createServer } from 'vite';
import { freePort } from './dev/free-port.mjs';
import { pagesOn } from './dev/pages.mjs';
import { restartable } from './dev/restartable.mjs';
import { startServer } from './dev/start-server.mjs';
import { bundled, serverPrograms } from './setup/build.mjs';

const [stranger] = process.argv.slice(2);
if (stranger !== undefined) {
  console.error(`There is no "${stranger}" here: npm run dev takes no options, only settings such as PORT=8080.`);
  process.exit(2);
}

const { HOST = 'localhost', PORT = '3000', DATA_DIR = 'data-dev' } = process.env;
const behind = { HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR };

const server = restartable(() => startServer(behind));
const bundler = await context({
  ...bundled,
  entryPoints: serverPrograms,
  outdir: 'dist/dev',
  plugins: [{ name: 'restart', setup: ({ onEnd }) => onEnd(restartUnlessBroken) }],
});
const pages = await createServer(pagesOn(`http://${behind.HOST}:${behind.PORT}`, { host: HOST, port: Number(PORT) }));

process.once('SIGINT', () => void close()).once('SIGTERM', () => void close());
await bundler.watch();
await pages.listen();
console.log(`Hideout is open at ${(pages.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')}`);
console.log(
  'Pages update when their source changes, and the server restarts when its code changes. Ctrl+C stops both.',
);

/** @param {import('esbuild').BuildResult} result esbuild has already printed its errors */
function restartUnlessBroken({ errors }) {
  if (errors.length === 0) void server.restart();
}

async function close() {
  // npm passes Ctrl + C on, although this process has already received it.
  process.on('SIGINT', () => {});
  await bundler.dispose();
  await Promise.all([pages.close(), server.stop(), stopEsbuild()]);
}
