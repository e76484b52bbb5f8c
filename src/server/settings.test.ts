import { expect, test } from 'vitest';
import { settingNames } from './setting-names.ts';
import { help, readSettings } from './settings.ts';

const usual = {
  host: '0.0.0.0',
  port: 3000,
  dataDir: 'data',
  databaseUrl: undefined,
  copiesDir: undefined,
  publicUrl: undefined,
  allowedHosts: [],
  trustProxy: 0,
  tableKey: undefined,
  openMetrics: false,
  keepDays: 30,
  instantBots: false,
  logLevel: 'warn',
};

test('without a word the server listens for everyone on port 3000 and keeps tables for a month', () => {
  expect(readSettings({})).toEqual(usual);
});

test('an empty word is none', () => {
  const names = [
    'HOST',
    'PORT',
    'DATA_DIR',
    'PUBLIC_URL',
    'ALLOWED_HOSTS',
    'TRUST_PROXY',
    'METRICS',
    'KEEP_DAYS',
    'BOTS',
    'LOG_LEVEL',
    'OPEN_TABLES',
    'TABLE_KEY',
  ];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(usual);
});

test('what the environment says counts', () => {
  const environment = {
    HOST: '127.0.0.1',
    PORT: '8080',
    DATA_DIR: '/var/lib/hideout',
    COPIES_DIR: '/mnt/copies',
    PUBLIC_URL: 'https://cards.example.org/',
    ALLOWED_HOSTS: 'Old.example.org, .club.example,zażółć.example',
    TRUST_PROXY: '10.0.0.1, fd00::/8',
    OPEN_TABLES: 'key',
    TABLE_KEY: 'grüner Mond',
    METRICS: '1',
    KEEP_DAYS: '7',
    BOTS: 'instant',
    LOG_LEVEL: 'info',
  };
  expect(readSettings(environment)).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '/var/lib/hideout',
    copiesDir: '/mnt/copies',
    publicUrl: 'https://cards.example.org',
    allowedHosts: ['old.example.org', '.club.example', 'xn--za-6ja4f8n1l.example'],
    trustProxy: ['10.0.0.1', 'fd00::/8'],
    tableKey: 'grüner Mond',
    openMetrics: true,
    keepDays: 7,
    instantBots: true,
    logLevel: 'info',
  });
});

test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80'])('PORT "%s" is refused in one sentence', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT must be a whole number from 0 to 65535; this is "${port}".`);
});

test.each([
  ['KEEP_DAYS', '0', 'KEEP_DAYS must be a whole number from 1 to 36500; this is "0".'],
  [
    'TRUST_PROXY',
    'yes',
    'TRUST_PROXY must be a number of proxies from 0 to 9, or their addresses such as 127.0.0.1,10.0.0.0/8; this is "yes".',
  ],
  ['METRICS', 'all', 'METRICS is one of 0, 1; this is "all".'],
  ['BOTS', 'fast', 'BOTS is one of human, instant; this is "fast".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is one of warn, silent, error, info, debug; this is "loud".'],
  ['PUBLIC_URL', 'cards', 'PUBLIC_URL must be an address such as https://cards.example.org; this is "cards".'],
  ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL must be an address such as https://cards.example.org; this is "ftp://x".'],
])('%s "%s" is refused in one sentence', (name, text, sentence) => {
  expect(() => readSettings({ [name]: text })).toThrow(sentence);
});

test.each([
  'cards.example.org:8443',
  'https://cards.example.org',
  '*.example.org',
  'a b',
  'one,,two',
  '.',
  '*',
  '[::1]',
])('ALLOWED_HOSTS "%s" is refused in one sentence', (text) => {
  expect(() => readSettings({ ALLOWED_HOSTS: text })).toThrow(
    `ALLOWED_HOSTS must be names such as cards.example.org, or .example.org for all below it, with commas between them; this is "${text}".`,
  );
});

test.each([
  [{ OPEN_TABLES: 'friends' }, 'OPEN_TABLES is one of anyone, key; this is "friends".'],
  [{ OPEN_TABLES: 'key' }, 'OPEN_TABLES=key needs a TABLE_KEY of 8 to 100 characters, without blanks around it.'],
  [{ OPEN_TABLES: 'key', TABLE_KEY: 'secret7' }, 'OPEN_TABLES=key needs a TABLE_KEY of 8 to 100 characters'],
  [{ OPEN_TABLES: 'key', TABLE_KEY: ' secret key' }, 'OPEN_TABLES=key needs a TABLE_KEY of 8 to 100 characters'],
  [{ TABLE_KEY: 'secret key' }, 'TABLE_KEY counts only with OPEN_TABLES=key'],
])('%o is refused in one sentence, which does not repeat the key', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
  expect(() => readSettings(environment)).not.toThrow(/secret/);
});

test('help names every setting', () => {
  for (const name of 'HOST PORT DATA_DIR COPIES_DIR DATABASE_URL PUBLIC_URL ALLOWED_HOSTS TRUST_PROXY OPEN_TABLES TABLE_KEY METRICS KEEP_DAYS BOTS LOG_LEVEL'.split(
    ' ',
  )) {
    expect(help).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test('the list of all settings, which other programs do not get, is that of the help', () => {
  expect([...help.matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name)).toEqual(settingNames);
});
