import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/words/en/index.ts';
import { reader, type Act } from './player.ts';

type Key = keyof typeof en;

/** Everything that a button of this table can say it does. */
const deeds = (Object.keys(en) as Key[]).filter(
  (key) => key.startsWith('cash-n-guns.do.') && !/\.(?:about|choose\.\w+)$/.test(key),
);

/** Somebody at a table of Cash 'n Guns, who answers whatever is asked, each time something else. */
export interface Player {
  readonly page: Page;
  readonly language: 'en' | 'pl';
  /** How a control is used. */
  readonly act?: Act;
  /** Lets what is being told be over: a tap beside everything, or a key. */
  readonly hurry?: () => Promise<void>;
  /** Called with the step whenever something is asked. */
  readonly meet?: (page: Page, step: string) => Promise<void>;
}

const nows = (Object.keys(en) as Key[]).filter((key) => key.startsWith('cash-n-guns.now.'));

/** What a sentence looks like, whatever is filled into it; of plural forms any. */
function patternOf(sentence: string): string {
  return sentence
    .replace(/\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/g, '{form}')
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
}

/** The step that a question belongs to. */
function stepOf({ page, language }: Player, sentence: string): string {
  const { said } = reader(page, language);
  const key = nows.find((each) => new RegExp(`^${patternOf(said(each))}$`).test(sentence));
  return key?.slice('cash-n-guns.now.'.length) ?? 'other';
}

/** Answers that are given and can still be changed: the others have to choose now. */
const answered: readonly string[] = ['load.done', 'aim.done', 'courage.stand', 'courage.lie-down'];

const tap: Act = (control) => control.click({ timeout: 2000 });

/** Numbers that look drawn and are the same every time. */
export function dice(): (sides: number) => number {
  let state = 7;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

interface Controls {
  /** Something is asked, or a sheet of paper lies over the table, or the game is over. */
  readonly there: Locator;
  readonly over: Locator;
  readonly introduction: Locator;
  readonly deed: Locator;
  readonly target: Locator;
}

function controlsOf({ page, language }: Player): Controls {
  const { said, button } = reader(page, language);
  const patterns = deeds.map((key) => patternOf(said(key)));
  return {
    there: page.locator('.own.acting, dialog[open], .frame > .bar').first(),
    over: button('end.rematch').first(),
    introduction: button('cash-n-guns.powers.go'),
    deed: page.locator('.own').getByRole('button', { name: new RegExp(`^(?:${patterns.join('|')})`), disabled: false }),
    target: page
      .locator('.stage')
      .getByRole('button', { name: new RegExp(said('cash-n-guns.see.target')), disabled: false }),
  };
}

/** Answers one question, or finds the count on the table. */
export async function answerOne(player: Player, draw = dice()): Promise<'answered' | 'over'> {
  const { page, act = tap, hurry = () => page.mouse.click(200, 24) } = player;
  const controls = controlsOf(player);
  const { there, over, introduction } = controls;
  for (let look = 0; look < 1000; look++) {
    if (!(await appears(there))) {
      await hurry();
      continue;
    }
    if (await over.isVisible()) return 'over';
    if (await introduction.isVisible()) await act(introduction);
    else if (await answer(player, controls, draw)) return 'answered';
  }
  throw new Error('Nothing is asked, and it is not over.');
}

const appears = (there: Locator) =>
  there.waitFor({ timeout: 80 }).then(
    () => true,
    () => false,
  );

/** Points at somebody or something if that is asked, then uses one of the buttons. Others play meanwhile. */
async function answer(player: Player, { deed, target }: Controls, draw: (sides: number) => number): Promise<boolean> {
  const { page, act = tap, meet } = player;
  const step = stepOf(player, (await page.locator('.question p').textContent()) ?? '');
  if (answered.includes(step)) {
    await page.waitForTimeout(120);
    return false;
  }
  await meet?.(page, step);
  try {
    const targets = await target.count();
    if (targets > 0) await act(target.nth(draw(targets)));
    await deed.first().waitFor({ timeout: 1000 });
    await act(deed.nth(draw(await deed.count())));
    return true;
  } catch {
    return false;
  }
}

export async function playCashToTheEnd(player: Player): Promise<void> {
  const draw = dice();
  for (let question = 0; question < 400; question++) if ((await answerOne(player, draw)) === 'over') return;
  throw new Error('This game does not end.');
}
