import type { ThievesEvent } from '../../events.ts';
import { say } from '../../../../words/index.ts';
import { unsaid, wordsFor, type Sentences } from '../../../../web/table/log/lines.ts';
import { sayTo, type Reader } from '../../../../web/table/log/say-to.ts';
import { whatIs } from './faces.ts';

/** The sentence of the log for each event; some have none. */
const sentences: Sentences<ThievesEvent, Reader> = {
  shuffled: unsaid,
  dealt: unsaid,
  turn: unsaid,
  'first-player': ({ drawn }, reader) => sayTo(reader, 'thieves.event.first-player', { name: drawn }),
  drew: ({ seat, card }, reader) =>
    card === undefined ? null : sayTo(reader, 'thieves.event.drew', { name: seat }, { what: whatIs(card) }),
  getaway: ({ seat, laid }, reader) => sayTo(reader, 'thieves.event.getaway', { name: seat }, { laid }),
  stashed: ({ seat, card }, reader) => sayTo(reader, 'thieves.event.stashed', { name: seat }, { what: whatIs(card) }),
  gave: ({ seat, card, to }, reader) => sayTo(reader, 'thieves.event.gave', { name: seat, to }, { what: whatIs(card) }),
  police: ({ seat, card, cars }, reader) =>
    sayTo(reader, 'thieves.event.police', { name: seat }, { what: whatIs(card), cars }),
  roadblock: ({ seat, remove }, reader) =>
    remove === null
      ? sayTo(reader, 'thieves.event.roadblock.nothing', { name: seat })
      : sayTo(reader, 'thieves.event.roadblock', { name: seat }, { what: whatIs(remove) }),
  alarm: ({ seat }, reader) => sayTo(reader, 'thieves.event.alarm', { name: seat }),
  thief: ({ seat, from, to, card }, reader) => {
    const what = { what: whatIs(card) };
    if (seat === to) return sayTo(reader, 'thieves.event.thief.took', { name: seat, from }, what);
    if (seat === from) return sayTo(reader, 'thieves.event.thief.passed-on', { name: seat, to }, what);
    return sayTo(reader, 'thieves.event.thief', { name: seat, from, to }, what);
  },
  'idle-thief': ({ seat }, reader) => sayTo(reader, 'thieves.event.idle-thief', { name: seat }),
  'double-loot': ({ seat }, reader) => sayTo(reader, 'thieves.event.double-loot', { name: seat }),
  raid: ({ cars }) => say('thieves.event.raid', { cars }),
  showed: ({ seat, value, cards }, reader) =>
    cards.length === 0 ? null : sayTo(reader, 'thieves.event.showed', { name: seat }, { value }),
  lost: ({ seat }, reader) => sayTo(reader, 'thieves.event.lost', { name: seat }),
  'nobody-lost': () => say('thieves.event.nobody-lost'),
  over: () => say('thieves.event.over'),
};

const big: ReadonlySet<ThievesEvent['kind']> = new Set(['raid', 'lost', 'over']);

const actorOf = (event: ThievesEvent) => (event.kind === 'first-player' ? event.drawn : undefined);

export const { lineOf } = wordsFor({ game: 'thieves', sentences, big, actorOf });
