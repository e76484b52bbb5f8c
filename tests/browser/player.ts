import type { Locator, Page } from '@playwright/test';
import { after as enAfter } from '../../src/words/en/after/index.ts';
import { atTable as enTable } from '../../src/words/en/at-table.ts';
import { en } from '../../src/words/en/index.ts';
import { after as plAfter } from '../../src/words/pl/after/index.ts';
import { atTable as plTable } from '../../src/words/pl/at-table.ts';
import { pl } from '../../src/words/pl/index.ts';
import { fingers, lookAt, type Control, type Hands, type Regions, type Sight } from './sight.ts';

export type Key = keyof typeof en | keyof typeof enTable | keyof typeof enAfter;
export type Language = 'en' | 'pl';

const dictionaries = { en: { ...en, ...enTable, ...enAfter }, pl: { ...pl, ...plTable, ...plAfter } };

/** Finds things on a page as a person does: by role and text. */
export function reader(page: Page, language: Language) {
  const words: Readonly<Record<string, string>> = dictionaries[language];
  const said = (key: Key) => words[key] ?? key;
  return {
    said,
    /** The accessible name may be longer than the visible label. */
    button: (key: Key): Locator => page.getByRole('button', { name: new RegExp(`^${escape(said(key))}`) }),
    link: (key: Key): Locator => page.getByRole('link', { name: said(key), exact: true }),
    /** A button with one of these sentences, whatever values are filled in. */
    buttonLike: (keys: readonly Key[]): Locator =>
      page.getByRole('button', { name: anyOf(keys.map(said), 'all of it'), disabled: false }),
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that matches a sentence with any values and any plural form. */
const patternOf = (sentence: string): string =>
  sentence
    .replace(/\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/g, '{form}')
    .split(/\{[^}]*\}/)
    .map(escape)
    .join('.+');

/** A pattern for one of these sentences, as the whole text or its beginning. */
export const anyOf = (sentences: readonly string[], extent: 'all of it' | 'its beginning'): RegExp =>
  new RegExp(`^(?:${sentences.map(patternOf).join('|')})${extent === 'all of it' ? '$' : ''}`);

/** The next action: a step on the way, or the answer to the question. */
export interface Deed {
  readonly control: Control;
  readonly answers: boolean;
}

/** A player at a table. */
export interface Player {
  readonly page: Page;
  readonly language: Language;
  readonly regions: Regions;
  /** How controls are used; by default with fingers. */
  readonly hands?: Hands;
  /** The action for what they see; none as long as nothing is asked. */
  readonly choose: (sight: Sight) => Deed | undefined;
  /** Called whenever something is asked, before it is answered; resolves to true if it took some time. */
  readonly meet?: (sight: Sight) => Promise<boolean>;
}

const wordsIn = ({ language }: Player) => dictionaries[language];

const isOver = (player: Player, { controls }: Sight): boolean => {
  const { 'end.rematch': rematch, 'what-if.again': again } = wordsIn(player);
  return controls.some(({ name }) => name.startsWith(rematch) || name === again);
};

/** Whether an animation may be running that a tap speeds up. Elsewhere a tap would do something else. */
const isTold = ({ isSeated, isCovered, isActing }: Sight): boolean => isSeated && !isCovered && !isActing;

type Outcome = 'answered' | 'over' | 'goes on' | 'waits';

/** One glance and the resulting action. Others play meanwhile, so each glance decides again. */
async function takePart(player: Player): Promise<Outcome> {
  const { page, regions, hands = fingers(page), choose, meet } = player;
  const sight = await lookAt(page, regions);
  if (isOver(player, sight)) return 'over';
  const skip = sight.controls.find(({ name }) => name === wordsIn(player)['ending.skip']);
  if (skip) await hands.use(skip);
  const deed = choose(sight);
  const close = sight.controls.find(({ name }) => name === wordsIn(player)['pieces.close']);
  if (!deed) {
    // A key or tap that came too late has opened a sheet. The animation continues behind it at its own pace.
    if (sight.isCovered && close) await hands.use(close);
    const forward = sight.controls.find(({ name }) => name === wordsIn(player)['telling.forward']);
    if (isTold(sight)) await (forward ? hands.use(forward) : hands.hurry());
    await page.waitForTimeout(40);
    return 'waits';
  }
  // The sheet may also cover the current question.
  if (sight.isCovered && !deed.control.point && close) {
    await hands.use(close);
    return 'waits';
  }
  if (await meet?.(sight)) return 'goes on';
  await hands.use(deed.control);
  // Trying again to reach what stays out of reach is no progress.
  if (!deed.control.point) return 'waits';
  return deed.answers ? 'answered' : 'goes on';
}

/** After this many glances in a row with nothing to do, the player counts as stuck. */
const mostIdleLooks = 1500;

async function playUntil(player: Player, isEnough: (outcome: Outcome) => boolean): Promise<Outcome> {
  for (let idle = 0; idle < mostIdleLooks; idle++) {
    const outcome = await takePart(player);
    if (isEnough(outcome)) return outcome;
    if (outcome !== 'waits') idle = 0;
  }
  throw new Error('Nothing is asked, and it is not over.');
}

/** Answers one question, or finds the final count. */
export const answerOne = (player: Player) =>
  playUntil(player, (outcome) => outcome === 'answered' || outcome === 'over');

/** Answers all questions until the final count. */
export const playToTheEnd = (player: Player) => playUntil(player, (outcome) => outcome === 'over');

/** Everybody answers until each has answered something: one may be asked again before another's turn. */
export async function playUntilAllHaveAnswered(players: readonly Player[]): Promise<void> {
  const missing = new Set(players);
  const play = (player: Player) =>
    playUntil(player, (outcome) => {
      if (outcome === 'answered') missing.delete(player);
      return missing.size === 0;
    });
  await Promise.all(players.map(play));
}
