import { describe, expect, test } from 'vitest';
import { after, open, sat, started, tableAfter, verdictOn } from './testing/table.ts';
import type { TableState } from './state.ts';

/* Somebody who comes to a running game can ask for a bot's seat, and needs the agreement of all people there. */

const n = 1;
const askIn = { do: 'ask-in', n, seat: 2, name: 'Dawid', figure: 'cap' } as const;
const agree = { do: 'let-in', n, agree: true } as const;
const refuse = { ...agree, agree: false };

/** Ala and Bruno play with a bot. */
const game = tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'), started);
const askedIn = { kind: 'asked-in', seat: 2, owner: 'dawid', asked: [0, 1] } as const;
const asked = after(game, askedIn);
/** The vote is open. */
const now = 10_000;
const minute = 60_000;

describe('asking', () => {
  test('a stranger may ask for a seat of a bot', () => {
    expect(verdictOn(game, 'dawid', askIn)).toEqual({
      body: askedIn,
      person: { owner: 'dawid', name: 'Dawid', figure: 'cap' },
    });
  });

  const lobby = tableAfter(open(), sat(0, 'ala'));
  const deserted = [0, 1].reduce((table, seat) => after(table, { kind: 'left', seat, by: 'host' }), game);
  test.each<[string, TableState, object, string]>([
    ['a seat of a person', game, { seat: 1 }, 'seat-taken'],
    ['a seat whose owner is away', after(game, { kind: 'stood-in', seat: 1 }), { seat: 1 }, 'seat-taken'],
    ['no seat', game, { seat: 5 }, 'no-such-seat'],
    ['a locked table', after(game, { kind: 'locked', locked: true }), {}, 'locked'],
    ['a table in the lobby', lobby, {}, 'not-now'],
    ['a table where somebody asks already', asked, {}, 'not-now'],
    ['a table without people who could agree', deserted, {}, 'not-now'],
    [
      'a seat whose person the host removed',
      after(game, { kind: 'left', seat: 1, by: 'host' }),
      { seat: 1 },
      'seat-closed',
    ],
    ['a figure that somebody has', game, { figure: 'fedora' }, 'figure-taken'],
    ['a name that somebody has', game, { name: 'BRUNO' }, 'name-taken'],
  ])('not for %s', (_, table, wishes, problem) => {
    expect(verdictOn(table, 'eryk', { ...askIn, ...wishes })).toMatchObject({ problem });
  });

  test('a person with a seat needs no other', () => {
    expect(verdictOn(game, 'bruno', askIn)).toEqual({ problem: 'seat-taken' });
  });
});

describe('who is asked', () => {
  const gone = (since: number) => ({ now: 1e6, awaySince: (owner: string) => (owner === 'bruno' ? since : undefined) });
  const askedSeats = (since: number) => verdictOn(game, 'dawid', askIn, gone(since));

  test('everybody who is here, and those who have been gone for less than five minutes', () => {
    expect(askedSeats(1e6 - 5 * minute + 1)).toMatchObject({ body: { asked: [0, 1] } });
    expect(askedSeats(1e6 - 5 * minute)).toMatchObject({ body: { asked: [0] } });
  });

  test('with nobody left to ask, nobody can ask', () => {
    const awaySince = () => 0;
    expect(verdictOn(game, 'dawid', askIn, { now: 1e6, awaySince })).toEqual({ problem: 'not-now' });
  });
});

describe('letting in', () => {
  const ofSeat2 = ({ seats }: TableState) => seats[2];
  const one = after(asked, { kind: 'let-in', seat: 0 });

  test('needs the word of everybody who was asked', () => {
    expect([ofSeat2(one), one.newcomer?.agreed]).toEqual([ofSeat2(game), [0]]);
    const all = after(one, { kind: 'let-in', seat: 1 });
    expect(ofSeat2(all)).toEqual({ owner: 'dawid', bot: null, standIn: false });
    expect(all.newcomer).toBeNull();
  });

  test.each([
    { kind: 'stood-in', seat: 1 },
    { kind: 'left', seat: 1, by: 'host' },
  ] as const)('is not done because somebody goes ($kind)', (gone) => {
    const away = after(one, gone);
    expect(ofSeat2(away)?.owner).toBeNull();
    expect(ofSeat2(after(away, { kind: 'let-in', seat: 0 }))?.owner).toBeNull();
  });

  test('needs their word within a minute', () => {
    const until = one.newcomer?.until ?? 0;
    expect(until).toBe(5000 + minute);
    const yes = { kind: 'let-in', seat: 1 } as const;
    expect(ofSeat2(after(one, yes, until - 1))?.owner).toBe('dawid');
    const late = after(one, yes, until);
    expect([ofSeat2(late)?.owner, late.newcomer]).toEqual([null, null]);
    expect(verdictOn(one, 'bruno', agree, { now: until })).toEqual({ problem: 'not-now' });
    expect(after(one, { kind: 'lapsed', vote: 'newcomer' }).newcomer).toBeNull();
  });

  test('asking after the minute is over opens a new vote', () => {
    const late = asked.newcomer?.until ?? 0;
    expect(verdictOn(asked, 'eryk', askIn, { now: late - 1 })).toEqual({ problem: 'not-now' });
    expect(verdictOn(asked, 'eryk', askIn, { now: late })).toHaveProperty('body');
  });

  test('one is enough to turn a newcomer away', () => {
    expect(verdictOn(asked, 'bruno', refuse, { now })).toEqual({ body: { kind: 'turned-away' } });
    const away = after(one, { kind: 'turned-away' });
    expect([ofSeat2(away), away.newcomer]).toEqual([ofSeat2(game), null]);
  });

  test('is for people at the table, once each, and only when somebody asks', () => {
    expect(verdictOn(asked, 'ala', agree, { now })).toEqual({ body: { kind: 'let-in', seat: 0 } });
    expect(verdictOn(asked, 'dawid', agree, { now })).toEqual({ problem: 'not-seated' });
    expect(verdictOn(game, 'ala', agree, { now })).toEqual({ problem: 'not-now' });
    expect(verdictOn(one, 'ala', agree, { now })).toEqual({ problem: 'not-now' });
  });
});

describe('one device has one seat', () => {
  const seatsOfDawid = ({ seats }: TableState) => [...seats.keys()].filter((seat) => seats[seat]?.owner === 'dawid');
  const carried = after(asked, { kind: 'carried', owner: 'bruno', to: 'dawid' });

  test('a newcomer who takes over a seat with a ticket no longer asks for another one', () => {
    const all = [0, 1].reduce((table, seat) => after(table, { kind: 'let-in', seat }), carried);
    expect([carried.newcomer, seatsOfDawid(all)]).toEqual([null, [1]]);
  });

  test('a person with a seat gets no second one by asking or by a ticket', () => {
    const again = after(carried, askedIn);
    expect(again.newcomer).toBeNull();
    expect(seatsOfDawid(after(carried, { kind: 'carried', owner: 'ala', to: 'dawid' }))).toEqual([1]);
  });
});

describe('the end of asking', () => {
  test('a newcomer may think better of it', () => {
    expect(verdictOn(asked, 'dawid', { do: 'leave', n }, { now })).toEqual({ body: { kind: 'turned-away' } });
  });

  test('a game that ends by agreement leaves nobody asking', () => {
    const ended = after(asked, { kind: 'end-asked', seat: 0, asked: [0] });
    expect([ended.stage, ended.newcomer]).toEqual(['lobby', null]);
  });
});
