import { means } from '../table/testing/means.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chanceInSeries } from '../engine/chance/index.ts';
import { viewOf } from '../engine/view.ts';
import { positionsOf } from '../games/testing/positions.ts';
import { games } from '../games/catalogue.ts';
import type { Help, HelpGiven, HelpQuestion } from '../protocol/help.ts';
import type { Message } from '../protocol/messages.ts';
import { nextNumber, settle, stopTime, threeInAGame, toAct } from './testing/harness.ts';
import { Page } from './testing/page.ts';
import { after, open, playOf, playing, sat, started, tableAfter, turnOf, verdictOn } from '../table/testing/table.ts';
import { help } from '../server/workers/thinking/help.ts';
import type { HelpWanted } from './thinkers.ts';
import { thinkHere, type Thinkers } from '../server/workers/thinking/thinkers.ts';
import { HelpDesk, wantedFrom } from './help-desk.ts';
import type { TableState } from '../table/state.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** Three people in a game at a table with this help, and the player who asks for it. */
async function tableWith(wishes: Help) {
  const game = await threeInAGame({ help: wishes });
  const ask = (page: Page, wants: HelpQuestion, decision = page.drawn?.game?.ask?.decision ?? 1) =>
    game.harness.says(page, { do: 'help', n: nextNumber(), decision, wants });
  return { ...game, ask };
}

describe('help', () => {
  test('is refused where the table gives none, and advice where it gives odds alone', async () => {
    const without = await tableWith('none');
    expect(await without.ask(without.active, 'odds')).toMatchObject({ say: 'refused', problem: 'no-help' });
    const { ask, active } = await tableWith('odds');
    expect(await ask(active, 'advice')).toMatchObject({ say: 'refused', problem: 'no-help' });
    expect(await ask(active, 'odds')).toMatchObject({ say: 'help', advice: null });
  });

  test('goes to nobody but the one who asked, and is not an entry', async () => {
    const { harness, ask, active, others } = await tableWith('odds');
    const [seq, heard] = [harness.table.seq, others.map(({ messages }) => messages.length)];
    expect(await ask(active, 'odds')).toMatchObject({ odds: { worlds: 400, facts: [{ kind: 'raid' }] } });
    expect(others.map(({ messages }) => messages.length)).toEqual(heard);
    expect(harness.table.seq).toBe(seq);
  });

  test('is only for the player who is asked, and only about that question', async () => {
    const { harness, ask, active, others } = await tableWith('advice');
    expect(await ask(others[0], 'odds')).toMatchObject({ problem: 'not-now' });
    expect(await ask(active, 'odds', 1234)).toMatchObject({ problem: 'stale' });
    expect(await ask(harness.enter('Guest'), 'odds')).toMatchObject({ problem: 'not-seated' });
    const screen = new Page(null);
    harness.table.connect(screen, 0);
    expect(await ask(screen, 'advice')).toMatchObject({ problem: 'not-seated' });
  });

  test('names a move that may be played, and what it was compared with', async () => {
    const { ask, active } = await tableWith('advice');
    const given = (await ask(active, 'advice')) as Extract<Message, { say: 'help' }>;
    expect(active.drawn?.game?.ask?.moves).toContainEqual(given.advice?.move);
    expect(given.advice?.by).toBe('mastermind');
    if (given.advice?.why === 'best') expect(given.advice.tried[0]?.move).toEqual(given.advice.move);
    expect(toAct(active)).toBe(active.drawn?.you.seat);
  });
});

/** The help desk of a table of Thieves!, with threads that answer as the test says. */
function deskWith(answers: Thinkers['help'], table: TableState = playing({ help: 'advice' })) {
  const desk = new HelpDesk();
  const thinkers: Thinkers = { ...thinkHere, help: answers };
  const { active: seat } = turnOf(table);
  const decision = playOf(table).game.decision(playOf(table).state, seat);
  return (wants: HelpQuestion) =>
    desk.answer({ ...means, thinkers }, { owner: 'ala', seat, table }, { do: 'help', n: 1, decision, wants });
}

