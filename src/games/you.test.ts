import { beforeAll, expect, test } from 'vitest';
import { chanceInSeries } from '../engine/chance/index.ts';
import type { Event, Game } from '../engine/game.ts';
import { diceFor, randomEntry } from '../engine/testing/random-game.ts';
import { heardBy, unfold, type ToldEvent } from '../engine/unfold.ts';
import { cashNGuns } from './cash-n-guns/rules/index.ts';
import { theBoss } from './the-boss/rules/index.ts';
import { thieves } from './thieves/rules/index.ts';
import { languages, load, loadAlso, speak } from '../words/index.ts';
import type { LogEntry } from '../web/table/log/log.ts';
import { lineOf as cashLine } from './cash-n-guns/pages/play/lines.ts';
import { lineOf as bossLine } from './the-boss/pages/play/lines.ts';
import { lineOf as thievesLine } from './thieves/pages/play/lines.ts';

beforeAll(async () => {
  await loadAlso('cash-n-guns', 'table');
  for (const language of languages) await load(language);
});

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const nameAt = (seat: number) => names[seat] ?? '';

/** No value is missing, and no key shows through. */
const isWhole = (line: string) => !/[{}]|undefined|\.event\./.test(line);

type LineOf = (event: never, reader: never) => LogEntry | null;
interface Case {
  readonly game: Game;
  readonly seats: number;
  readonly lineOf: LineOf;
}
const cases: readonly (readonly [string, Case])[] = [
  ['Cash ’n Guns', { game: cashNGuns, seats: 8, lineOf: cashLine }],
  ['The Boss', { game: theBoss, seats: 4, lineOf: bossLine }],
  ['Thieves!', { game: thieves, seats: 6, lineOf: thievesLine }],
];

/** The events of some random games. */
function toldIn({ game, seats }: Case): readonly ToldEvent[] {
  const options = Object.fromEntries(game.options.map(({ name, values: [usual] }) => [name, usual ?? 0]));
  return [0, 1].flatMap((index) => {
    const trial = { game, seats, options, series: 81, index };
    const dice = diceFor(trial);
    const steps = unfold(game, trial, chanceInSeries(81, index), (state) => randomEntry(trial, state, dice));
    return [...steps].flatMap(({ told }) => told);
  });
}

const options = { rulebook: 'english', leftovers: 'carry-over' };

test.each(cases)('%s calls its reader "you", and nobody else', (_, one) => {
  const told = toldIn(one);
  const lineFor = (you: number | null, event: Event) =>
    one.lineOf(event as never, { nameAt, you, options } as never)?.text ?? '';
  const wrong = languages.flatMap((language) => {
    speak(() => language);
    return told.flatMap((each) => {
      const overheard = lineFor(null, heardBy(each, 'spectator'));
      const lines = names.slice(0, one.seats).flatMap((name, you) => {
        const event = heardBy(each, you);
        const line = lineFor(you, event);
        const isMeant = lineFor(null, event).includes(name);
        const isSpokenTo = language === 'en' ? /\byou/i.test(line) : isMeant;
        return isMeant === isSpokenTo && !line.includes(name) && isWhole(line) ? [] : [line];
      });
      return /\byou/i.test(overheard) ? [overheard, ...lines] : lines;
    });
  });
  expect(wrong).toEqual([]);
  expect(told.length).toBeGreaterThan(100);
});
