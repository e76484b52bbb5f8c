import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTunnel } from './tunnels.ts';

/** A folder that contains programs with these names. */
function pathWith(...programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of programs) writeFileSync(join(folder, program), '', { mode: 0o755 });
  return folder;
}

const read = (text: string, path = pathWith(), publicUrl?: string) => readTunnel(text, { publicUrl, path });

test('nothing is shared unless somebody asks for it', () => {
  expect([read(''), read('0')]).toEqual([undefined, undefined]);
});

test('without a name, the first program that is installed is taken', () => {
  expect(read('1', pathWith('tailscale'))?.name).toBe('tailscale');
  expect(read('1', pathWith('tailscale', 'cloudflared'))?.name).toBe('cloudflared');
});

test('if there is none, one sentence says what to install', () => {
  expect(() => read('1')).toThrow(
    /^To share, install cloudflared .* or Tailscale, or give a command: SHARE="my-tunnel \{port\}"$/,
  );
  expect(() => read('cloudflared')).toThrow(/needs the program "cloudflared", which is not installed here\. Install/);
  expect(() => read('my-tunnel {port}')).toThrow(/needs the program "my-tunnel"/);
});

test('a command keeps quoted words together', () => {
  const tunnel = read('my-tunnel --to "http://127.0.0.1:{port} now"', pathWith('my-tunnel'));
  expect(tunnel?.command).toEqual(['my-tunnel', '--to', 'http://127.0.0.1:{port} now']);
});

test('a machine of one’s own needs to be told with its address', () => {
  const path = pathWith('ssh');
  expect(() => read('ssh:me@cards.example.org:8080', path)).toThrow(/needs PUBLIC_URL/);
  const tunnel = read('ssh:me@cards.example.org:8080', path, 'https://cards.example.org');
  expect(tunnel?.command.slice(-2)).toEqual(['127.0.0.1:8080:127.0.0.1:{port}', 'me@cards.example.org']);
});

test.each(['rubbish', 'my-tunnel 3000', 'ssh:host', 'ssh:-oProxyCommand=x:80'])(
  '%s is refused in one sentence',
  (text) => {
    expect(() => read(text, pathWith('my-tunnel', 'ssh'))).toThrow(/^SHARE is 1, cloudflared/);
  },
);

test('an address without https is refused', () => {
  expect(() => read('1', pathWith('cloudflared'), 'http://cards.example.org')).toThrow(/must begin with https/);
});
