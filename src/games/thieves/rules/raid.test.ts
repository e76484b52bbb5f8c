import { expect, test } from 'vitest';
import { everyone } from '../../../engine/seats.ts';
import { thieves } from './index.ts';
import {
  block,
  cardOf,
  countIn,
  lay,
  lootNames,
  namesOf,
  play,
  soundAlarm,
  stash,
  table,
  type Arrangement,
} from '../testing/table.ts';

/** A table where the first player is about to lay the fourth car. */
const beforeRaid = (arrangement: Arrangement) =>
  table({ hands: [['police-2']], middle: ['police-1', 'police-1'], ...arrangement });
const raid = (arrangement: Arrangement) => play(beforeRaid(arrangement), 0, lay('police-2'));

test('[TH-4.1] everyone shows their loot and counts it', () => {
  const loot = [['money-1', 'money-0'], [{ card: 'money-2', faceUp: true }, 'money-3'], []] as const;
  const { heard } = raid({ seats: 3, loot });
  expect(heard('spectator').filter(({ kind }) => kind === 'showed')).toEqual([
    { kind: 'showed', rule: 'TH-4.1', seat: 0, cards: ['money-1', 'money-0'], value: 1 },
    { kind: 'showed', rule: 'TH-4.1', seat: 1, cards: ['money-2', 'money-3'], value: 5 },
    { kind: 'showed', rule: 'TH-4.1', seat: 2, cards: [], value: 0 },
  ]);
});

test('[TH-4.1] the Diamond Ring counts 3 at a raid, the Horseshoe 1', () => {
  const { state, told } = raid({ loot: [['ring'], ['horseshoe'], ['money-2']] });
  const shown = told.filter(({ kind }) => kind === 'showed').map(({ value }) => value);
  expect(shown).toEqual([3, 1, 2, 0]);
  expect([0, 1, 2].map((seat) => lootNames(state, seat))).toEqual([[], ['horseshoe'], ['money-2']]);
});

test('[TH-4.2] the richest loses all loot, face up or face down, and nobody else loses any', () => {
  const loot = [['money-3'], ['money-2', { card: 'money-2', faceUp: true }, 'money-0'], ['money-1']] as const;
  const { state, heard } = raid({ loot });
  expect([0, 1, 2].map((seat) => lootNames(state, seat))).toEqual([['money-3'], [], ['money-1']]);
  expect(heard('spectator').filter(({ kind }) => kind === 'lost')).toEqual([
    { kind: 'lost', rule: 'TH-4.2', seat: 1, cards: ['money-2', 'money-2', 'money-0'] },
  ]);
});

test('[TH-4.2] the value decides, not the number of cards', () => {
  const { state } = raid({ loot: [['money-1', 'money-1'], ['money-3'], ['money-0', 'money-0', 'money-0']] });
  expect(state.loot.map((loot) => loot.length)).toEqual([2, 0, 3, 0]);
});

test('[TH-4.2] all who tie for richest lose their loot', () => {
  const { state, told } = raid({ seats: 5, loot: [['money-3'], ['money-2'], ['ring'], ['money-2', 'money-1']] });
  expect(state.loot.map((loot) => loot.length)).toEqual([0, 1, 0, 0, 0]);
  expect(told.filter(({ kind }) => kind === 'lost').map(({ seat }) => seat)).toEqual([0, 2, 3]);
});

test('[TH-4.2] with a maximum of 0 nobody loses anything', () => {
  const { state, told } = raid({ loot: [['money-0'], ['money-0', 'money-0']] });
  expect(state.loot.map((loot) => loot.length)).toEqual([1, 2, 0, 0]);
  expect(told).toContainEqual({ kind: 'nobody-lost', rule: 'TH-4.2' });
  expect(told.map(({ kind }) => kind)).not.toContain('lost');
});

test('[TH-4.3] lost loot and all police go back into the deck', () => {
  const start = beforeRaid({
    loot: [['horseshoe'], ['ring', 'money-1']],
    hands: [['police-2'], ['thief', 'thief', 'alarm']],
  });
  const { state } = play(start, 0, lay('police-2'), ['money-0']);
  expect(state.middle).toEqual([]);
  // Five cards more, one of which the next player has drawn.
  expect(state.deck).toHaveLength(start.deck.length + 5 - 1);
  expect(countIn(state.deck, 'ring')).toBe(1);
  expect(countIn(state.deck, 'money-1')).toBe(10);
  expect([countIn(state.deck, 'police-1'), countIn(state.deck, 'police-2')]).toEqual([6, 4]);
});

