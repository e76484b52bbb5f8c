import type { ThievesEvent } from '../../../games/thieves/events.ts';
import { say } from '../../../words/index.ts';
import { unsaid, wordsFor, type Reader, type Sentences } from '../../table/lines.ts';
import { faceOf, whatIs } from './faces.ts';

/** What the log says about each event; some things go without saying. */
const sentences: Sentences<ThievesEvent, Reader> = {
  shuffled: unsaid,
  dealt: unsaid,
  turn: unsaid,
  'first-player': ({ drawn }, { nameAt }) => say('thieves.event.first-player', { name: nameAt(drawn) }),
  drew: ({ seat, card }, { nameAt }) =>
    card === undefined ? null : say('thieves.event.drew.seen', { name: nameAt(seat), card: faceOf(card).name }),
  getaway: ({ seat, laid }, { nameAt }) => say('thieves.event.getaway', { name: nameAt(seat), laid }),
  stashed: ({ seat, card }, { nameAt }) =>
    card === undefined
      ? say('thieves.event.stashed', { name: nameAt(seat) })
      : say('thieves.event.stashed.seen', { name: nameAt(seat), what: whatIs(card) }),
  gave: ({ seat, card, to }, { nameAt }) =>
    say('thieves.event.gave', { name: nameAt(seat), what: whatIs(card), to: nameAt(to) }),
  police: ({ seat, card, cars }, { nameAt }) =>
    say('thieves.event.police', { name: nameAt(seat), what: whatIs(card), cars }),
  roadblock: ({ seat, remove }, { nameAt }) =>
    remove === null
      ? say('thieves.event.roadblock.nothing', { name: nameAt(seat) })
      : say('thieves.event.roadblock', { name: nameAt(seat), what: whatIs(remove) }),
  alarm: ({ seat }, { nameAt }) => say('thieves.event.alarm', { name: nameAt(seat) }),
  thief: ({ seat, from, to, card }, { nameAt }) => {
    const who = { name: nameAt(seat), from: nameAt(from), to: nameAt(to) };
    return card === undefined
      ? say('thieves.event.thief', who)
      : say('thieves.event.thief.seen', { ...who, what: whatIs(card) });
  },
  'idle-thief': ({ seat }, { nameAt }) => say('thieves.event.idle-thief', { name: nameAt(seat) }),
  'double-loot': ({ seat }, { nameAt }) => say('thieves.event.double-loot', { name: nameAt(seat) }),
  raid: ({ cars }) => say('thieves.event.raid', { cars }),
  showed: ({ seat, value, cards }, { nameAt }) =>
    cards.length === 0 ? null : say('thieves.event.showed', { name: nameAt(seat), value }),
  lost: ({ seat }, { nameAt }) => say('thieves.event.lost', { name: nameAt(seat) }),
  'nobody-lost': () => say('thieves.event.nobody-lost'),
  over: () => say('thieves.event.over'),
};

const big: ReadonlySet<ThievesEvent['kind']> = new Set(['raid', 'lost', 'over']);

export const { lineOf } = wordsFor({ game: 'thieves', sentences, big });
