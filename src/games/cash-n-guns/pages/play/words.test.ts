import { beforeAll, expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import type { Refusal } from '../../../../engine/game.ts';
import { diceFor, randomEntry } from '../../../../engine/testing/random-game.ts';
import { enter } from '../../../../engine/unfold.ts';
import { viewOf } from '../../../../engine/view.ts';
import { powerNames } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import { cashNGuns } from '../../rules/index.ts';
import type { CashOptions } from '../../options.ts';
import { playUntil } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { pages } from '../../words/en/pages.ts';
import { en as usual } from '../../../../words/en/index.ts';
import { languages, load, loadAlso, speak, type Language } from '../../../../words/index.ts';
import { captionOf, headlineOf } from './captions.ts';
import { sentenceOf } from './lines.ts';
import { powerAt, traitsAt } from './powers.ts';
import { deedOf, questionOf } from './words.ts';

const en = { ...usual, ...pages };

beforeAll(async () => {
  await loadAlso('cash-n-guns', 'table');
  for (const language of languages) await load(language);
});

const keyOf = ({ rule, values: { reason } }: Refusal) => `cash-n-guns.refusal.${rule}.${String(reason)}`;
const nameAt = (seat: number) => `Seat ${seat + 1}`;

interface Met {
  readonly refusals: Set<string>;
  readonly events: Map<string, CashEvent>;
}

/** A complete sentence: no value is missing, and no key shows through. */
const isWhole = (text: string) => text.length > 0 && !/cash-n-guns\.|undefined|\{/.test(text);

/** Plays a random game and collects what it says on the way. */
function play(index: number, options: CashOptions, met: Met): void {
  const trial = { game: cashNGuns, seats: 8, options, series: 79, index };
  const state = cashNGuns.setup(8, options, chanceInSeries(79, index));
  const dice = diceFor(trial);
  const every = cashNGuns.everyMove(8, options);
  const asked = new Set<string>();
  while (!cashNGuns.result(state)) {
    for (const seat of cashNGuns.toAct(state).slice(0, 1)) {
      const view = viewOf(cashNGuns, state, seat);
      expect(isWhole(questionOf(view, seat, nameAt)), view.question).toBe(true);
      for (const move of cashNGuns.legalMoves(state, seat)) expect(isWhole(deedOf(move, nameAt))).toBe(true);
      // One question of each kind per round is enough.
      const { banned, served } = view.sharing;
      const who = [served.includes(seat), traitsAt(view, seat).takesTwo];
      const occasion = [view.round, view.question, banned, ...who].join(' ');
      for (const move of asked.has(occasion) ? [] : every) {
        const refusal = cashNGuns.refusal(state, seat, move);
        if (refusal) met.refusals.add(keyOf(refusal));
      }
      asked.add(occasion);
    }
    enter(cashNGuns, state, randomEntry(trial, state, dice), (event) => {
      met.events.set(`${event.kind} ${event.rule}`, event as CashEvent);
    });
  }
}

const met: Met = { refusals: new Set(), events: new Map() };
beforeAll(() => {
  for (let index = 0; index < 24; index++) {
    const rulebook = index % 2 === 0 ? 'english' : 'polish';
    const options = { rulebook, powers: true, leftovers: 'carry-over', lootOpen: false } as const;
    play(index, { ...options, firstGodfather: 'drawn' }, met);
    const nobody = cashNGuns.checkOptions?.({ ...options, firstGodfather: 7 }, 4);
    if (nobody) met.refusals.add(keyOf(nobody));
  }
});

test('every reason to refuse something has its words, and no reason is worded that is never given', () => {
  expect([...met.refusals].filter((key) => !(key in en))).toEqual([]);
  const worded = Object.keys(en).filter((key) => key.startsWith('cash-n-guns.refusal.'));
  expect(worded.filter((key) => !met.refusals.has(key))).toEqual([]);
});

test('every option and each of its values has a name, and a sentence that explains it', () => {
  const wanted = cashNGuns.options.flatMap(({ name, values }) => [
    `cash-n-guns.option.${name}`,
    `cash-n-guns.option.${name}.about`,
    ...values.map((value) => `cash-n-guns.option.${name}.${String(value)}`),
  ]);
  expect(wanted.filter((key) => !(key in en))).toEqual([]);
});

test.each(languages)('everything that happens can be told whole: %s', (language: Language) => {
  speak(() => language);
  for (const rulebook of ['english', 'polish'] as const) {
    const reader = {
      nameAt,
      you: null,
      options: { rulebook, powers: true, leftovers: 'discard', lootOpen: false, firstGodfather: 'drawn' },
    } as const;
    for (const [what, event] of met.events) {
      const sentence = sentenceOf(event, reader);
      if (sentence !== null) expect([what, isWhole(sentence)]).toEqual([what, true]);
      expect([what, isWhole(captionOf([event, event], reader) ?? 'nothing')]).toEqual([what, true]);
      expect([what, isWhole(headlineOf(event).title)]).toEqual([what, true]);
    }
  }
  expect(met.events.size).toBeGreaterThan(35);
});

test.each(languages)('every power has a name and a text under both rulebooks: %s', (language: Language) => {
  speak(() => language);
  const state = cashNGuns.setup(
    8,
    { rulebook: 'polish', powers: true, leftovers: 'discard', lootOpen: false, firstGodfather: 0 },
    chanceInSeries(79, 0),
  );
  const view = viewOf(cashNGuns, state, 'spectator');
  for (const rulebook of ['english', 'polish'] as const) {
    const texts = powerNames.map((_, power) =>
      powerAt({ ...view, options: { ...view.options, rulebook }, powers: [power] }, 0),
    );
    for (const each of texts)
      expect([each?.id, each && isWhole(each.name) && isWhole(each.about)]).toEqual([each?.id, true]);
    expect(new Set(texts.map((each) => each?.about)).size).toBe(powerNames.length);
  }
});

test('what a trait does begins with the name of the power that has it', () => {
  speak(() => 'en');
  const { options } = table({ powers: ['-', '-', '-', '-'] });
  const told: readonly CashEvent[] = [
    { kind: 'aims', rule: 'CG-6.greedy', seat: 0, at: 1 },
    { kind: 'unhurt', rule: 'CG-6.greedy', seat: 0, hits: 2 },
    { kind: 'endured', rule: 'CG-6.greedy', seat: 0, wounds: 3 },
  ];
  for (const event of told) expect(sentenceOf(event, { nameAt, you: null, options })).toMatch(/^Greedy: Seat 1 /);
});

test('[CG-6.kid] the Kid is asked in other words, because the others have aimed', () => {
  speak(() => 'en');
  const question = (power: string) => {
    const { state } = playUntil(table({ powers: [power, '-', '-', '-'] }), 'aim');
    return questionOf(viewOf(cashNGuns, state, 0), 0, nameAt);
  };
  expect([question('kid'), question('-')]).toEqual([en['cash-n-guns.now.aim.kid'], en['cash-n-guns.now.aim']]);
});
