import type { Page } from '@playwright/test';

/** The big moments of a round. */
export const reveals = ['aims', 'courage', 'shots'] as const;
export type Reveal = (typeof reveals)[number];

/** The time between two frames, in milliseconds of the page's clock, and what was revealed meanwhile. */
export interface Frame {
  readonly reveal: Reveal;
  readonly from: number;
  readonly to: number;
}

/**
 * Runs in the page. After a shot has been shown, courage is over, and what follows belongs to the shots. It looks for a
 * shot only now and then, because a search through the page is work, too.
 */
const recorder = `
  window.recording = { frames: [], reveal: undefined, last: undefined };
  requestAnimationFrame(function next(now) {
    const it = window.recording;
    if (it.reveal === 'courage' && it.frames.length % 8 === 0 && document.querySelector('.shot, [data-over="panel"]')) it.reveal = 'shots';
    if (it.reveal && it.last !== undefined) it.frames.push({ reveal: it.reveal, from: it.last, to: now });
    it.last = it.reveal && now;
    requestAnimationFrame(next);
  });`;

export async function installRecorder(page: Page): Promise<void> {
  await page.addInitScript(recorder);
}

export async function startRecording(page: Page, reveal: Reveal): Promise<void> {
  await page.evaluate(`window.recording.reveal = '${reveal}'`);
}

export async function stopRecording(page: Page): Promise<void> {
  await page.evaluate(`window.recording.reveal = undefined`);
}

export const recorded = (page: Page): Promise<readonly Frame[]> => page.evaluate('window.recording.frames');
