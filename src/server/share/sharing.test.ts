import { onTestFinished, test } from 'vitest';
import { Proof } from './proof.ts';
import { Sharing } from './sharing.ts';

/* Tests tunnels that fail, with real programs. shared-server.test.ts tests one that works. */

const delays = { first: 1500, retry: 30, look: 50, answer: 200, restart: 20, longest: 40 };

/** Shares through a program that Node runs, until a message matches the pattern. */
function said(program: string, pattern: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const tunnel = {
      name: 'test',
      command: [process.execPath, '-e', program] as const,
      address: /https:\/\/[\w.:-]+/g,
      header: undefined,
      advice: '',
    };
    const sharing = new Sharing({
      tunnel,
      port: 9,
      publicUrl: undefined,
      proof: new Proof(),
      say: (sentence) => void (pattern.test(sentence) && resolve()),
      onAddress: (address) => reject(new Error(`${address} was taken for ours.`)),
      delays,
    });
    onTestFinished(() => sharing.stop());
  });
}

test('a tunnel that prints no address is reported and restarted', () =>
  said('setInterval(() => {}, 1000)', /^The tunnel "test" has printed no https address\. It is started again/));

test('a tunnel that dies is reported and restarted', () =>
  said('process.exit(3)', /^The tunnel "test" has ended \(3\)\. It is started again/));

test('an address that leads elsewhere is not shown', () => {
  const printing = 'console.log("https://127.0.0.1:9"); setInterval(() => {}, 1000)';
  return said(printing, /printed https:\/\/127\.0\.0\.1:9, but that address does not lead here/);
});

test('endless output without an address is given up', () =>
  said('setInterval(() => process.stdout.write("x".repeat(1e6)), 1)', /has printed no https address/));
