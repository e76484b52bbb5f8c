import { expect, test } from 'vitest';
import { theBoss } from '../index.ts';
import { nothing, put } from '../../testing/names.ts';
import { after, offered, passes, play, refused, settled } from '../../testing/play.ts';
import { gangsters, leaderOf, table } from '../../testing/table.ts';

test('[TB-3.1] any number of experts and amateurs may be placed, all in one city', () => {
  const groups = [1, 2, 3, 4, 5, 6].flatMap((pros) => [0, 1, 2, 3].map((amateurs) => `detroit ${pros}+${amateurs}`));
  expect(offered(table(), 'detroit')).toEqual(groups);
  const { state, told } = play(table(), put('detroit', 4, 2));
  expect(gangsters(state, 0, 'detroit')).toEqual([4, 2]);
  expect(gangsters(state, 0, 'home')).toEqual([2, 1]);
  expect(told).toEqual([{ kind: 'placed', rule: 'TB-3.1', seat: 0, city: 'detroit', pros: 4, amateurs: 2 }]);
});

test('[TB-3.1] one city per turn: in the same turn nothing else can be placed', () => {
  expect(refused(after(table(), put('detroit', 1)), put('boston', 1)).rule).toBe('TB-2.3');
});

test('[TB-3.1] nobody places gangsters who are not at home', () => {
  const start = passes(after(table(), put('detroit', 4, 2)), 3);
  const refusal = { rule: 'TB-3.1', values: { reason: 'not-at-home', pros: 2, amateurs: 1 } };
  expect(refused(start, put('boston', 3))).toEqual(refusal);
  expect(refused(start, put('boston', 1, 2))).toEqual(refusal);
  expect(offered(start, 'boston')).toEqual(['boston 1+0', 'boston 1+1', 'boston 2+0', 'boston 2+1']);
});

test('[TB-3.1] once placed they neither move nor leave before the end of the round', () => {
  const placed = after(table(), put('detroit', 4, 2));
  for (let turns = 0; turns < 19; turns++) expect(gangsters(passes(placed, turns), 0, 'detroit')).toEqual([4, 2]);
});

test('[TB-3.2] afterwards the player has more gangsters there than every other', () => {
  const start = after(table(), put('detroit', 2, 1), nothing);
  const next = passes(start, 0);
  const refusal = { rule: 'TB-3.2', values: { reason: 'not-the-most', city: 'detroit', needed: 4 } };
  expect(refused(next, put('detroit', 3))).toEqual(refusal);
  expect(refused(next, put('detroit', 1, 2))).toEqual(refusal);
  expect(leaderOf(after(next, put('detroit', 1, 3)), 'detroit')).toBe(2);
});

test('[TB-3.2] those who were there before count: with one against two, two more are needed', () => {
  const start = passes(after(table({ seats: 2 }), put('detroit', 1), put('detroit', 2)), 0);
  expect(refused(start, put('detroit', 1)).values).toMatchObject({ needed: 2 });
  expect(gangsters(after(start, put('detroit', 2)), 0, 'detroit')).toEqual([3, 0]);
});

test('[TB-3.2] the leader may add as few as one', () => {
  const start = passes(after(table(), put('detroit', 2)), 3);
  expect(gangsters(after(start, put('detroit', 1)), 0, 'detroit')).toEqual([3, 0]);
});

test('[TB-3.3] amateurs count as much as experts', () => {
  const start = passes(after(table({ seats: 2 }), put('detroit', 3)), 0);
  expect(leaderOf(after(start, put('detroit', 1, 3)), 'detroit')).toBe(1);
});

test('[TB-3.3] an amateur needs an expert of the same player in that city', () => {
  const refusal = { rule: 'TB-3.3', values: { reason: 'amateurs-alone', city: 'detroit' } };
  expect(refused(table(), put('detroit', 0, 1))).toEqual(refusal);
  const next = passes(after(table(), put('detroit', 1)), 0);
  expect(refused(next, put('detroit', 0, 2))).toEqual(refusal);
  const again = passes(next, 3);
  expect(gangsters(after(again, put('detroit', 0, 2)), 0, 'detroit')).toEqual([1, 2]);
});

