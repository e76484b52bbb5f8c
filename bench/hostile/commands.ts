import { report, secondsAsked, type Row } from '../measure.ts';
import { onBothSides, stayAway, Target } from './target.ts';
import { openTable, Visitor } from './visitor.ts';

/** Pages of one browser, and milliseconds between two commands of each page: what the bounds on frames allow. */
const pages = 8;
const between = 50;

let lastNumber = 0;
type Command = (turn: number) => object;

/** Sends a command from each page again and again, and returns how many entries were written per second. */
async function flood(target: Target, visitors: readonly Visitor[], command: Command): Promise<number> {
  const entries = await target.ask('entries');
  const begun = performance.now();
  const seconds = secondsAsked();
  await new Promise<void>((resolve) => {
    let turn = 0;
    const timer = setInterval(() => {
      for (const visitor of visitors) visitor.send({ ...command(turn++), n: (lastNumber += 1) });
      if (performance.now() - begun < seconds * 1000) return;
      clearInterval(timer);
      resolve();
    }, between);
  });
  return ((await target.ask('entries')) - entries) / ((performance.now() - begun) / 1000);
}

/** Several pages of one browser at one table. */
const crowd = (base: string, code: string, name: string) =>
  Promise.all(Array.from({ length: pages }, () => Visitor.at(base, code, name)));

const lock: Command = (turn) => ({ do: 'lock', locked: turn % 2 === 0 });
const ring: Command = (turn) =>
  turn % 2 === 0 ? { do: 'ask-in', seat: 1, name: 'Eve', figure: 'cap' } : { do: 'leave' };

async function attack(program: string): Promise<{ readonly locks: number; readonly rings: number }> {
  const target = await Target.start(program);
  const { base } = target;
  const locks = await flood(target, await crowd(base, await openTable(base, 'Host'), 'Host'), lock);
  const running = await openTable(base, 'Ala', { playNow: true });
  await Visitor.at(base, running, 'Ala');
  const rings = await flood(target, await crowd(base, running, 'Eve'), ring);
  target.stop();
  return { locks, rings };
}

async function main(): Promise<void> {
  stayAway();
  const { now, before } = await onBothSides(attack);
  const row = (key: 'locks' | 'rings', label: string): Row => {
    const own = { key: `commands.${key}`, label, hideout: now[key] };
    return before ? { ...own, peer: before[key], ratio: before[key] / Math.max(now[key], 0.01) } : own;
  };
  report([
    row('locks', 'entries a second, a host who locks and unlocks'),
    row('rings', 'entries a second, a stranger who asks and leaves'),
  ]);
}

void main();
