import { chicago, cityOf } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import { play, type Sound } from '../../../../web/kit/sounds.ts';
import type { ByKind, EventOf } from '../../../../web/table/playback/by-kind.ts';
import { tellEach } from '../../../../web/table/playback/telling.ts';
import { after } from './changes.ts';
import { faceOf } from './faces.ts';
import type { Moment, TheBossShowing } from './showing.svelte.ts';

/** Pauses in milliseconds. */
const glance = 120;
const look = 500;
const read = 900;
const stare = 1700;

/** How each event is shown and sounded. */
const told: ByKind<TheBossEvent, TheBossShowing, Promise<void>> = {
  cities: (showing) => showing.beat(glance),
  'first-player': (showing) => showing.beat(glance),
  'police-shuffled': atOnce,
  round: async (showing, event) => {
    showing.rest();
    showing.view = after(showing.view, event);
    await pause(showing, { kind: 'round', round: event.round }, read);
  },
  back: (showing, event) => change(showing, event, read),
  hidden: atOnce,
  shuffled: atOnce,
  dealt: (showing, event) => {
    play('card');
    return change(showing, event, glance);
  },
  'last-lap': (showing, event) => change(showing, event, read),
  turn: (showing, event) => {
    showing.spot = null;
    return change(showing, event, glance);
  },
  placed: (showing, event) => {
    play('click');
    showing.spot = event.city;
    return change(showing, event, look);
  },
  passed: (showing, event) => change(showing, event, glance),
  revealed: reveal,
  police: async (showing, event) => {
    play('siren');
    const { card, silver, gold } = event;
    showing.view = after(showing.view, event);
    await pause(showing, { kind: 'police', card, silver, gold }, stare);
  },
  'last-round': async (showing, event) => {
    showing.view = after(showing.view, event);
    await pause(showing, { kind: 'last-round' }, stare);
  },
  took: async (showing, event) => {
    const isFirst = showing.view.hidden.every((card) => card === null);
    if (isFirst) await pause(showing, { kind: 'settle' }, read);
    play('flip');
    showing.spot = event.city;
    showing.gain = null;
    await change(showing, event, read);
  },
  money: (showing, event) => {
    showing.gain = event;
    if (event.amount > 0) play('coin');
    return change(showing, event, read);
  },
  killed: (showing, event) => strike(showing, event, 'bang'),
  hospital: (showing, event) => strike(showing, event, 'lamp'),
  prison: (showing, event) => strike(showing, event, 'lamp'),
  banished: (showing, event) => strike(showing, event, 'engine'),
  chicago: async (showing, event) => {
    showing.spot = chicago;
    showing.gain = event.seat === null ? null : { seat: event.seat, amount: event.amount };
    if (event.amount > 0) play('coin');
    await change(showing, event, stare);
  },
  'amateurs-left': (showing) => showing.beat(look),
  over: (showing) => pause(showing, { kind: 'over' }, stare),
};

export const tell = tellEach(told);

function atOnce(): Promise<void> {
  return Promise.resolve();
}

function change(showing: TheBossShowing, event: TheBossEvent, beat: number): Promise<void> {
  showing.view = after(showing.view, event);
  return showing.beat(beat);
}

async function pause(showing: TheBossShowing, moment: Moment, beat: number): Promise<void> {
  showing.moment = moment;
  await showing.beat(beat);
  showing.moment = null;
}

function strike(
  showing: TheBossShowing,
  event: EventOf<TheBossEvent, 'killed' | 'hospital' | 'prison' | 'banished'>,
  sound: Sound,
): Promise<void> {
  play(sound);
  showing.gain = { seat: event.seat, amount: null };
  return change(showing, event, stare);
}

/** The viewer's own card flies from its place in the hand; other cards fly from their player. */
async function reveal(showing: TheBossShowing, event: EventOf<TheBossEvent, 'revealed'>): Promise<void> {
  const { seat, card } = event;
  const from = showing.view.hand.includes(card) ? `own-${card}` : `hand-${seat}`;
  const city = cityOf[card] ?? 0;
  showing.spot = city;
  await showing.flights.fly({ from, to: `city-${city}`, face: faceOf(card) });
  play('card');
  await change(showing, event, look);
}
