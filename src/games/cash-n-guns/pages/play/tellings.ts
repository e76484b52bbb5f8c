import type { CashEvent } from '../../events.ts';
import { bang, click, token, type Bullet } from '../../box.ts';
import { play } from '../../../../web/kit/sounds.ts';
import { entryFor, type ByKind, type EventOf } from '../../../../web/table/playback/by-kind.ts';
import type { Tell } from '../../../../web/table/playback/telling.ts';
import { after } from './changes.ts';
import { bulletFace, faceOf } from './faces.ts';
import { powerOfRule } from './powers.ts';
import { hitsOf } from './shot.ts';
import type { CashShowing } from './showing.svelte.ts';

/** Pauses in milliseconds. */
const glance = 120;
const look = 600;
const stare = 1400;
/** The number of victims whose close-ups last their full time. */
const unhurried = 3;
/** From one number of the count to the next. */
const countBeat = 550;

/** Moments in which many act at once. */
const moments: Partial<Record<CashEvent['kind'], Tell<CashShowing, CashEvent>>> = {
  aims: revealAims,
  stands: revealCourage,
  'lies-down': revealCourage,
  discarded: (showing, events) => pass(showing, events, look),
  fired: fire,
  wounded: fall,
  eliminated: async (showing, events) => {
    await showing.beat(look);
    play('thud');
    await pass(showing, events, stare);
  },
};

/** Moments in which one player acts, where the eye follows something. */
const told: Partial<ByKind<CashEvent, CashShowing, Promise<void>>> = {
  round: async (showing, event) => {
    play('lamp');
    showing.headline = event;
    await pass(showing, [event], stare);
    showing.headline = null;
  },
  'too-slow': (showing, event) => pass(showing, [event], look),
  ordered: command,
  'no-order': (showing, event) => pass(showing, [event], look),
  named: (showing, event) => pass(showing, [event], look),
  took: take,
  healed: (showing, event) => pass(showing, [event], look),
  'lost-pick': (showing, event) => pass(showing, [event], stare),
  stole: carry,
  traded: carry,
  'drew-from': (showing, event) => pocket(showing, event, event.from, event.seat),
  'handed-over': (showing, event) => pocket(showing, event, event.seat, event.to),
  godfather: (showing, event) => pass(showing, [event], look),
  'left-over': (showing, event) => pass(showing, [event], look),
  'last-survivor': theEnd,
  'nobody-left': theEnd,
  over: theEnd,
};

/** Tells one moment. A power at work is announced first. */
export const tell: Tell<CashShowing, CashEvent> = async (showing, events) => {
  const [first] = events;
  if (!first) return;
  if (isAnnounced(first)) {
    showing.headline = first;
    play('flip');
    await showing.beat(stare);
  }
  const many = powerOfRule(first.rule) ? undefined : moments[first.kind];
  const one = entryFor(told, first);
  if (many) await many(showing, events);
  else if (one) await one(showing, first);
  else await pass(showing, events, secret.has(first.kind) ? 0 : glance);
  showing.headline = null;
};

/** Choices that nobody sees take no time. */
const secret: ReadonlySet<CashEvent['kind']> = new Set(['loaded', 'took-aim', 'decided', 'reconsidered']);

/** Small answers appear only in the log. */
const quiet: ReadonlySet<CashEvent['kind']> = new Set(['no-trade', 'allowed', 'waved-on', 'no-fetch', 'handed-over']);
const isAnnounced = ({ rule, kind }: CashEvent): boolean => powerOfRule(rule) !== undefined && !quiet.has(kind);

/** The table moves on after a short pause. */
async function pass(showing: CashShowing, events: readonly CashEvent[], beat: number): Promise<void> {
  showing.view = events.reduce(after, showing.view);
  // The log follows a moment later: one thing at a time, also for the sake of slow devices.
  await showing.beat(Math.min(beat, glance));
  showing.withheld = 0;
  await showing.beat(Math.max(0, beat - glance));
}

/**
 * One, two, three, and all aims appear at the same moment. If the clock has just counted down, there is no second
 * count. [CG-2.4]
 */
