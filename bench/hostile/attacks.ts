import { setTimeout as sleep } from 'node:timers/promises';
import type { CodesAnswer } from '../../src/protocol/http.ts';
import { codeLetters } from '../../src/protocol/messages.ts';
import { report, secondsAsked, type Row } from '../measure.ts';
import { friendsAfterAGame, latencyDuring, type Friends } from './honest.ts';
import { filledFolder } from './old-file.ts';
import { onBothSides, stayAway, Target } from './target.ts';
import { openTable, Visitor } from './visitor.ts';

/** The address of a stranger, who has only one unless an attack says otherwise. */
const stranger = '198.51.100.7';

/** An attack, tried once. It says whether the stranger got what they wanted. */
interface Attack {
  readonly key: string;
  readonly label: string;
  readonly tables?: number;
  readonly isDone: (base: string, friends: Friends, target: Target) => Promise<boolean>;
}

/** Milliseconds for which an honest page may wait while strangers do their worst. */
const tooLong = 50;

const sits = (page: Visitor, index: number, seat = 0) =>
  page.does({ do: 'sit', seat, name: `Nobody ${index}`, figure: 'cap' });

/** One of the friends gets up, so that strangers find a seat. */
async function withEmptySeat({ code, pages: [, , celina] }: Friends): Promise<string> {
  await celina.does({ do: 'leave' });
  return code;
}

const attacks: readonly Attack[] = [
  {
    key: 'signs',
    label: 'a message of signs that have many readings stops the server',
    async isDone(base, friends, target) {
      const code = await withEmptySeat(friends);
      const page = await Visitor.at(base, code, 'Stranger', stranger);
      await sits(page, 1, 2);
      await target.reset();
      for (const signs of [10, 20, 24]) await page.does({ do: 'chat', text: `${'👍🏽'.repeat(signs)}\u2060` });
      return (await target.ask('hold')) > 5 * tooLong;
    },
  },
  {
    key: 'host',
    label: 'a stranger inherits a sleeping table and deletes it',
    async isDone(base, friends) {
      const code = await withEmptySeat(friends);
      for (const page of friends.pages) page.leave();
      const page = await Visitor.at(base, code, 'Stranger', stranger);
      await sits(page, 1, 2);
      // The bench server lets the role pass after three seconds.
      for (let second = 0; second < 8 && page.scene?.you.host !== true; second++) {
        await sleep(1000);
        await page.does({ do: 'time' });
      }
      await page.does({ do: 'delete' });
      return (await fetch(`${base}/api/tables/${code}`)).status === 404;
    },
  },
  {
    key: 'waiting',
    label: 'four strangers wait and take the seats of the next game',
    async isDone(base, { code, pages: [ala, bruno, celina] }) {
      for (let index = 0; index < 4; index++) {
        const page = await Visitor.at(base, code, `Waiting ${index}`, `198.51.100.${index + 10}`);
        const figure = ['eyepatch', 'bowler', 'veil', 'moustache'][index];
        await page.does({ do: 'wait', name: `Nobody ${index}`, figure });
      }
      await ala.does({ do: 'start' });
      await ala.does({ do: 'time' });
      const areSeated = [ala, bruno, celina].map(({ scene }) => scene?.you.seat !== null);
      return areSeated.includes(false);
    },
  },
  {
    key: 'names',
    label: '200 names from one address, and nobody new can sit',
    async isDone(base, friends) {
      const code = await withEmptySeat(friends);
      for (let index = 0; index < 200; index++) {
        const page = await Visitor.at(base, code, `Name ${index}`, stranger);
        await sits(page, index, 2);
        await page.does({ do: 'leave' });
        page.leave();
      }
      const dawid = await Visitor.at(base, code, 'Dawid', '203.0.113.4');
      return !(await dawid.does({ do: 'sit', seat: 2, name: 'Dawid', figure: 'veil' }));
    },
  },
  {
    key: 'places',
    label: '62 pages sit, leave and stay, and a friend finds no room',
    async isDone(base, friends) {
      const code = await withEmptySeat(friends);
      friends.pages[2].leave();
      for (let index = 0; index < 62; index++) {
        const page = await Visitor.at(base, code, `Place ${index}`, stranger);
        await sits(page, index, 2);
        await page.does({ do: 'leave' });
      }
      const celina = await Visitor.at(base, code, 'Celina', '203.0.113.3');
      return celina.scene === undefined;
    },
  },
  {
    key: 'tickets',
    label: '240 pages ask for tickets',
    async isDone(base) {
      const pages: Visitor[] = [];
      for (let table = 0; table < 30; table++) {
        const code = await openTable(base, `Owner ${table}`, {}, stranger);
        for (let page = 0; page < 8; page++) pages.push(await Visitor.at(base, code, `Owner ${table}`, stranger));
      }
      const watch = await Visitor.at(base, await openTable(base, 'Ewa', {}, '203.0.113.5'), 'Ewa', '203.0.113.5');
      const usual = await latencyDuring(watch, sleep(1000));
      const latency = await latencyDuring(watch, askForTickets(pages));
      // On a busy machine an answer takes longer without any attack.
      return latency > Math.max(tooLong, 3 * usual);
    },
  },
  {
    key: 'codes',
    label: 'a code of 1000 tables is guessed from one IPv6 network within 30 days',
    tables: 1000,
    async isDone(base) {
      // The server says how long the codes are that it gives to new tables.
      const { letters } = (await (await fetch(`${base}/api/codes`)).json()) as CodesAnswer;
      const misses = await guess(base, letters);
      const days = codeLetters.length ** letters / 1000 / (misses / secondsAsked()) / 86_400;
      return days < 30;
    },
  },
];

