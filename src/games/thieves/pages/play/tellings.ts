import * as box from '../../box.ts';
import type { ThievesEvent } from '../../events.ts';
import type { Card } from '../../box.ts';
import { play } from '../../../../web/kit/sounds.ts';
import type { ByKind, EventOf } from '../../../../web/table/playback/by-kind.ts';
import { tellEach } from '../../../../web/table/playback/telling.ts';
import { discarded, laid, lifted, received, stolen } from './changes.ts';
import { faceOf } from './faces.ts';
import type { ThievesShowing } from './showing.svelte.ts';

/** Pauses in milliseconds. */
const glance = 120;
const look = 450;
const stare = 1500;

const atOnce = () => Promise.resolve();

/** How each event is shown and sounded. */
const told: ByKind<ThievesEvent, ThievesShowing, Promise<void>> = {
  shuffled: (showing, event) => (event.rule === 'TH-4.3' ? clearMiddle(showing, event) : atOnce()),
  dealt: atOnce,
  'first-player': (showing) => showing.beat(look),
  turn: async (showing, event) => {
    showing.view = laid(showing.view, event);
    await showing.beat(glance);
  },
  drew: (showing, event) => {
    const to = event.rule === 'TH-3.6' ? 'waiting' : handOf(event.seat);
    return carry(showing, event, { from: 'deck', to, card: event.card });
  },
  getaway: async (showing, event) => {
    play('engine');
    await carry(showing, event, { from: 'deck', to: 'getaways', card: box.getaway });
    await showing.beat(look);
  },
  stashed: (showing, event) =>
    carry(showing, event, { from: origin(showing, event), to: lootOf(event.seat), card: undefined }),
  gave: (showing, event) =>
    carry(showing, event, { from: origin(showing, event), to: lootOf(event.to), card: event.card }),
  police: (showing, event) =>
    carry(showing, event, { from: origin(showing, event), to: 'middle', card: event.card, sound: 'lamp' }),
  roadblock: async (showing, event) => {
    await discard(showing, event.seat, box.roadblock);
    if (event.remove !== null) await carry(showing, event, { from: 'middle', to: 'discards', card: event.remove });
    await showing.beat(look);
  },
  alarm: async (showing, { seat }) => {
    await discard(showing, seat, box.alarm);
    showing.moment = { kind: 'alarm', cars: 0 };
    await showing.beat(look * 2);
    showing.moment = null;
  },
  thief: async (showing, event) => {
    await discard(showing, event.seat, box.thief);
    await steal(showing, event);
    await showing.beat(look);
  },
  'idle-thief': (showing, { seat }) => discard(showing, seat, box.thief),
  'double-loot': (showing, { seat }) => discard(showing, seat, box.doubleLoot),
  raid: async (showing, { cars }) => {
    await showing.beat(look);
    play('siren');
    showing.moment = { kind: 'raid', cars };
    await showing.beat(stare);
  },
  showed: async (showing, { seat, cards, value }) => {
    if (cards.length > 0) play('flip');
    showing.shown = { ...showing.shown, [seat]: { cards, value, lost: false } };
    await showing.beat(cards.length > 0 ? look : 0);
  },
  lost: async (showing, event) => {
    const { seat, cards } = event;
    showing.shown = { ...showing.shown, [seat]: { cards, value: showing.shown[seat]?.value ?? 0, lost: true } };
    await showing.beat(stare);
    play('card');
    const flight = Promise.all(cards.map((card) => fly(showing, lootOf(seat), 'deck', card)));
    showing.shown = { ...showing.shown, [seat]: { cards: [], value: 0, lost: true } };
    showing.view = lifted(showing.view, event);
    await flight;
    showing.view = laid(showing.view, event);
  },
  'nobody-lost': (showing) => showing.beat(stare),
  over: async (showing) => {
    showing.moment = { kind: 'over', cars: 0 };
    play('engine');
    await showing.beat(stare);
  },
};

export const tell = tellEach(told);

interface Way {
  readonly from: string;
  readonly to: string;
  readonly card: Card | undefined;
  readonly sound?: 'card' | 'lamp';
}

const handOf = (seat: number) => `hand-${seat}`;
const lootOf = (seat: number) => `loot-${seat}`;

/** The viewer's own card flies from its place in the hand; other cards fly from their player. */
const origin = ({ you }: ThievesShowing, { seat, card }: { readonly seat: number; readonly card?: Card }) =>
  seat === you() && card !== undefined ? `own-${card}` : handOf(seat);

const fly = ({ flights }: ThievesShowing, from: string, to: string, card: Card | undefined): Promise<void> =>
  flights.fly({ from, to, face: card === undefined ? undefined : faceOf(card) });

async function carry(
  showing: ThievesShowing,
  event: ThievesEvent,
  { from, to, card, sound = 'card' }: Way,
): Promise<void> {
  const flight = fly(showing, from, to, card);
  showing.view = lifted(showing.view, event);
  await flight;
  showing.view = laid(showing.view, event);
  play(sound);
  await showing.beat(glance);
}

async function discard(showing: ThievesShowing, seat: number, card: Card): Promise<void> {
  const flight = fly(showing, origin(showing, { seat, card }), 'discards', card);
  await flight;
  showing.view = discarded(showing.view, seat, card);
  play('card');
  await showing.beat(look);
}

async function steal(showing: ThievesShowing, event: EventOf<ThievesEvent, 'thief'>): Promise<void> {
  const card = stolen(showing.view, event);
  const flight = fly(
    showing,
    lootOf(event.from),
    lootOf(event.to),
    card?.faceUp ? (card.card ?? undefined) : undefined,
  );
  showing.view = lifted(showing.view, event);
  await flight;
  if (card) showing.view = received(showing.view, event, card);
  play('card');
}

async function clearMiddle(showing: ThievesShowing, event: EventOf<ThievesEvent, 'shuffled'>): Promise<void> {
  const flight = Promise.all(showing.view.middle.map((card) => fly(showing, 'middle', 'deck', card)));
  showing.view = lifted(showing.view, event);
  await flight;
  showing.moment = null;
  showing.shown = {};
  await showing.beat(look);
}
