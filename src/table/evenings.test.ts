import { expect, test } from 'vitest';
import { awayForLong } from '../protocol/times.ts';
import { scaled } from '../testing/scale.ts';
import { devices, Evening, type Witness } from './testing/evening.ts';
import type { LogEntry } from './entries.ts';
import { ownScene } from './scene.ts';
import { emptySeat, isMachine, seatOf, type SeatState, type TableState } from './state.ts';

/*
 * What holds whatever six devices do in any order. The witness knows the entries and who had the table open. It works
 * out for itself who may sit where and what was agreed, without the code under test.
 */

/** Who was there when a vote was opened, and who has agreed. */
interface Question {
  readonly here: readonly number[];
  readonly justGone: readonly number[];
  readonly yes: Set<number>;
}

/** How often each thing under test has happened. A test in which it never does proves nothing. */
const passed = {
  ...{ ended: 0, resumed: 0, letIn: 0, removed: 0, carried: 0, next: 0, otherGame: 0, waited: 0 },
  ...{ inherited: 0, cameBack: 0 },
};

/** Throws an error with the first sentence that is false. */
function mustHold(sentences: Readonly<Record<string, boolean | undefined>>): void {
  for (const [sentence, isTrue] of Object.entries(sentences)) if (!isTrue) throw new Error(`Not so: ${sentence}`);
}

const ownersOf = (seats: readonly SeatState[]) => seats.flatMap(({ owner }) => owner ?? []);

function question({ seats }: Pick<TableState, 'seats'>, { present, away, now }: Evening): Question {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.owner !== null);
  const since = (seat: number) => away.get(seats[seat]?.owner ?? '') ?? now;
  const here = people.filter((seat) => present.has(seats[seat]?.owner ?? ''));
  const justGone = people.filter((seat) => !here.includes(seat) && now - since(seat) < awayForLong);
  return { here, justGone, yes: new Set() };
}

const allAgreed = ({ here, yes }: Question) => here.every((seat) => yes.has(seat));

/** Watches who has the role of the host: who opened the table, whom they gave it, or somebody who played with these. */
function watchHosts(): Witness {
  let keepers: readonly string[] = ['ala'];
  const companions = new Set<string>();
  return (entry, before, { table }) => {
    if (entry.kind === 'carried' && seatOf(before, entry.to) === null) {
      keepers = keepers.map((owner) => (owner === entry.owner ? entry.to : owner));
      if (companions.has(entry.owner)) companions.add(entry.to);
    }
    if (entry.kind === 'left' && entry.by === 'host') {
      const sentAway = before.seats[entry.seat]?.owner ?? '';
      const isFair = keepers.includes(entry.key?.owner ?? '') || !keepers.includes(sentAway);
      mustHold({ 'an heir sends away nobody to whom the table belongs': isFair });
      if (sentAway !== keepers[0]) keepers = keepers.filter((owner) => owner !== sentAway);
    }
    if (entry.kind === 'host' && entry.key) {
      const [opener = ''] = keepers;
      if (keepers.includes(entry.key.owner)) keepers = [...new Set([opener, entry.owner])];
    } else if (entry.kind === 'host') {
      const isBack = keepers.includes(entry.owner);
      const mayInherit = before.finished === 0 || companions.has(entry.owner);
      mustHold({ 'only somebody who finished a game with the host inherits': isBack || mayInherit });
      passed[isBack ? 'cameBack' : 'inherited'] += 1;
    }
    if (table.finished === before.finished) return;
    const players = table.seats.flatMap(({ owner, standIn }) => (owner === null || standIn ? [] : owner));
    if (players.some((owner) => keepers.includes(owner))) for (const owner of players) companions.add(owner);
  };
}

