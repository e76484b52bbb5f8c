import type { ThievesEvent } from '../../../games/thieves/events.ts';
import { say } from '../../../words/index.ts';
import type { LogEntry } from '../../table/log.ts';
import { faceOf, whatIs } from './faces.ts';

type Sentences = {
  readonly [Kind in ThievesEvent['kind']]: (
    event: Extract<ThievesEvent, { kind: Kind }>,
    name: (seat: number) => string,
  ) => string | null;
};

/** What the log says about each event; some things go without saying. */
const sentences: Sentences = {
  shuffled: () => null,
  dealt: () => null,
  turn: () => null,
  'first-player': ({ drawn }, name) => say('thieves.event.first-player', { name: name(drawn) }),
  drew: ({ seat, card }, name) =>
    card === undefined ? null : say('thieves.event.drew.seen', { name: name(seat), card: faceOf(card).name }),
  getaway: ({ seat, laid }, name) => say('thieves.event.getaway', { name: name(seat), laid }),
  stashed: ({ seat, card }, name) =>
    card === undefined
      ? say('thieves.event.stashed', { name: name(seat) })
      : say('thieves.event.stashed.seen', { name: name(seat), what: whatIs(card) }),
  gave: ({ seat, card, to }, name) => say('thieves.event.gave', { name: name(seat), what: whatIs(card), to: name(to) }),
  police: ({ seat, card, cars }, name) => say('thieves.event.police', { name: name(seat), what: whatIs(card), cars }),
  roadblock: ({ seat, remove }, name) =>
    remove === null
      ? say('thieves.event.roadblock.nothing', { name: name(seat) })
      : say('thieves.event.roadblock', { name: name(seat), what: whatIs(remove) }),
  alarm: ({ seat }, name) => say('thieves.event.alarm', { name: name(seat) }),
  thief: ({ seat, from, to, card }, name) => {
    const who = { name: name(seat), from: name(from), to: name(to) };
    return card === undefined
      ? say('thieves.event.thief', who)
      : say('thieves.event.thief.seen', { ...who, what: whatIs(card) });
  },
  'idle-thief': ({ seat }, name) => say('thieves.event.idle-thief', { name: name(seat) }),
  'double-loot': ({ seat }, name) => say('thieves.event.double-loot', { name: name(seat) }),
  raid: ({ cars }) => say('thieves.event.raid', { cars }),
  showed: ({ seat, value, cards }, name) =>
    cards.length === 0 ? null : say('thieves.event.showed', { name: name(seat), value }),
  lost: ({ seat }, name) => say('thieves.event.lost', { name: name(seat) }),
  'nobody-lost': () => say('thieves.event.nobody-lost'),
  over: () => say('thieves.event.over'),
};

const big: ReadonlySet<ThievesEvent['kind']> = new Set(['raid', 'lost', 'over']);

/** The line of the log for an event, or nothing. */
export function lineOf(event: ThievesEvent, name: (seat: number) => string): LogEntry | null {
  const sentence = sentences[event.kind] as (event: ThievesEvent, name: (seat: number) => string) => string | null;
  const text = sentence(event, name);
  if (text === null) return null;
  return {
    text,
    rule: event.rule,
    href: `/rules/thieves#${event.rule}`,
    ...('seat' in event ? { seat: event.seat } : {}),
    ...(big.has(event.kind) ? { weight: 'big' as const } : {}),
  };
}