test('[TH-4.3] they are shuffled in: any of them may be the next card', () => {
  const start = beforeRaid({ loot: [[], ['ring']], hands: [['police-2'], ['thief', 'thief']] });
  const { state, heard } = play(start, 0, lay('police-2'), ['police-2', 'ring']);
  expect(namesOf(state.hands[1] ?? [])).toEqual(['thief', 'thief', 'police-2', 'ring']);
  expect(heard('spectator')).toContainEqual({ kind: 'shuffled', rule: 'TH-4.3' });
});

test('[TH-4.3] police goes back also if nobody loses loot', () => {
  const { state } = play(beforeRaid({}), 0, lay('police-2'), ['money-0', 'money-0', 'money-0', 'money-1']);
  expect(state.middle).toEqual([]);
  expect([countIn(state.deck, 'police-1'), countIn(state.deck, 'police-2')]).toEqual([6, 4]);
});

test('[TH-4.4] the loot of the others turns back, every card in its place, and all have seen it', () => {
  const { state } = raid({
    loot: [
      ['money-3', 'ring'],
      ['money-1', { card: 'money-0', faceUp: true }, 'money-2'],
    ],
  });
  expect(state.loot[1]).toEqual([
    { card: cardOf('money-1'), faceUp: false, knownBy: everyone },
    { card: cardOf('money-0'), faceUp: true, knownBy: everyone },
    { card: cardOf('money-2'), faceUp: false, knownBy: everyone },
  ]);
});

test('[TH-4.5] after the raid the next player has a turn', () => {
  const start = beforeRaid({ active: 2, hands: [[], [], ['police-2', 'money-1']] });
  const { state } = play(start, 2, lay('police-2'));
  expect(thieves.toAct(state)).toEqual([3]);
  expect(state.hands.map((hand) => hand.length)).toEqual([0, 0, 1, 4]);
});

test('[TH-4.5] after the raid the cards that still wait are played', () => {
  const { state } = raid({ hands: [['money-2']], waiting: ['money-1', 'police-2'] });
  expect([thieves.toAct(state), namesOf(state.waiting)]).toEqual([[0], ['money-1']]);
  expect(thieves.toAct(play(state, 0, stash('money-1')).state)).toEqual([1]);
});

test('[TH-4.5] after the raid of an alarm the next player has a turn', () => {
  const start = table({ hands: [['alarm', 'police-2'], [], ['police-2']] });
  expect(thieves.toAct(play(start, 0, soundAlarm).state)).toEqual([1]);
});

test('[TH-3.7] discards stay out of the game at a raid', () => {
  const { state } = raid({ discards: ['thief', 'roadblock', 'police-1'] });
  expect(namesOf(state.discards)).toEqual(['thief', 'roadblock', 'police-1']);
});

test('[TH-3.7] by the table option all discards go back into the deck at a raid', () => {
  const start = beforeRaid({ reshuffleDiscards: true, discards: ['thief', 'roadblock', 'police-1'] });
  const { state } = play(start, 0, lay('police-2'), ['thief', 'roadblock', 'police-1', 'police-1']);
  expect(state.discards).toEqual([]);
  expect(namesOf(state.hands[1] ?? [])).toEqual(['thief', 'roadblock', 'police-1', 'police-1']);
});

test('[TH-3.7] by the table option the alarm that brings the raid goes back too', () => {
  const start = table({ reshuffleDiscards: true, hands: [['alarm', 'police-2', 'police-2']] });
  const { state } = play(start, 0, soundAlarm, ['alarm']);
  expect(state.discards).toEqual([]);
  expect(countIn(state.hands[1] ?? [], 'alarm')).toBe(1);
});

test('[TH-3.7] by the table option discards still wait for a raid', () => {
  const start = table({ reshuffleDiscards: true, hands: [['roadblock']], middle: ['police-2'] });
  expect(namesOf(play(start, 0, block('police-2')).state.discards)).toEqual(['roadblock', 'police-2']);
});

test('[TH-3.7] unless the table chooses otherwise, discards stay out', () => {
  expect(thieves.options).toEqual([
    { name: 'reshuffleDiscards', values: [false, true], default: false, rule: 'TH-3.7' },
  ]);
});
