import { beforeAll, expect, test } from 'vitest';
import type { Move } from '../../../engine/game.ts';
import type { Advice, Help, HelpGiven, HelpQuestion } from '../../../protocol/help.ts';
import { load, loadAlso, speak } from '../../../words/index.ts';
import { reasonsFor } from './advice-words.ts';
import { Helper } from './helper.svelte.ts';
import { basisWords, oddsWords, type OddsReader } from './odds-words.ts';

beforeAll(async () => {
  speak(() => 'en');
  await loadAlso('table');
  await load('en');
});

const names = ['Ada', 'Ben', 'Cleo'];
const things = ({ city, card }: Readonly<Record<string, number>>) => ({ city: `City ${city}`, what: `$${card}` });
const readerAt = (you: number | null): OddsReader => ({ nameAt: (seat) => names[seat] ?? '', you, knower: 0, things });

test('guns are counted for whoever looks down them, and by name for everybody else', () => {
  const odds = { worlds: 400, facts: [{ kind: 'guns', guns: 2, chance: 0.41 }] } as const;
  expect(oddsWords(odds, readerAt(0))).toEqual(['2 guns on you; 4 in 10 that at least one is loaded.']);
  expect(oddsWords(odds, readerAt(null))).toEqual(['2 guns on Ada; 4 in 10 that at least one is loaded.']);
  expect(basisWords(odds, readerAt(0))).toMatch(/^Counted in 400 random deals that fit everything you know/);
});

test('a hidden card is one of those that are left, and says who would get it', () => {
  const cards = [1, 2, 3].map((card) => ({ card, chance: 0.3 }));
  const fact = { kind: 'city', city: 4, leader: 1, cards } as const;
  const [three] = oddsWords({ worlds: 400, facts: [fact] }, readerAt(0));
  expect(three).toBe('City 4 hides $1, $2 or $3: 3 in 10 each. Ben is ahead there.');
  const [one] = oddsWords({ worlds: 400, facts: [{ ...fact, leader: 0, cards: cards.slice(2) }] }, readerAt(0));
  expect(one).toBe('City 4 hides $3: nothing else is left. You’re ahead there.');
});

test('what is as good as sure is not put into numbers, and where nothing is hidden that is said', () => {
  const facts = [0.01, 0.99].map((chance) => ({ kind: 'raid', chance }) as const);
  expect(oddsWords({ worlds: 400, facts }, readerAt(0))).toEqual([
    'Someone else can bring on a raid with a single card: hardly any chance.',
    'Someone else can bring on a raid with a single card: almost certain.',
  ]);
  expect(oddsWords({ worlds: 400, facts: [] }, readerAt(0))).toEqual(['Everything that matters here lies open.']);
});

const [stash, give] = [{ kind: 'stash' }, { kind: 'give' }];
const adviceWith = (wins: readonly number[], games = 200): Advice => ({
  move: stash,
  by: 'mastermind',
  why: 'best',
  tried: [stash, give].map((move, index) => ({ move, wins: wins[index] ?? 0, games })),
});
const reasons = (advice: Advice) => reasonsFor(advice, (move: Move) => move.kind);

test('advice is compared with the next best move, and says so when there is hardly a difference', () => {
  expect(reasons(adviceWith([0.36, 0.26]))).toEqual([
    'Played on from here 200 times, it wins 36 of 100 games. The next best, “give”, wins 26.',
  ]);
  expect(reasons(adviceWith([0.27, 0.26]))[1]).toMatch(/hardly a difference/);
  expect(reasons(adviceWith([0.5, 0.2], 3))[0]).toMatch(/hardly time/);
});

const nothing: HelpGiven = { odds: { worlds: 0, facts: [] }, advice: null };

test('help belongs to one question: the next one starts without', async () => {
  const asked: HelpQuestion[] = [];
  const askHelp = (wants: HelpQuestion) => {
    asked.push(wants);
    return Promise.resolve({ ...nothing, advice: wants === 'advice' ? adviceWith([1, 0]) : null });
  };
  const table = { help: 'advice' as Help, decision: 7, askHelp };
  const helper = new Helper(() => table);
  helper.open();
  await Promise.resolve();
  expect([helper.isOpen, helper.move]).toEqual([true, null]);
  await helper.ask('advice');
  expect([helper.isAdviceOffered, helper.move]).toEqual([false, stash]);
  helper.open();
  expect(asked).toEqual(['odds', 'advice']);
  table.decision = 8;
  expect([helper.isOpen, helper.move, helper.isOffered]).toEqual([false, null, true]);
});

test('an answer that comes too late is not shown, and a refusal is', async () => {
  let answer: (given: HelpGiven | string) => void = () => undefined;
  const table = {
    help: 'odds' as Help,
    decision: 7,
    askHelp: () => new Promise<HelpGiven | string>((is) => (answer = is)),
  };
  const helper = new Helper(() => table);
  helper.open();
  expect(helper.isThinking).toBe(true);
  table.decision = 8;
  answer(nothing);
  await Promise.resolve();
  expect(helper.given).toBeNull();
  helper.open();
  answer('Busy.');
  await Promise.resolve();
  expect([helper.isThinking, helper.problem]).toEqual([false, 'Busy.']);
});
