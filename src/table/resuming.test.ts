import { describe, expect, test } from 'vitest';
import { after, playing, playOf, sat, seed, started, verdictOn } from './testing/table.ts';
import { resumableAt, type TableState } from './state.ts';

/* A game that ended by agreement can be taken up again by the same people for a day. */

const n = 1;
const resume = { do: 'resume', n, agree: true } as const;
const refuse = { ...resume, agree: false };
const giveUp = { do: 'give-up', n } as const;
const day = 24 * 3600_000;
const endedAt = 1e7;
const now = endedAt + 1000;

const game = after(playing({ clock: 'brisk' }), { kind: 'stood-in', seat: 2 });
const end = (table: TableState) => after(table, { kind: 'end-asked', seat: 0, asked: [0] }, endedAt);
const ended = end(game);
const ask = (table: TableState, asked = [0, 1]) => after(table, { kind: 'resume-asked', seat: 0, asked }, now);
const says = (seat: number, agree = true) => ({ kind: 'resume', seat, agree }) as const;
const yes = (table: TableState, seat = 1, at = now + 1) => after(table, says(seat), at);
const given = (table: TableState, seat: number) => after(table, { kind: 'gave-up', seat }, now);
const withNobody = (table: TableState) =>
  [0, 1, 2].reduce((before, seat) => after(before, { kind: 'left', seat, by: 'self' }, now), table);

describe('the game', () => {
  test('is kept for a day', () => {
    expect(ended).toMatchObject({ stage: 'lobby', play: null, resumable: { until: endedAt + day } });
    expect(resumableAt(ended, endedAt + day - 1)).toBe(ended.resumable);
    expect(resumableAt(ended, endedAt + day)).toBeNull();
    expect(verdictOn(ended, 'ala', resume, { now: endedAt + day })).toEqual({ problem: 'not-now' });
  });

  test('comes back as it was, with fresh clocks', () => {
    const back = yes(ask(ended));
    expect(back).toMatchObject({ stage: 'playing', pausedAt: null, resumable: null, endVote: null });
    const { latest, ...play } = playOf(back);
    expect(play).toEqual({ ...playOf(game), latest: undefined, askedAt: [now + 1, now + 1, now + 1] });
    expect(back.seats).toEqual(game.seats);
  });

  test('comes back as it was whatever was changed in the lobby', () => {
    const rearranged = [
      { kind: 'swapped', seat: 0, with: 1 },
      { kind: 'seats', count: 5 },
      { kind: 'set', options: { reshuffleDiscards: true }, clock: 'none' },
    ] as const;
    const changed = rearranged.reduce<TableState>((table, entry) => after(table, entry, now), withNobody(ended));
    const { seats, options, clock } = yes(ask(changed));
    expect({ seats, options, clock }).toEqual({ seats: game.seats, options: game.options, clock: game.clock });
  });

  test('does not let newcomers in where the host removed somebody before', () => {
    const closed = after(game, { kind: 'left', seat: 1, by: 'host' });
    expect(ask(end(closed), [0])).toMatchObject({ stage: 'playing', closed: [1] });
  });

  test('gives those who agreed their seats back, and leaves bots in for those who are away', () => {
    const stoodIn = (table: TableState) => table.seats.map(({ standIn }) => standIn);
    expect(stoodIn(yes(ask(ended)))).toEqual([false, false, true]);
    expect(stoodIn(yes(ask(ended, [0, 2]), 2))).toEqual([false, false, false]);
  });
});

describe('who takes it up again', () => {
  test('its people who are here, all of them', () => {
    expect(verdictOn(ended, 'ala', resume, { now })).toEqual({
      body: { kind: 'resume-asked', seat: 0, asked: [0, 1, 2] },
    });
    const awaySince = (owner: string) => (owner === 'celina' ? 0 : undefined);
    expect(verdictOn(ended, 'bruno', resume, { now, awaySince })).toMatchObject({ body: { asked: [0, 1] } });
    expect(ask(ended).stage).toBe('lobby');
  });

  test('also those who have got up since, and nobody else', () => {
    expect(verdictOn(withNobody(ended), 'bruno', resume, { now })).toHaveProperty('body');
    expect(verdictOn(ended, 'stranger', resume, { now })).toEqual({ problem: 'not-seated' });
  });

  test('not while somebody sits there who did not play it', () => {
    const joined = after(withNobody(ended), sat(1, 'stranger'), now);
    expect(verdictOn(joined, 'ala', resume, { now })).toEqual({ problem: 'strangers-seated' });
    expect(yes(after(ask(withNobody(ended)), sat(1, 'stranger'), now))).toMatchObject({ stage: 'lobby' });
  });

  test('with the device to which a seat was carried, but nobody gets two seats', () => {
    const carried = after(ended, { kind: 'carried', owner: 'bruno', to: 'phone' }, now);
    expect(yes(ask(carried)).seats.map(({ owner }) => owner)).toEqual(['ala', 'phone', 'celina']);
    const gotUp = after(ended, { kind: 'left', seat: 0, by: 'self' }, now);
    const taken = after(gotUp, { kind: 'carried', owner: 'bruno', to: 'ala' }, now);
    expect(yes(ask(taken)).seats.map(({ owner }) => owner)).toEqual(['ala', 'bruno', 'celina']);
  });

  test('not when one refuses, or a minute has passed', () => {
    expect(verdictOn(ended, 'bruno', refuse, { now })).toEqual({ problem: 'not-now' });
    expect(verdictOn(ask(ended), 'bruno', refuse, { now })).toEqual({ body: says(1, false) });
    expect(after(ask(ended), says(1, false), now)).toMatchObject({ stage: 'lobby', resumable: { vote: null } });
    expect(yes(ask(ended), 1, now + 60_000)).toMatchObject({ stage: 'lobby', resumable: { vote: null } });
    expect(after(ask(ended), { kind: 'lapsed', vote: 'resume' }, now).resumable?.vote).toBeNull();
  });

  test('once each', () => {
    expect(verdictOn(ask(ended), 'ala', resume, { now })).toEqual({ problem: 'not-now' });
    expect(verdictOn(ask(ended), 'bruno', resume, { now })).toEqual({ body: says(1) });
  });
});

describe('it is gone', () => {
  test('when another game begins', () => {
    expect(after(ended, { ...started, seed }, now)).toMatchObject({ stage: 'playing', resumable: null });
  });

  test('when everybody gave it up', () => {
    expect(verdictOn(ended, 'ala', giveUp, { now })).toEqual({ body: { kind: 'gave-up', seat: 0 } });
    const two = [0, 1].reduce(given, ended);
    expect(two.resumable?.givenUp).toEqual([0, 1]);
    expect(verdictOn(two, 'bruno', giveUp, { now })).toEqual({ problem: 'not-now' });
    expect(given(two, 2).resumable).toBeNull();
  });

  test('but not when one who gave it up takes it up after all', () => {
    const asked = after(given(ended, 1), { kind: 'resume-asked', seat: 1, asked: [0, 1] }, now);
    expect(asked.resumable?.givenUp).toEqual([]);
  });

  test('and giving it up is a no to taking it up', () => {
    expect(given(ask(ended), 1).resumable?.vote).toBeNull();
    expect(verdictOn(ended, 'stranger', giveUp, { now })).toEqual({ problem: 'not-seated' });
    expect(verdictOn(game, 'ala', giveUp, { now })).toEqual({ problem: 'not-now' });
  });
});
