import type { Language } from '../../words/index.ts';

/** Longer than this nobody shall look at an empty page for the sake of a font, in milliseconds. */
const timeout = 800;

/**
 * The font of the titles is there before anything is drawn, or it takes too long. The page fetches it from its first line
 * on, beside the scripts, so mostly nobody waits for it, and no title changes its letters before one's eyes.
 */
export function displayFont(language: Language): Promise<unknown> {
  const letters = language === 'pl' ? 'Aął' : 'A';
  const late = new Promise((resolve) => setTimeout(resolve, timeout));
  return Promise.race([document.fonts.load('1rem Limelight', letters), late]).catch(() => undefined);
}
