import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPrograms } from '../../../scripts/setup/build.mjs';
import { chanceInSeries } from '../../engine/chance/index.ts';
import { viewOf } from '../../engine/view.ts';
import { games } from '../../games/catalogue.ts';
import { thieves } from '../../games/thieves/rules/index.ts';
import { newCounts } from '../limits/counts.ts';
import { WorkerPool } from './pool.ts';
import { thinkersIn } from './thinking/thinkers.ts';
import { originIn } from './what-if/origin.ts';
import { readersIn } from './what-if/readers.ts';

beforeAll(buildPrograms);

/** The threads of a built server. */
function openPool(): WorkerPool {
  const pool = new WorkerPool(new URL('../../../dist/server/workers/worker.js', import.meta.url), 1);
  onTestFinished(() => pool.stop());
  return pool;
}

/** The first question of a game of Thieves!. */
function asked() {
  const state = thieves.setup(3, { reshuffleDiscards: false }, chanceInSeries(1, 0));
  const seat = thieves.toAct(state)[0] ?? 0;
  return {
    game: 'thieves',
    view: viewOf(thieves, state, seat),
    moves: thieves.legalMoves(state, seat),
    milliseconds: 20,
  };
}

test('a thread chooses for a bot, and helps a person', async () => {
  const counts = newCounts();
  const thinkers = thinkersIn(openPool(), counts);
  const { moves } = asked();
  const place = await thinkers.choose({ ...asked(), level: 'mastermind', dice: 'c7'.repeat(16) });
  expect(moves[place ?? -1]).toBeDefined();
  const { advice } = (await thinkers.help({ ...asked(), wants: 'advice' })) ?? {};
  expect(advice?.by).toBe('mastermind');
  expect(moves).toContainEqual(advice?.move);
  expect(counts).toMatchObject({ thoughts: 2, thoughtsLost: 0, thoughtsRefused: 0 });
});

test('a thread reads a record like this thread', async () => {
  const archive = new URL('../../games/thieves/archive/', import.meta.url);
  const [name = ''] = readdirSync(archive);
  const readers = readersIn(openPool());
  for (const text of [readFileSync(new URL(name, archive), 'utf8'), 'no record']) {
    const wanted = { text, step: 4, mostMoves: 5000 };
    expect(await readers.read(wanted)).toEqual(originIn(games, wanted));
  }
});