test('[TB-3.4] Chicago is only for those who have a gangster in another city from an earlier turn', () => {
  const start = table();
  const refusal = { rule: 'TB-3.4', values: { reason: 'chicago-comes-second' } };
  expect(refused(start, put('chicago', 1))).toEqual(refusal);
  expect(offered(start, 'chicago')).toEqual([]);
  const next = passes(after(start, put('boston', 1)), 0);
  expect(refused(next, put('chicago', 1))).toEqual(refusal);
  expect(gangsters(after(passes(next, 3), put('chicago', 2, 1)), 0, 'chicago')).toEqual([2, 1]);
});

test('[TB-3.4] an earlier turn of this round, not of an earlier one', () => {
  const later = settled(after(table({ seats: 2 }), put('boston', 1))).state;
  expect(refused(passes(later, 1), put('chicago', 1)).rule).toBe('TB-3.4');
});

test('[TB-3.4] in Chicago, too, one needs the most and no amateur is alone', () => {
  const both = after(table({ seats: 2 }), put('boston', 1), put('detroit', 1));
  const led = passes(after(both, put('chicago', 2)), 0);
  expect(refused(led, put('chicago', 2)).rule).toBe('TB-3.2');
  expect(refused(led, put('chicago', 0, 3)).rule).toBe('TB-3.3');
  expect(leaderOf(after(led, put('chicago', 1, 2)), 'chicago')).toBe(1);
});

test('[TB-3.5] a banished player may not place in that city', () => {
  const start = table({ round: 2, banished: { 0: 'cincinnati' } });
  const refusal = { rule: 'TB-3.5', values: { reason: 'banished', city: 'cincinnati' } };
  expect(refused(start, put('cincinnati', 6))).toEqual(refusal);
  expect(offered(start, 'cincinnati')).toEqual([]);
  expect(offered(passes(start, 1), 'cincinnati')).toHaveLength(24);
});

test('[TB-3.5] banishment lasts for the rest of the game and spares the other cities', () => {
  const police = ['police-silver', 'police-gold', 'police-silver', 'police-gold', 'police-silver-gold'];
  let state = table({ round: 2, seats: 3, first: 0, police, banished: { 2: 'cincinnati' } });
  for (; !state.over; state = settled(state).state) {
    const turn = passes(state, (2 - state.first + 3) % 3);
    expect([turn.active, offered(turn, 'cincinnati').length, offered(turn, 'boston').length]).toEqual([2, 0, 24]);
  }
});

test('[TB-3.5] several players may be banished; if all are, nobody takes the card any more', () => {
  const all = { 0: 'cincinnati', 1: 'cincinnati', 2: 'cincinnati' };
  const start = table({ seats: 3, round: 4, banished: all });
  for (const turns of [0, 1, 2]) expect(offered(passes(start, turns), 'cincinnati')).toEqual([]);
  const { told } = settled(start);
  expect(told).toContainEqual(expect.objectContaining({ kind: 'took', city: 'cincinnati', seat: null }));
});

test('[TB-3.6] who will place nothing only reveals a card', () => {
  const { state, told } = play(table(), nothing);
  expect([state.active, state.step]).toEqual([0, 'reveal']);
  expect(told).toEqual([{ kind: 'passed', rule: 'TB-3.6', seat: 0 }]);
});

test('[TB-3.6] who can place nothing is offered nothing else', () => {
  const start = passes(after(table(), put('detroit', 6, 3)), 3);
  expect(theBoss.legalMoves(start, 0)).toEqual([nothing]);
});

test('[TB-3.6] amateurs may still join an expert who is already in a city', () => {
  const start = passes(after(table(), put('detroit', 6)), 3);
  expect(offered(start)).toEqual(['detroit 0+1', 'detroit 0+2', 'detroit 0+3']);
});
