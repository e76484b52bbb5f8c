import { describe, expect, test } from 'vitest';
import { typeCalled, type ShareName, type TypeName } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import type { CashMove } from '../../moves.ts';
import type { State } from '../state.ts';
import { asked, lootNames, only, play, playUntil, refused, take, takeTwo } from '../../testing/playing.ts';
import { table, type Arrangement } from '../../testing/table.ts';

/* The window between naming a share and taking it. */

const forbid = (name: TypeName): CashMove => ({ kind: 'forbid', type: typeCalled(name) });
const allow: CashMove = { kind: 'allow' };
const waveOn: CashMove = { kind: 'wave-on' };
const sharing = (arrangement: Arrangement, courage = 'ssss') =>
  playUntil(table(arrangement), 'share', { courage }).state;
const picks = (state: State, ...moves: readonly CashMove[]) =>
  moves.reduce((now, move) => play(now, cashNGuns.toAct(now)[0] ?? 0, move).state, state);

describe.each(['english', 'polish'] as const)('the Dictator under the %s rulebook', (rulebook) => {
  const dictated = (shares: readonly ShareName[], more: Arrangement = {}, courage?: string) =>
    sharing({ rulebook, powers: ['-', 'dictator', '-', '-'], table: shares, ...more }, courage);

  test('[CG-6.dictator] before another player has a share its type may be forbidden', () => {
    const named = play(dictated(['bill-5', 'bill-20', 'painting']), 0, take('bill-20'));
    expect(named.told).toEqual([{ kind: 'named', rule: 'CG-2.18', seat: 0, shares: ['bill-20'] }]);
    expect([asked(named.state), cashNGuns.toAct(named.state)]).toEqual(['forbid', [1]]);
    expect(lootNames(named.state, 0)).toEqual([]);
    const banned = picks(named.state, forbid('bill'));
    expect([cashNGuns.toAct(banned), cashNGuns.legalMoves(banned, 0)]).toEqual([
      [0],
      [take('painting'), take('new-godfather')],
    ]);
    expect(refused(banned, 0, take('bill-5'))).toEqual({ rule: 'CG-6.dictator', reason: 'forbidden' });
  });

  test('[CG-6.dictator] the second choice cannot be forbidden, and the ban ends with that pick', () => {
    const { told, state } = playUntil(dictated(['bill-5', 'painting', 'painting']), 'end', {
      answers: { share: [take('bill-5'), take('painting')], forbid: [forbid('bill')] },
    });
    expect(only(told, 'named')).toHaveLength(1);
    expect(only(told, 'took').map(({ seat, share }) => [seat, share])).toEqual([
      [0, 'painting'],
      [1, 'bill-5'],
      [2, 'painting'],
      [3, 'new-godfather'],
    ]);
    expect(state.godfather).toBe(3);
  });

  test('[CG-6.dictator] once per sharing; allowed otherwise', () => {
    const state = picks(dictated(['bill-5', 'bill-5', 'bill-10', 'bill-20', 'painting']), take('bill-5'), allow);
    expect(lootNames(state, 0)).toEqual(['bill-5']);
    const spent = picks(state, take('bill-10'), take('bill-20'), forbid('bill'), take('painting'), take('bill-5'));
    expect(asked(spent)).toBe('share');
    expect([2, 3].map((seat) => lootNames(spent, seat))).toEqual([['painting'], ['bill-5']]);
  });

  test('[CG-6.dictator] may wave the whole sharing on, which everybody hears', () => {
    const named = picks(dictated(['bill-5', 'bill-5', 'bill-5']), take('bill-5'));
    const waved = play(named, 1, waveOn);
    expect(waved.heard('spectator')[0]).toEqual({ kind: 'waved-on', rule: 'CG-6.dictator', seat: 1 });
    const { told } = playUntil(waved.state, 'end');
    expect(only(told, 'named')).toEqual([]);
  });

  test('[CG-6.dictator] is asked anew in the next sharing', () => {
    const named = picks(dictated(['bill-5']), take('bill-5'), waveOn);
    const next = playUntil(playUntil(named, 'end').state, 'forbid').state;
    expect([asked(next), next.round]).toEqual(['forbid', 4]);
    const spent = picks(dictated(['bill-5']), take('bill-5'), forbid('bill'), take('new-godfather'));
    const after = playUntil(playUntil(spent, 'end').state, 'forbid').state;
    expect([asked(after), after.round]).toEqual(['forbid', 4]);
  });

  test('[CG-6.dictator] without another type the pick is lost and the next player goes on', () => {
    const start = dictated(['bill-5', 'bill-10'], { godfather: 2 });
    const forced = picks(start, take('bill-5'), allow, take('new-godfather'), allow, take('bill-10'), forbid('bill'));
    expect([cashNGuns.toAct(forced), asked(forced)]).toEqual([[1], 'share']);
    expect(lootNames(forced, 0)).toEqual([]);
  });

  test('[CG-6.dictator] lying down, or for own shares, is not asked', () => {
    expect(asked(picks(dictated(['bill-5', 'bill-5'], {}, 'slss'), take('bill-5')))).toBe('share');
    expect(asked(picks(dictated(['bill-5', 'bill-5'], { godfather: 1 }), take('bill-5')))).toBe('share');
  });

  test('[CG-6.dictator] a clip can be forbidden under the English rulebook only (differs)', () => {
    const named = picks(dictated(['clip', 'bill-5']), take('clip'));
    expect(asked(named)).toBe(rulebook === 'english' ? 'forbid' : 'share');
    if (rulebook === 'polish') return;
    expect(cashNGuns.legalMoves(named, 1)).toEqual([allow, waveOn, forbid('clip')]);
  });

  test('[CG-6.dictator] first aid kits and the token can be forbidden', () => {
    for (const name of ['first-aid', 'new-godfather'] as const) {
      const named = picks(dictated(['first-aid', 'bill-5']), take(name));
      expect(cashNGuns.legalMoves(named, 1)).toContainEqual(forbid(name));
      expect(refused(named, 1, forbid('diamond'))).toEqual({ rule: 'CG-6.dictator', reason: 'not-named' });
    }
  });

  test('[CG-6.dictator] does not touch the bill that the Cute takes by the power, but a normal share (Cute × Dictator)', () => {
    const start = table({ rulebook, powers: ['cute', 'dictator', '-', '-'], table: ['bill-5', 'bill-10', 'bill-5'] });
    const { told, state } = playUntil(start, 'share');
    expect(only(told, 'named')).toEqual([]);
    expect(lootNames(state, 0)).toEqual(['bill-5']);
    expect(asked(picks(state, take('bill-5')))).toBe('forbid');
  });

  test('[CG-6.dictator] does not touch the bill that the Stealthy takes by the power, but a normal share (Stealthy × Dictator)', () => {
    const powers = ['stealthy', 'dictator', '-', '-'];
    const start = table({ rulebook, powers, table: ['bill-10', 'bill-5'] });
    const lying = playUntil(start, 'share', { courage: 'lsss' });
    expect(only(lying.told, 'named')).toEqual([]);
    expect(lootNames(lying.state, 0)).toEqual(['bill-10']);
    const standing = playUntil(start, 'share').state;
    expect(asked(picks(standing, take('bill-10')))).toBe('forbid');
  });

  test('[CG-6.dictator] does not touch a trade of the Junk Dealer (Junk Dealer × Dictator)', () => {
    const powers = ['junk-dealer', 'dictator', '-', '-'];
    const start = dictated(['bill-5', 'painting', 'painting'], { powers, loot: [[], [], ['bill-20']] });
    const trading = picks(start, take('bill-5'), forbid('bill'), take('painting'));
    expect(asked(trading)).toBe('trade');
    expect(lootNames(picks(trading, { kind: 'trade', seat: 2 }), 0)).toEqual(['bill-20']);
  });

  test('[CG-6.dictator] forbids the type of either share of the Greedy (Greedy × Dictator)', () => {
    const state = dictated(['bill-5', 'bill-10', 'painting', 'diamond-1'], {
      powers: ['greedy', 'dictator', '-', '-'],
    });
    const named = picks(state, takeTwo('painting', 'bill-5'));
    expect(cashNGuns.legalMoves(named, 1)).toEqual([allow, waveOn, forbid('bill'), forbid('painting')]);
    const banned = picks(named, forbid('bill'));
    expect(refused(banned, 0, takeTwo('painting', 'bill-10'))).toEqual({ rule: 'CG-6.dictator', reason: 'forbidden' });
    expect(lootNames(picks(banned, takeTwo('painting', 'diamond-1')), 0)).toEqual(['painting', 'diamond-1']);
    expect(lootNames(picks(banned, take('painting')), 0)).toEqual(['painting']);
  });

  test('[CG-6.greedy] a lost pick is not the first share', () => {
    const powers = ['-', 'dictator', 'greedy', '-'];
    const state = dictated(['bill-5', 'bill-5', 'bill-5', 'bill-5', 'bill-5', 'bill-5', 'bill-5'], {
      powers,
      godfather: 0,
    });
    const lost = picks(
      state,
      take('new-godfather'),
      allow,
      take('bill-5'),
      takeTwo('bill-5', 'bill-5'),
      forbid('bill'),
    );
    expect(cashNGuns.toAct(lost)).toEqual([3]);
    const again = picks(lost, take('bill-5'), take('bill-5'), take('bill-5'));
    expect(cashNGuns.legalMoves(again, 2)).toEqual([take('bill-5'), takeTwo('bill-5', 'bill-5')]);
  });
});