/** Every page asks ten times a second, which the bounds on frames allow. */
async function askForTickets(pages: readonly Visitor[]): Promise<void> {
  const end = performance.now() + secondsAsked() * 1000;
  while (performance.now() < end) {
    for (const page of pages) page.send({ do: 'carry', n: page.nextNumber() });
    await sleep(100);
  }
}

/** Tries codes from as many addresses of a /48 as possible. Returns how many guesses were answered. */
async function guess(base: string, length: number): Promise<number> {
  const end = performance.now() + secondsAsked() * 1000;
  let answered = 0;
  let tried = 0;
  const tryOn = async () => {
    while (performance.now() < end) {
      const network = (tried++ & 0xffff).toString(16);
      const letters = Array.from({ length }, () => codeLetters[Math.floor(Math.random() * codeLetters.length)]);
      const code = letters.join('');
      const headers = { 'x-forwarded-for': `2001:db8:0:${network}::1` };
      const { status } = await fetch(`${base}/api/tables/${code}`, { headers });
      if (status !== 429) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, tryOn));
  return answered;
}

interface Outcome {
  readonly latency: number;
  readonly succeeds: boolean;
}

async function tryOut(program: string, { tables = 0, isDone }: Attack): Promise<Outcome> {
  const target = await Target.start(program, tables > 0 ? filledFolder({ tables, entries: 1000 }) : undefined);
  const { base } = target;
  const friends = await friendsAfterAGame(base);
  // The honest page is at another table, so that it stays when an attack ends this one.
  const honest = await Visitor.at(base, await openTable(base, 'Honest', {}, '203.0.113.9'), 'Honest', '203.0.113.9');
  const attack = isDone(base, friends, target);
  const latency = await latencyDuring(honest, attack);
  const succeeds = await attack;
  target.stop();
  return { latency, succeeds };
}

const verdict = ({ succeeds }: Outcome): string => (succeeds ? 'succeeds' : 'fails');

async function main(): Promise<void> {
  stayAway();
  const rows: Row[] = [];
  for (const attack of attacks) {
    const { now, before } = await onBothSides((program) => tryOut(program, attack));
    const [key, what] = [`attacks.${attack.key}`, `ms, ${attack.label}`];
    if (before) {
      const label = `${what}: ${verdict(now)} (before: ${verdict(before)})`;
      rows.push({ key, label, hideout: now.latency, peer: before.latency, ratio: before.latency / now.latency });
    } else rows.push({ key, label: `${what}: ${verdict(now)}`, hideout: now.latency });
  }
  report(rows, ['an answer to an honest page during each attack: 99 of 100 take no longer']);
}

void main();