async function revealAims(showing: CashShowing, events: readonly CashEvent[]): Promise<void> {
  const counts = events[0]?.rule === 'CG-2.4' && !showing.isCountedDown;
  for (const number of counts ? ([1, 2, 3] as const) : []) {
    showing.count = number;
    play('count');
    await showing.tick(countBeat);
  }
  showing.count = null;
  play('hammer');
  await pass(showing, events, stare);
}

/** The order flies from the Godfather's desk to the player who has to obey. [CG-2.7] */
async function command(showing: CashShowing, event: EventOf<CashEvent, 'ordered'>): Promise<void> {
  play('lamp');
  await showing.flights.fly({ from: seatOf(event.seat), to: seatOf(event.to), face: faceOf(token) });
  play('card');
  await pass(showing, [event], stare);
}

async function revealCourage(showing: CashShowing, events: readonly CashEvent[]): Promise<void> {
  await showing.beat(look);
  if (events.some(({ kind }) => kind === 'lies-down')) play('thud');
  await pass(showing, events, stare);
}

/** The climax: a moment of silence, then the harmless shots, and then each victim. [CG-2.13, CG-2.14] */
async function fire(showing: CashShowing, events: readonly CashEvent[]): Promise<void> {
  const shots = events.filter((event): event is EventOf<CashEvent, 'fired'> => event.kind === 'fired');
  await showing.beat(look);
  const clicks = shots.filter(({ bullet }) => bullet === click);
  if (clicks.length > 0) {
    if (clicks.length === shots.length) showing.withheld = 0;
    reveal(
      showing,
      clicks.map(({ seat }) => seat),
      click,
    );
    await showing.beat(look * 1.5);
  }
  for (const [nth, shot] of hitsOf(shots).entries()) {
    showing.withheld = 0;
    showing.closeUp = shot;
    showing.hit = [shot.at];
    reveal(showing, shot.by, bang);
    // This is never cut short, however far the animation lags behind.
    await showing.tick(nth < unhurried ? stare : look * 1.5);
  }
  showing.closeUp = null;
  await pass(showing, events, 0);
}

function reveal(showing: CashShowing, seats: readonly number[], bullet: Bullet): void {
  showing.shots = { ...showing.shots, ...Object.fromEntries(seats.map((seat) => [seat, bullet])) };
  play(bullet === bang ? 'bang' : 'hammer');
}

async function fall(showing: CashShowing, events: readonly CashEvent[]): Promise<void> {
  play('thud');
  showing.hit = [];
  await pass(showing, events, stare);
}

async function take(showing: CashShowing, event: EventOf<CashEvent, 'took'>): Promise<void> {
  const { share, seat } = event;
  showing.shots = {};
  const to = share === token ? seatOf(seat) : lootOf(seat);
  await showing.flights.fly({ from: `share-${share}`, to, face: faceOf(share) });
  play(share === token ? 'lamp' : 'coin');
  await pass(showing, [event], glance * 2);
}

/** A card of loot changes owners, face down. */
async function carry(showing: CashShowing, event: EventOf<CashEvent, 'stole' | 'traded'>): Promise<void> {
  await showing.flights.fly({ from: lootOf(event.from), to: lootOf(event.seat) });
  play('card');
  await pass(showing, [event], look);
}

/** A bullet goes from hand to hand; only those two players know it. */
async function pocket(
  showing: CashShowing,
  event: EventOf<CashEvent, 'drew-from' | 'handed-over'>,
  from: number,
  to: number,
): Promise<void> {
  const face = event.bullet === undefined ? {} : { face: bulletFace(event.bullet) };
  await showing.flights.fly({ from: seatOf(from), to: seatOf(to), ...face });
  play('card');
  await pass(showing, [event], look);
}

async function theEnd(
  showing: CashShowing,
  event: EventOf<CashEvent, 'last-survivor' | 'nobody-left' | 'over'>,
): Promise<void> {
  showing.headline = event;
  play('lamp');
  await pass(showing, [event], stare);
}

const lootOf = (seat: number) => `loot-${seat}`;
const seatOf = (seat: number) => `seat-${seat}`;
