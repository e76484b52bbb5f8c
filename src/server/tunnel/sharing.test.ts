import { fileURLToPath } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { Proof } from './proof.ts';
import { Sharing, type Delays } from './sharing.ts';

/* Tests tunnels that fail, with real programs. shared-server.test.ts tests one that works. */

const delays = { first: 60_000, retry: 30, look: 50, answer: 200, restart: 20, longest: 40 };

const impatient = { first: 1500 };

/** Shares through a program that Node runs, until a message matches the pattern. */
const said = (program: string, pattern: RegExp, patience?: Partial<Delays>) =>
  saidBy([process.execPath, '-e', program], pattern, patience);

function saidBy(command: readonly [string, ...string[]], pattern: RegExp, patience?: Partial<Delays>): Promise<void> {
  return new Promise((resolve, reject) => {
    const tunnel = {
      name: 'test',
      command,
      address: /https:\/\/[\w.:-]+/g,
      header: undefined,
      advice: '',
      isTried: true,
    };
    const sharing = new Sharing({
      tunnel,
      port: 9,
      publicUrl: undefined,
      proof: new Proof(),
      say: (sentence) => void (pattern.test(sentence) && resolve()),
      onAddress: (address) => reject(new Error(`${address} was taken for ours.`)),
      delays: { ...delays, ...patience },
    });
    onTestFinished(() => sharing.stop());
  });
}

test('a tunnel that prints no address is reported and restarted', () =>
  said(
    'setInterval(() => {}, 1000)',
    /^The tunnel "test" has printed no https address\. It is started again/,
    impatient,
  ));

test('a tunnel that dies is reported and restarted', () =>
  said('process.exit(3)', /^The tunnel "test" has ended \(3\)\. It is started again/));

test('a tunnel that dies is quoted', () =>
  said(
    'console.error("\\u001b[31mme@host: Permission denied\\u001b[0m"); process.exitCode = 255',
    /^The tunnel "test" has ended \(255\): me@host: Permission denied\. It is/,
  ));

test.each([
  ['does not exist', '/nowhere/tunnel'],
  ['is no program', fileURLToPath(import.meta.url)],
])('a command that %s is reported', (_, command) =>
  saidBy([command], /^The tunnel "test" cannot be started: .*(not found|denied|No such).*\. It is started again/),
);

test('an address that leads elsewhere is not shown', () => {
  const printing = 'console.log("https://127.0.0.1:9"); setInterval(() => {}, 1000)';
  return said(printing, /printed https:\/\/127\.0\.0\.1:9, but that address does not lead here/, impatient);
});

test('endless output without an address is given up', () =>
  said('setInterval(() => process.stdout.write("x".repeat(1e6)), 1)', /has printed no https address/, impatient));
