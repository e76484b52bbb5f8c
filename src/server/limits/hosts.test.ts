import { get } from 'node:http';
import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hostCheck, hostsInWords } from './hosts.ts';
import { Player, socketOf, openTable } from '../testing/player.ts';
import { startServer } from '../testing/server.ts';

const unset = { host: '0.0.0.0', publicUrl: undefined, allowedHosts: [] };

describe('without any setting the server answers to names that no stranger can point at it', () => {
  const answersTo = hostCheck(unset, 'Attic.example.net');

  test.each([
    ['an address', '192.168.1.5:3000'],
    ['an address', '203.0.113.7'],
    ['an IPv6 address', '[::1]:3000'],
    ['an IPv6 address', '[2001:db8::7]'],
    ['this computer', 'localhost:3000'],
    ['this machine', 'attic.example.net:3000'],
    ['a name without a dot', 'attic:3000'],
    ['a name without a dot', 'ATTIC.'],
    ['mDNS', 'attic.local'],
    ['a router', 'attic.lan'],
    ['a home network', 'attic.home.arpa'],
    ['a private network', 'attic.corp.internal'],
    ['a Fritz!Box', 'attic.fritz.box'],
    ['Tailscale', 'attic.tail1234.ts.net:3000'],
    ['a program that names no host, such as a check by HTTP/1.0', undefined],
  ])('%s: %s', (_, host) => {
    expect(answersTo(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    'evil.example.',
    'local.evil.example',
    'evillocal.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '1.2.3.4.5',
    'attic.example.net.evil.example',
    'other.example.net',
    '.local',
    '',
    ':3000',
    '[evil.example]',
    'evil.example:80:80',
    'me@attic.local',
    'attic.local/evil.example',
    'evil.example\u0000.local',
  ])('not "%s"', (host) => {
    expect(answersTo(host)).toBe(false);
  });
});

test('names are added by PUBLIC_URL, HOST and ALLOWED_HOSTS', () => {
  const answersTo = hostCheck({
    host: 'games.example.net',
    publicUrl: 'https://cards.example.org:8443/',
    allowedHosts: ['old.example.org', '.club.example'],
  });
  const asked = ['games.example.net', 'cards.example.org', 'OLD.example.org:80', 'a.b.club.example', 'club.example'];
  expect(asked.map(answersTo)).toEqual([true, true, true, true, true]);
  expect(['a.old.example.org', 'badclub.example'].map(answersTo)).toEqual([false, false]);
});

test('a public URL that comes and goes, as that of a tunnel, is read each time', () => {
  const settings: { host: string; publicUrl: string | undefined; allowedHosts: [] } = { ...unset, allowedHosts: [] };
  const answersTo = hostCheck(settings);
  expect(answersTo('new.trycloudflare.com')).toBe(false);
  settings.publicUrl = 'https://new.trycloudflare.com';
  expect(answersTo('new.trycloudflare.com')).toBe(true);
});

test('the list says each name, and how to add one', () => {
  const words = hostsInWords({ ...unset, publicUrl: 'https://cards.example.org', allowedHosts: ['.club.example'] });
  expect(words).toContain('cards.example.org');
  expect(words).toContain('.club.example');
  expect(words).toContain('.home.arpa');
  expect(words).toContain(hostname().toLowerCase());
  expect(words).toContain('ALLOWED_HOSTS');
});

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Asks under this name, as a browser does whose name server has been told that the name belongs to this machine. */
const ask = (base: string, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(base + path, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => (text += more));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).on('error', reject);
  });

test.each(['/metrics', '/health', '/ready', '/api/games', '/api/addresses', '/api/tables/AAAAAA', '/', '/nothing'])(
  '%s answers 421 under the name of a stranger, and names the setting',
  async (path) => {
    const { base } = await startServer();
    const strange = await ask(base, path, { host: 'evil.example' });
    expect([strange.status, strange.text]).toEqual([421, expect.stringContaining('ALLOWED_HOSTS=evil.example')]);
    expect((await ask(base, path, { host: 'localhost' })).status).not.toBe(421);
  },
);

test('a Polish browser gets the sentence in Polish, and what is no name is not repeated', async () => {
  const { base } = await startServer();
  const polish = await ask(base, '/', { host: 'evil.example', 'accept-language': 'pl,en;q=0.5' });
  expect(polish.text).toMatch(/^Ten serwer .*ALLOWED_HOSTS=evil\.example/);
  const odd = await ask(base, '/', { host: '<img src=x>.example' });
  expect([odd.status, odd.text.includes('<img')]).toEqual([421, false]);
});

test('a socket under the name of a stranger is refused, though its page has the same name', async () => {
  const { base } = await startServer();
  const code = await openTable(base, 'Ala');
  const under = (host: string) => {
    const page = new Player(socketOf(base, code), 'Eve', { host }, { origin: `http://${host}` });
    const answered = new Promise<number | undefined>((resolve) => {
      page.socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      page.socket.on('open', () => resolve(101));
    });
    return answered;
  };
  expect([await under('evil.example'), await under('attic.local')]).toEqual([421, 101]);
});

test('with ALLOWED_HOSTS the server answers to that name', async () => {
  const { base } = await startServer({ settings: { allowedHosts: ['cards.example.org'] } });
  expect((await ask(base, '/health', { host: 'cards.example.org' })).status).toBe(200);
});
