import type { Language } from '../../words/index.ts';

/** The longest wait for a font before the page is drawn, in milliseconds. */
const timeout = 800;

/**
 * Resolves when the font of the titles is loaded or takes too long. The page requests it early, in parallel with the
 * scripts, so usually nobody waits and no title changes its font while it is visible.
 */
export function displayFont(language: Language): Promise<unknown> {
  const letters = language === 'pl' ? 'Aął' : 'A';
  const late = new Promise((resolve) => setTimeout(resolve, timeout));
  return Promise.race([document.fonts.load('1rem Limelight', letters), late]).catch(() => undefined);
}
