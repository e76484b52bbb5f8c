import type { Page } from '@playwright/test';

/** The smallest sizes of letters and of touch targets, in pixels. */
const leastText = 14;
const leastTarget = 44;

/**
 * What does not fit the screen: a page that scrolls sideways, clipped words, letters too small to read, buttons too
 * small to hit. It runs in the page, so it can use nothing from here.
 */
function misfits({ leastText, leastTarget }: { leastText: number; leastTarget: number }): string[] {
  const found: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen');
  const scroller = document.scrollingElement;
  if (scroller && scroller.scrollWidth > innerWidth) found.push(`the page is ${scroller.scrollWidth} wide`);

  for (const element of document.body.querySelectorAll('*')) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    if (!hasWords || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (!element.closest('svg') && parseFloat(style.fontSize) < leastText)
      found.push(`${style.fontSize}: ${name(element)}`);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    // A long name may be abbreviated if the title attribute has all of it.
    const isNamed = element.getAttribute('title') === element.textContent;
    if (isCut && !isNamed && style.overflowX !== 'visible' && style.overflowX !== 'auto')
      found.push(`cut off: ${name(element)}`);
  }
  for (const control of document.body.querySelectorAll('button, input:not(.unseen), select, [role="button"]')) {
    const { width, height } = control.getBoundingClientRect();
    const label = control.closest('label')?.getBoundingClientRect();
    const side = Math.max(Math.min(width, height), label ? Math.min(label.width, label.height) : 0);
    if (isSeen(control) && width > 0 && side < leastTarget - 0.5) {
      found.push(`${Math.round(width)} × ${Math.round(height)}: ${name(control)}`);
    }
  }
  return found;
}

export const misfitsOf = (page: Page): Promise<string[]> => page.evaluate(misfits, { leastText, leastTarget });
