import type { Locator, Page } from '@playwright/test';
import { reader, type Act } from './player.ts';

/** What somebody finds on the table of The Boss. */
export function bossTable(page: Page, language: 'en' | 'pl') {
  const { said, button } = reader(page, language);
  const inList = (name: string): Locator => page.getByRole('list', { name, exact: true });
  const opening = (sentence: string): RegExp => new RegExp(`^${sentence.split('{')[0]?.trim()}`);
  return {
    /** The box on the shelf at home. */
    box: page.getByRole('article', { name: said('game.the-boss.name') }),
    /** Round, lap and badges. */
    status: page.getByRole('button', { name: opening(said('the-boss.place.round')) }),
    over: button('end.rematch').first(),
    pass: page.getByRole('button', { name: said('the-boss.do.pass'), exact: true }),
    send: page.getByRole('button', { name: opening(said('the-boss.do.place')) }),
    show: page.getByRole('button', { name: opening(said('the-boss.do.show')), disabled: false }),
    cities: inList(said('the-boss.place.cities')).getByRole('button'),
    open: inList(said('the-boss.place.cities')).getByRole('button', { disabled: false }),
    players: inList(said('the-boss.place.players')).getByRole('button'),
    hand: inList(said('the-boss.place.hand')).getByRole('button', { disabled: false }),
  };
}

const tap: Act = (control) => control.click();

/** What is told can be hurried on by any key, as by any tap, until something is asked. */
async function hurryTo(control: Locator, page: Page): Promise<void> {
  for (let patience = 0; patience < 750; patience++) {
    const isThere = await control.waitFor({ timeout: 40 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await page.keyboard.press('Control');
  }
  throw new Error('Nothing is asked of this player.');
}

/** Takes part in the game with whatever is asked next. Every third time nobody is sent, and later seldom anybody. */
export async function playOneStep(
  page: Page,
  language: 'en' | 'pl',
  step: number,
  act: Act = tap,
): Promise<'played' | 'over'> {
  const { over, pass, send, show, open, hand } = bossTable(page, language);
  await hurryTo(over.or(pass).or(hand).first(), page);
  if (await over.isVisible()) return 'over';
  if (!(await pass.isVisible())) {
    await act(hand.first());
    await act(show);
    return 'played';
  }
  const choices = await open.count();
  if (step % 3 === 2 || (step > 20 && step % 7 > 0) || choices === 0) await act(pass);
  else {
    await act(open.nth(step % choices));
    await act(send);
  }
  return 'played';
}

/** Sends somebody, and shows a card. */
export async function playOneTurn(page: Page, language: 'en' | 'pl'): Promise<void> {
  await playOneStep(page, language, 0);
  await playOneStep(page, language, 0);
}

/** Plays whatever is asked of this player, until the count lies on the table. */
export async function playToTheEnd(page: Page, language: 'en' | 'pl', act: Act = tap): Promise<void> {
  for (let step = 0; step < 300; step++) {
    // What was there a moment ago may be gone: then the next look decides.
    const outcome = await playOneStep(page, language, step, act).catch((problem: unknown) => {
      if (step > 250) throw problem;
      return 'played';
    });
    if (outcome === 'over') return;
  }
  throw new Error('This game does not end.');
}
