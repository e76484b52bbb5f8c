import { describe, expect, test } from 'vitest';
import { after, open, playing, sat, tableAfter, verdictOn } from '../testing/table.ts';
import type { TableState } from './state.ts';

/* Somebody who comes to a running game and would like to play: a bot's seat, and only if all people there agree. */

const n = 1;
const askIn = { do: 'ask-in', n, seat: 2, name: 'Dawid', figure: 'cap' } as const;
const agree = { do: 'let-in', n, agree: true } as const;
const refuse = { ...agree, agree: false };

/** Ala and Bruno play; Celina was sent away, and a bot has her seat. */
const game = after(playing(), { kind: 'left', seat: 2, by: 'host' });
const asked = after(game, { kind: 'asked-in', seat: 2, owner: 'dawid' });

describe('asking', () => {
  test('a stranger may ask for a seat of a bot', () => {
    expect(verdictOn(game, 'dawid', askIn)).toEqual({
      body: { kind: 'asked-in', seat: 2, owner: 'dawid' },
      person: { owner: 'dawid', name: 'Dawid', figure: 'cap' },
    });
  });

  const lobby = tableAfter(open(), sat(0, 'ala'));
  const deserted = [0, 1].reduce((table, seat) => after(table, { kind: 'stood-in', seat }), game);
  test.each<[string, TableState, object, string]>([
    ['a seat of a person', game, { seat: 1 }, 'seat-taken'],
    ['a seat whose owner is away', after(game, { kind: 'stood-in', seat: 1 }), { seat: 1 }, 'seat-taken'],
    ['no seat', game, { seat: 5 }, 'no-such-seat'],
    ['a locked table', after(game, { kind: 'locked', locked: true }), {}, 'locked'],
    ['a table in the lobby', lobby, {}, 'not-now'],
    ['a table where somebody asks already', asked, {}, 'not-now'],
    ['a table without people who could agree', deserted, {}, 'not-now'],
    ['a figure that somebody has', game, { figure: 'fedora' }, 'figure-taken'],
    ['a name that somebody has', game, { name: 'BRUNO' }, 'name-taken'],
  ])('not for %s', (_, table, wishes, problem) => {
    expect(verdictOn(table, 'eryk', { ...askIn, ...wishes })).toEqual({ problem });
  });

  test('whoever has a seat needs no other', () => {
    expect(verdictOn(game, 'bruno', askIn)).toEqual({ problem: 'seat-taken' });
  });
});

describe('letting in', () => {
  const ofSeat2 = ({ seats }: TableState) => seats[2];

  test('needs the word of everybody who plays', () => {
    const one = after(asked, { kind: 'let-in', seat: 0 });
    expect([ofSeat2(one), one.newcomer?.agreed]).toEqual([ofSeat2(game), [0]]);
    const all = after(one, { kind: 'let-in', seat: 1 });
    expect(ofSeat2(all)).toEqual({ owner: 'dawid', bot: null, standIn: false });
    expect(all.newcomer).toBeNull();
  });

  test('does not wait for somebody who is away, also not for one who goes later', () => {
    const one = after(asked, { kind: 'let-in', seat: 0 });
    expect(ofSeat2(after(one, { kind: 'stood-in', seat: 1 }))?.owner).toBe('dawid');
    const alone = after(asked, { kind: 'stood-in', seat: 1 });
    expect(ofSeat2(after(alone, { kind: 'let-in', seat: 0 }))?.owner).toBe('dawid');
  });

  test('is not done by nobody', () => {
    const deserted = [0, 1].reduce((table, seat) => after(table, { kind: 'stood-in', seat }), asked);
    expect(ofSeat2(deserted)?.owner).toBeNull();
  });

  test('one is enough to turn a newcomer away', () => {
    expect(verdictOn(asked, 'bruno', refuse)).toEqual({ body: { kind: 'turned-away' } });
    const away = after(after(asked, { kind: 'let-in', seat: 0 }), { kind: 'turned-away' });
    expect([ofSeat2(away), away.newcomer]).toEqual([ofSeat2(game), null]);
  });

  test('is for people at the table, once each, and only when somebody asks', () => {
    expect(verdictOn(asked, 'ala', agree)).toEqual({ body: { kind: 'let-in', seat: 0 } });
    expect(verdictOn(asked, 'dawid', agree)).toEqual({ problem: 'not-seated' });
    expect(verdictOn(game, 'ala', agree)).toEqual({ problem: 'not-now' });
    const one = after(asked, { kind: 'let-in', seat: 0 });
    expect(verdictOn(one, 'ala', agree)).toEqual({ problem: 'not-now' });
  });
});

describe('the end of asking', () => {
  test('a newcomer may think better of it', () => {
    expect(verdictOn(asked, 'dawid', { do: 'leave', n })).toEqual({ body: { kind: 'turned-away' } });
  });

  test('a game that ends by agreement leaves nobody asking', () => {
    const ended = [0, 1].reduce((table, seat) => after(table, { kind: 'end', seat, agree: true }), asked);
    expect([ended.stage, ended.newcomer]).toEqual(['lobby', null]);
  });
});
