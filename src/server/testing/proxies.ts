import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/dev/free-port.mjs';
import { findProxies } from '../../../scripts/setup/machine/proxies.mjs';
import { readSettings, type Settings } from '../settings.ts';
import { newFolder, runProgram, type Running } from './process.ts';

const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** The first code block below a heading of docs/operations.md. */
export function exampleBelow(heading: string): string {
  const [, text = ''] = manual.split(`\n${heading}\n`);
  const [, example] = /\n\n((?: {4}.*\n|\n)+)/.exec(`\n${text}`) ?? [];
  if (example === undefined) throw new Error(`docs/operations.md has no example below "${heading}".`);
  return example;
}

/** The settings that docs/operations.md gives a server behind a proxy. */
export function settingsBehindProxy(): Settings {
  const words = exampleBelow('## Behind a proxy, with TLS').matchAll(/(\w+)=(\S+)/g);
  return readSettings(Object.fromEntries(Array.from(words, ([, name = '', value = '']) => [name, value])));
}

/** The recipe with some values replaced. Every pattern must match. */
function filledIn(recipe: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((text, [place, value]) => {
    if (!place.test(text)) throw new Error(`The recipe in docs/operations.md has no ${String(place)}.`);
    return text.replaceAll(place, value);
  }, recipe);
}

/** Where the proxy listens and keeps its files, and the server behind it. */
interface ProxySetup {
  readonly port: number;
  readonly server: string;
  readonly folder: string;
}

function installed(program: keyof ReturnType<typeof findProxies>): string {
  const path = findProxies()[program];
  if (path === undefined) throw new Error(`There is no ${program} here; \`npm run test:long\` installs it.`);
  return path;
}

const hostOf = (base: string) => new URL(base).host;

/** One process, without TLS, that writes nothing outside its folder. */
function nginxWords({ port, server, folder }: ProxySetup, recipe: string): readonly string[] {
  const site = filledIn(recipe, [
    [/listen 443 ssl;/g, `listen 127.0.0.1:${port};`],
    [/^ +ssl_.*$/gm, ''],
    [/127\.0\.0\.1:3000/g, hostOf(server)],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `http { access_log off; ${folders.join(' ')}\n${site}}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off; master_process off; pid ${folder}/pid; events {}\n${http}\n`);
  return [installed('nginx'), '-p', folder, '-e', 'stderr', '-c', file];
}

/** Without TLS and without the admin interface. */
function caddyWords({ port, server, folder }: ProxySetup, recipe: string): readonly string[] {
  const site = filledIn(recipe, [
    [/cards\.example\.org/g, `http://127.0.0.1:${port}`],
    [/127\.0\.0\.1:3000/g, hostOf(server)],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\n${site}`);
  return [installed('caddy'), 'run', '--config', file, '--adapter', 'caddyfile'];
}

const programs = { nginx: nginxWords, Caddy: caddyWords };
export type Proxy = keyof typeof programs;

/** Starts a proxy in front of a server, by the recipe in docs/operations.md, and returns its address. */
export async function startProxy(
  proxy: Proxy,
  server: string,
  change: (recipe: string) => string = (recipe) => recipe,
): Promise<string> {
  const place = { port: await freePort(), server, folder: newFolder() };
  const words = programs[proxy](place, change(exampleBelow(`### ${proxy}`)));
  const home = join(place.folder, 'home');
  mkdirSync(home);
  const running = runProgram(words, { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home });
  await untilOpen(place.port, running);
  return `http://127.0.0.1:${place.port}`;
}

async function untilOpen(port: number, { child, output }: Running): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended:\n${output()}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
}
