import type { Page } from '@playwright/test';
import { en } from '../../src/words/en/index.ts';
import { startRecording, stopRecording, type Reveal } from './recorder.ts';

/** Longer than a tap and its effects, which are not part of the reveal. */
const afterTap = 300;

/**
 * Opens a table for eight, takes a seat and fills the others with bots; returns its code. Without powers every round
 * has the same steps.
 */
export async function sitDown(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const code = await page.evaluate<string>(`(async () => {
    localStorage.setItem('hideout.settings', JSON.stringify({ hints: false }));
    const device = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
    localStorage.setItem('hideout.device', device);
    const table = { game: 'cash-n-guns', device, name: 'Kasia', figure: 'fan', seats: 8, options: { powers: false }, playNow: true };
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) })).json()).code;
  })()`);
  await page.goto(`${address}/t/${code}`);
  return code;
}

/**
 * Answers the current question. If everybody answers at once, the reveal is recorded until the next question: on this
 * page, or on another one that shows the same table.
 */
export async function answer(page: Page, seenOn: Page = page): Promise<void> {
  await untilAsked(page);
  await stopRecording(seenOn);
  const question = (await page.locator('.question p').textContent()) ?? '';
  const lieDown = page.getByRole('button', { name: en['cash-n-guns.do.lie-down'] });
  const reveal: Reveal | undefined =
    question === en['cash-n-guns.now.aim'] ? 'aims' : (await lieDown.isVisible()) ? 'courage' : undefined;
  // Players who lie down survive to see the next round.
  if (reveal === 'courage') await lieDown.click();
  else await useFirst(page);
  await page.waitForTimeout(afterTap);
  if (reveal) await startRecording(seenOn, reveal);
}

/** Eight players share the loot, at a pace that people can follow, on a slow device. */
const longestRound = 120_000;
const betweenLooks = 250;

/** Playwright's own waiting looks for an element in every frame, which would be measured as work of the page. */
async function untilAsked(page: Page): Promise<void> {
  for (const start = Date.now(); Date.now() - start < longestRound; await page.waitForTimeout(betweenLooks)) {
    if (await page.evaluate<boolean>(`document.querySelector('.own.acting') !== null`)) return;
  }
  throw new Error('Nothing was asked for two minutes.');
}

/** Chooses the first possible target, or presses the first button. */
async function useFirst(page: Page): Promise<void> {
  const target = page.locator('.lit button, button.lit').first();
  if (await target.isVisible()) await target.click();
  await page.locator('.slot button:not([aria-disabled="true"])').first().click();
}
