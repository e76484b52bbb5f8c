import { longestKey } from '../protocol/messages.ts';
import { parseHosts } from './limits/hosts.ts';
import { parseProxyTrust, type ProxyTrust } from './limits/proxy-trust.ts';
import type { SettingName } from './setting-names.ts';
import { newKey } from './tunnel/key.ts';
import { readTunnel, type Tunnel } from './tunnel/tunnels.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /**
   * The PostgreSQL database of the tables, which other processes may share. Without it the tables are in the folder.
   */
  readonly databaseUrl: string | undefined;
  /** The folder for daily copies of the tables, if there is one. */
  readonly copiesDir: string | undefined;
  /** The URL at which players reach the server, if it is not the address where it listens. */
  readonly publicUrl: string | undefined;
  /** Names to which the server answers, in addition to the usual ones; one with a dot in front means all below it. */
  readonly allowedHosts: readonly string[];
  /** The proxies in front that may name the address of a visitor; 0 if there are none. */
  readonly trustProxy: ProxyTrust;
  /** The program that makes the server reachable from elsewhere; undefined, if nothing is shared. */
  readonly tunnel: Tunnel | undefined;
  /** The key that a new table needs; undefined, if anyone may open tables. */
  readonly tableKey: string | undefined;
  /** Whether everybody may read /metrics, or only programs on this machine. */
  readonly openMetrics: boolean;
  /** Days after which the server removes a table that nobody has used. */
  readonly keepDays: number;
  /** Whether bots answer without a pause, for tests and load. */
  readonly instantBots: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

/** Shorter keys could be guessed despite the bound on guesses. */
const shortestKey = 8;

const logLevels = ['warn', 'silent', 'error', 'info', 'debug'] as const;

export const help = `Hideout: an online table for gangster games.

Settings come from the environment, such as HOST=127.0.0.1 PORT=8080 npm start

  HOST         address to listen on          0.0.0.0 (all of this machine's)
  PORT         port to listen on             3000
  DATA_DIR     folder for the tables         data (with the command "hideout": a folder in the user's home)
  DATABASE_URL postgres://user:password@host/database, which several servers can share, instead of the folder
  COPIES_DIR   folder for a copy of the tables of each of the last seven days; for a database use pg_dump
  PUBLIC_URL   where players reach it, if a proxy stands in front, such as https://cards.example.org
  ALLOWED_HOSTS  other names to which the server answers, such as cards.example.org,.club.example
  TRUST_PROXY  how many proxies stand in front, or their addresses such as 127.0.0.1,10.0.0.0/8   0
  SHARE        lets friends elsewhere in, as npm start -- --share does: 1, cloudflared, tailscale,
               ssh:user@host:port, or a command with {port} in it
  OPEN_TABLES  anyone, or key: opening a table needs the key in TABLE_KEY; joining needs only a code    anyone
  TABLE_KEY    that key, 8 to 100 characters
  METRICS      1: /metrics answers everybody, also behind a proxy, and not only programs on this machine
  KEEP_DAYS    days until an unused table is removed    30
  BOTS         instant: bots do not think, and nobody waits for those who left (for tests)
  LOG_LEVEL    warn, silent, error, info or debug      warn
`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment. Throws an error that names the first wrong one. */
export function readSettings(environment: Environment): Settings {
  const { HOST, PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, TRUST_PROXY, KEEP_DAYS } = environment;
  const publicUrl = PUBLIC_URL ? readUrl(PUBLIC_URL) : undefined;
  const tunnel = readTunnel(environment['SHARE'] ?? '', { publicUrl, path: environment['PATH'] ?? '' });
  return {
    host: HOST || '0.0.0.0',
    port: wholeNumber('PORT', PORT, { fallback: 3000, least: 0, most: 65535 }),
    dataDir: DATA_DIR || 'data',
    databaseUrl: DATABASE_URL ? readDatabaseUrl(DATABASE_URL) : undefined,
    copiesDir: environment['COPIES_DIR'] || undefined,
    publicUrl,
    allowedHosts: readHosts(environment['ALLOWED_HOSTS'] ?? ''),
    // The tunnel is the only proxy.
    trustProxy: tunnel ? 1 : readTrust(TRUST_PROXY || '0'),
    tunnel,
    // Strangers who find the address of a tunnel must not be able to fill the server with tables.
    tableKey: readTableKey(environment) ?? (tunnel && newKey()),
    openMetrics: isOn(environment, 'METRICS'),
    keepDays: wholeNumber('KEEP_DAYS', KEEP_DAYS, { fallback: 30, least: 1, most: 36500 }),
    instantBots: oneOf(environment, 'BOTS', ['human', 'instant']) === 'instant',
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels),
  };
}

function wholeNumber(
  name: string,
  text: string | undefined,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  if (!text) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}; this is "${text}".`);
  }
  return number;
}

const isOn = (environment: Environment, name: SettingName): boolean => oneOf(environment, name, ['0', '1']) === '1';

/** Reads one of these values. The first one is the default. */
function oneOf<T extends string>(environment: Environment, name: SettingName, values: readonly [T, ...T[]]): T {
  const text = environment[name] || values[0];
  const value = values.find((each) => each === text);
  if (value === undefined) throw new Error(`${name} is one of ${values.join(', ')}; this is "${text}".`);
  return value;
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new Error(`PUBLIC_URL must be an address such as https://cards.example.org; this is "${text}".`);
}

/** The sentence does not repeat the address, which holds a password. */
function readDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new Error('DATABASE_URL must be an address such as postgres://user:password@host/database.');
}

/** The sentences do not repeat the key. */
function readTableKey(environment: Environment): string | undefined {
  const key = environment['TABLE_KEY'] ?? '';
  if (oneOf(environment, 'OPEN_TABLES', ['anyone', 'key']) === 'anyone') {
    if (key) throw new Error('TABLE_KEY counts only with OPEN_TABLES=key; without it anyone may open tables.');
    return undefined;
  }
  const isTidy = key === key.trim() && !/\p{Cc}/u.test(key);
  if (isTidy && key.length >= shortestKey && key.length <= longestKey) return key;
  throw new Error(
    `OPEN_TABLES=key needs a TABLE_KEY of ${shortestKey} to ${longestKey} characters, without blanks around it.`,
  );
}

function readHosts(text: string): readonly string[] {
  const hosts = text ? parseHosts(text) : [];
  if (hosts !== undefined) return hosts;
  throw new Error(
    `ALLOWED_HOSTS must be names such as cards.example.org, or .example.org for all below it, with commas between them; this is "${text}".`,
  );
}

function readTrust(text: string): ProxyTrust {
  const trust = parseProxyTrust(text);
  if (trust !== undefined) return trust;
  throw new Error(
    `TRUST_PROXY must be a number of proxies from 0 to 9, or their addresses such as 127.0.0.1,10.0.0.0/8; this is "${text}".`,
  );
}