/** Watches one evening. */
function watch(): Witness {
  const watchRoles = watchHosts();
  /** The devices that may see the hand of each seat, and the seats that have never had a person in this game. */
  let mayLook: readonly Set<string>[] = [];
  let bots = new Set<number>();
  let votes: Partial<Record<'end' | 'newcomer' | 'resume', Question>> = {};

  const begin = ({ seats }: TableState) => {
    mayLook = seats.map(({ owner }) => new Set(owner === null ? [] : [owner]));
    bots = new Set([...seats.keys()].filter((seat) => seats[seat]?.owner === null));
    votes = {};
  };

  const follow = (entry: LogEntry, before: TableState, evening: Evening) => {
    if (entry.kind === 'started' || entry.kind === 'next') begin(evening.table);
    if (entry.kind === 'end-asked') votes.end = question(before, evening);
    if (entry.kind === 'asked-in') votes.newcomer = question(before, evening);
    if (entry.kind === 'resume-asked' && before.resumable) votes.resume = question(before.resumable, evening);
    if (entry.kind === 'end-asked' || (entry.kind === 'end' && entry.agree)) votes.end?.yes.add(entry.seat);
    if (entry.kind === 'let-in') votes.newcomer?.yes.add(entry.seat);
    if (entry.kind === 'resume-asked' || (entry.kind === 'resume' && entry.agree)) votes.resume?.yes.add(entry.seat);
    if (entry.kind === 'carried') {
      passed.carried += 1;
      const games = [before, before.resumable].flatMap((each) => (each ? [seatOf(each, entry.owner)] : []));
      for (const seat of games) if (seat !== null) mayLook[seat]?.add(entry.to);
    }
    if (entry.kind === 'left' && before.stage === 'playing') passed.removed += 1;
  };

  const arrange = (entry: LogEntry, before: TableState, { table, present }: Evening) => {
    const people = [...ownersOf(before.seats), ...before.waiting];
    const after = [...ownersOf(table.seats), ...table.waiting];
    const isReady = (owner: string) => before.next.ready.includes(owner);
    const awaited = before.seats.flatMap(({ owner, standIn }) => (owner !== null && !standIn ? owner : []));
    mustHold({
      'nobody is lost between two games': people.toSorted().join() === after.toSorted().join(),
      'people who are here play before those who are not':
        !ownersOf(table.seats).some((owner) => !present.has(owner)) ||
        !table.waiting.some((owner) => present.has(owner)),
      'nobody is torn from the count but by the host':
        entry.key !== undefined || awaited.every((owner) => isReady(owner) || !present.has(owner)),
    });
    if (entry.kind === 'next') passed.next += 1;
    if (table.game !== before.game) passed.otherGame += 1;
    if (before.waiting.some((owner) => ownersOf(table.seats).includes(owner))) passed.waited += 1;
  };

  const outcome = (entry: LogEntry, before: TableState, evening: Evening) => {
    const { table } = evening;
    if (before.stage === 'playing' && table.stage === 'lobby') {
      const { end } = votes;
      const isFair = end && allAgreed(end) && (end.justGone.length === 0 || end.yes.size >= 2);
      mustHold({ 'a game ends with the word of everybody who was there': isFair });
      passed.ended += 1;
    }
    if (before.resumable && entry.kind.startsWith('resume') && table.stage === 'playing') {
      mustHold({ 'everybody who was there takes up a game': votes.resume && allAgreed(votes.resume) });
      passed.resumed += 1;
    }
    if (entry.kind === 'next' || entry.kind === 'chosen') arrange(entry, before, evening);
    const newcomer = entry.kind === 'let-in' && before.newcomer && table.seats[before.newcomer.seat]?.owner;
    if (!newcomer || !before.newcomer) return;
    const { seat } = before.newcomer;
    const asked = votes.newcomer;
    mustHold({
      'a newcomer gets a seat that was nobody’s in this game': bots.has(seat),
      'everybody who was there lets a newcomer in': asked && allAgreed(asked),
      'nobody who had just gone is passed over': asked?.justGone.every((each) => asked.yes.has(each)),
    });
    mayLook[seat]?.add(newcomer);
    bots.delete(seat);
    passed.letIn += 1;
  };

  return (entry, before, evening) => {
    watchRoles(entry, before, evening);
    follow(entry, before, evening);
    outcome(entry, before, evening);
    const { table } = evening;
    for (const { seats } of [table, ...(table.resumable ? [table.resumable] : [])]) {
      mustHold({ 'a device has one seat at most': new Set(ownersOf(seats)).size === ownersOf(seats).length });
    }
    if (table.stage !== 'playing') return;
    for (const device of devices) {
      const { you, view } = ownScene(table, device);
      const isTheirs = mayLook[you.seat ?? -1]?.has(device);
      mustHold({ [`${device} sees only hands that are their own`]: view === null || isTheirs });
    }
    const canGoOn = table.pausedAt === null ? isSomebodyAsked(evening) : ownersOf(table.seats).length > 0;
    mustHold({ 'somebody or something can make the game go on': canGoOn });
  };
}

/** A bot or stand-in has a plan, a present person is asked, and an absent one will get a stand-in. */
function isSomebodyAsked({ table, present, plan }: Evening): boolean {
  const { play } = table;
  const asked = play?.game.toAct(play.state) ?? [];
  const isAsked = (seat: number) => {
    const there = table.seats[seat] ?? emptySeat;
    const { owner } = there;
    if (owner !== null && !there.standIn && present.has(owner)) return ownScene(table, owner).ask !== null;
    return (owner !== null || isMachine(there)) && (present.size === 0 || plan !== undefined);
  };
  return asked.length > 0 && asked.every(isAsked);
}

const evenings = scaled({ quick: 500, normal: 10_000, long: 100_000 });

test(`${evenings} evenings of six devices: one seat each, no hands of others, fair votes, and no game hangs`, () => {
  for (let number = 0; number < evenings; number++) {
    const log: LogEntry[] = [];
    const witness = watch();
    try {
      const evening = new Evening(number, (entry, ...rest) => {
        log.push(entry);
        witness(entry, ...rest);
      });
      for (let step = 0; step < 40; step++) evening.step();
    } catch (error) {
      throw new Error(`Evening ${number}: ${log.map((entry) => JSON.stringify(entry)).join('\n')}`, { cause: error });
    }
  }
  for (const [what, times] of Object.entries(passed)) expect(times, what).toBeGreaterThan(evenings / 100);
});
