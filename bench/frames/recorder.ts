import type { Page } from '@playwright/test';

/** What everybody is looking at. */
export const reveals = ['aims', 'courage', 'shots'] as const;
export type Reveal = (typeof reveals)[number];

/** The milliseconds from one frame to the next, by what was revealed. */
export type Frames = Readonly<Record<Reveal, readonly number[]>>;

/** Runs in the page. After a shot has been seen, courage is over and what follows belongs to the shots. */
const recorder = `
  window.recording = { frames: [], reveal: undefined, last: undefined };
  requestAnimationFrame(function next(now) {
    const it = window.recording;
    if (it.reveal === 'courage' && document.querySelector('.shot')) it.reveal = 'shots';
    if (it.reveal && it.last !== undefined) it.frames.push([it.reveal, now - it.last]);
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

export async function recorded(page: Page): Promise<Frames> {
  const frames = await page.evaluate<readonly (readonly [Reveal, number])[]>('window.recording.frames');
  const of = (reveal: Reveal) => frames.filter(([each]) => each === reveal).map(([, gap]) => gap);
  return { aims: of('aims'), courage: of('courage'), shots: of('shots') };
}