const nothing: HelpGiven = { odds: { worlds: 0, facts: [] }, advice: null };

test('every question is thought about once, however often it is asked', async () => {
  const think = vi.fn(() => Promise.resolve(nothing));
  const ask = deskWith(think);
  await Promise.all([ask('odds'), ask('odds'), ask('odds')]);
  expect(think).toHaveBeenCalledTimes(1);
  await ask('advice');
  expect(think).toHaveBeenCalledTimes(2);
  for (const wants of ['odds', 'advice'] as const) await ask(wants);
  expect(think).toHaveBeenCalledTimes(2);
});

test('where nobody has time to think, a regular advises, and odds are refused until somebody has', async () => {
  const answers: (HelpGiven | undefined)[] = [undefined, undefined, nothing];
  const ask = deskWith(() => Promise.resolve(answers.shift()));
  expect(await ask('advice')).toMatchObject({ say: 'help', advice: { by: 'regular', why: 'habit' } });
  expect(await ask('odds')).toMatchObject({ say: 'refused', problem: 'busy' });
  expect(await ask('odds')).toMatchObject({ say: 'help' });
  await settle();
});

test.each(Object.values(games))('$id: a thread is told nothing but what the player may see, byte for byte', (game) => {
  let index = 0;
  let redealt = 0;
  for (const { state, seat } of positionsOf(game, 12)) {
    const other = game.guess(viewOf(game, state, seat), chanceInSeries(5, index++));
    if (JSON.stringify(other) !== JSON.stringify(state)) redealt += 1;
    const wanted = (world: object) => {
      const table = playing({ help: 'advice' });
      const ask = { wants: 'advice', decision: game.decision(state, seat) } as const;
      return wantedFrom({ seat, table: { ...table, play: { ...playOf(table), game, state: world } } }, ask);
    };
    const [here, there] = [wanted(state) as HelpWanted, wanted(other) as HelpWanted];
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
    expect(Object.keys(here)).toEqual(['wants', 'game', 'view', 'moves', 'milliseconds']);
    if (index === 1) expect(inHaste(there)).toEqual(inHaste(here));
  }
  expect(redealt).toBeGreaterThan(0);
});

/** Help after a short thought. The clock advances with every look, so that both worlds get the same time. */
function inHaste(wanted: HelpWanted) {
  let time = 0;
  return help({ ...wanted, milliseconds: 50 }, () => time++);
}

describe('which help there is', () => {
  const lobby = () => tableAfter(open(), sat(0, 'ala'), sat(1, 'bruno'));
  const set = { do: 'set-help', n: 1, help: 'odds' } as const;

  test('is none unless somebody chooses, also at tables of earlier versions', () => {
    expect(lobby().help).toBe('none');
    expect(tableAfter(open({ help: 'advice' })).help).toBe('advice');
  });

  test('is chosen by the host, before the game', () => {
    expect(verdictOn(lobby(), 'ala', set)).toEqual({ body: { kind: 'help', help: 'odds' } });
    expect(verdictOn(lobby(), 'bruno', set)).toEqual({ problem: 'not-host' });
    expect(verdictOn(after(lobby(), started), 'ala', set)).toEqual({ problem: 'not-now' });
  });

  test('is still the same when a game that ended by agreement is resumed', () => {
    const asked = { seat: 0, asked: [0, 1, 2] } as const;
    const agree = (kind: 'end' | 'resume') => [1, 2].map((seat) => ({ kind, seat, agree: true }) as const);
    let table = playing();
    for (const entry of [{ kind: 'end-asked', ...asked } as const, ...agree('end')]) table = after(table, entry);
    table = after(table, { kind: 'help', help: 'advice' });
    expect(table).toMatchObject({ stage: 'lobby', help: 'advice' });
    for (const entry of [{ kind: 'resume-asked', ...asked } as const, ...agree('resume')]) table = after(table, entry);
    expect(table).toMatchObject({ stage: 'playing', help: 'none' });
  });
});
