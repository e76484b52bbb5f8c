import { join } from 'node:path';
import { createLogger } from 'vite';
import { root } from '../setup/paths.mjs';

/**
 * Vite's settings for pages whose tables are on another server. Vite sends no content security policy; that of the real
 * server is not affected.
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

/** Vite cannot reach the server while it restarts. The pages reconnect by themselves, so these errors are not shown. */
function quietLogger() {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (message, options) => {
    if (!message.includes('proxy')) error(message, options);
  };
  return logger;
}
