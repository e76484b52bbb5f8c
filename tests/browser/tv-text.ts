import type { Page } from '@playwright/test';

/** Text smaller than this part of the height cannot be read from a sofa. */
const smallest = 1 / 40;
/** Some TVs cut off this part at every edge. */
const edge = 0.05;

/**
 * What the people on the sofa could not read: text that is too small, or that stands where a TV may cut it off. Figures
 * and cards may reach beyond the edge; words may not.
 */
export const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([least, margin]) => {
      const { innerWidth: width, innerHeight: height } = window;
      const faults = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const holder = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!holder || !/[\p{L}\p{N}]/u.test(text) || holder.closest('.unseen, [hidden], title, desc, style, script'))
          continue;
        if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, bottom, ...line } = range.getBoundingClientRect().toJSON() as DOMRect;
        // What is cut off with an ellipsis is not to be read.
        const box = holder.getBoundingClientRect();
        const isClipped = getComputedStyle(holder).overflowX === 'hidden';
        const [left, right] = isClipped
          ? [Math.max(line.left, box.left), Math.min(line.right, box.right)]
          : [line.left, line.right];
        if (right - left < 2 || bottom - top < 2) continue;
        // Pictures are drawn in units of their own, so the size is measured: a line is at least as high as its letters.
        const inPicture = holder instanceof SVGGraphicsElement ? (holder.getScreenCTM()?.a ?? 1) : 1;
        const size = parseFloat(getComputedStyle(holder).fontSize) * inPicture;
        if (size < height * least - 0.5) faults.add(`"${text}" is ${((size / height) * 100).toFixed(2)} % high`);
        const isCut = left < width * margin - 1 || right > width * (1 - margin) + 1;
        const isCutAbove = top + (bottom - top - size) / 2 < height * margin - 1;
        const isCutBelow = bottom - (bottom - top - size) / 2 > height * (1 - margin) + 1;
        if (isCut || isCutAbove || isCutBelow) faults.add(`"${text}" stands in the margin`);
      }
      return [...faults];
    },
    [smallest, edge] as const,
  );
