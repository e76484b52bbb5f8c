import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chanceInSeries, random } from '../engine/chance/index.ts';
import { pennies } from '../engine/testing/pennies.ts';
import type { Game } from '../engine/game.ts';
import { thieves } from '../games/thieves/rules/index.ts';
import { nextNumber, RegistryHarness, settle, stopTime } from './testing/harness.ts';
import type { Page } from './testing/page.ts';
import { thinkHere, type Thinkers } from '../server/workers/thinking/thinkers.ts';
import { humanDelays } from './machines.ts';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

/** One thread that answers in turn and takes the whole time for each question. Others ask as well. */
class BusyPool implements Thinkers {
  readonly #waiting: (() => void)[] = [];
  readonly help = thinkHere.help;
  readonly stop = thinkHere.stop;
  asked = 0;

  choose({ milliseconds }: { readonly milliseconds: number }): Promise<number> {
    this.asked += 1;
    return new Promise((resolve) => {
      const begin = () =>
        void setTimeout(() => (resolve(0), this.#waiting.shift(), this.#waiting[0]?.()), milliseconds);
      if (this.#waiting.push(begin) === 1) begin();
    });
  }
}

/** Pauses and the work of others are the same for every deal. */
function sequence() {
  const dice = chanceInSeries(33, 0);
  return () => random(dice, 1000) / 1000;
}

/** How long each bot took for its answer, where everybody has this many legal moves. */
async function answersWith(moves: number, level: 'regular' | 'mastermind') {
  const [pool, pauses, others] = [new BusyPool(), sequence(), sequence()];
  const game: Game = {
    ...pennies,
    rules: thieves.rules,
    legalMoves: (state, seat) => pennies.legalMoves(state as never, seat).slice(0, moves),
  };
  const delays = { ...humanDelays, botThinks: () => 900 + pauses() * 900 };
  const tables = new RegistryHarness({ games: { pennies: game }, thinkers: pool, delays });
  const harness = await tables.open(['Ala'], { game: 'pennies', seats: 4 });
  const page = harness.enter('Ala');
  for (const seat of [1, 2, 3]) await harness.says(page, { do: 'bot', n: nextNumber(), seat, level });
  await harness.says(page, { do: 'start', n: nextNumber() });
  const answers: number[] = [];
  while (page.drawn?.table.stage === 'playing') {
    const before = hasBet(page);
    vi.advanceTimersByTime(10);
    await settle();
    if (others() < 0.03) void pool.choose({ milliseconds: 150 });
    const asked = page.drawn.game?.askedAt ?? [];
    for (const seat of [1, 2, 3])
      if (!before[seat] && hasBet(page)[seat]) answers.push(Date.now() - (asked[seat] ?? 0));
    if (hasBet(page).every((has, seat) => has || seat === 0)) await bet(harness, page);
  }
  return { answers, asked: pool.asked, reports: tables.reports };
}

const hasBet = ({ drawn }: Page): readonly boolean[] =>
  (drawn?.game?.view as { hasBet?: readonly boolean[] } | undefined)?.hasBet ?? [];

async function bet(harness: Awaited<ReturnType<RegistryHarness['open']>>, page: Page): Promise<void> {
  const ask = page.drawn?.game?.ask;
  if (ask) await harness.says(page, { do: 'move', n: nextNumber(), decision: ask.decision, move: { ...ask.moves[0] } });
}

describe.each(['mastermind', 'regular'] as const)('[TH-6.4, CG-7.6] the answers of a %s', (level) => {
  test('take the same time with one legal move and with several, while the threads are busy', async () => {
    const one = await answersWith(1, level);
    expect(one).toEqual(await answersWith(2, level));
    expect(one.reports).toEqual([]);
    expect(one.answers).toHaveLength(9);
  });

  test('come at full quarters of a second after the question', async () => {
    const { answers } = await answersWith(2, level);
    expect(answers.map((time) => time % 250)).toEqual(answers.map(() => 0));
    expect(Math.max(...answers)).toBeGreaterThan(900);
  });
});
