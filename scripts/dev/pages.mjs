import { join } from 'node:path';
import { createLogger } from 'vite';
import { root } from '../setup/paths.mjs';

/**
 * Settings of Vite for pages whose tables are on another server. Vite sends no content security policy; the one of the
 * real server stays as strict as it is.
 *
 * @param {string} server
 * @param {{ host: string; port: number }} address where the pages are opened
 * @returns {import('vite').InlineConfig}
 */
export const pagesOn = (server, address) => ({
  configFile: join(root, 'vite.config.ts'),
  root: join(root, 'src/web'),
  customLogger: quietLogger(),
  clearScreen: false,
  server: { ...address, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});

/** While the server restarts, Vite cannot reach it. The pages know that and come back, so nobody needs to read of it. */
function quietLogger() {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (message, options) => {
    if (!message.includes('proxy')) error(message, options);
  };
  return logger;
}
