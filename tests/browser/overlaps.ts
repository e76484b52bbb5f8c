import type { Page } from '@playwright/test';

/*
 * Finds what cannot be seen properly on a screen: parts of a table (`data-part`) that are out of sight, covered, or
 * overlap each other, and words that are clipped, covered, stick out of their box, or overlap other words.
 *
 * All functions run in the page. They are sent there as text, so they can use only each other.
 */

interface Leniency {
  /** The text is so large that only the question and its answers have to be in sight. */
  readonly mayScroll: boolean;
}

interface TextLine {
  readonly element: Element;
  /** The box of its letters, which is less tall than the line. */
  readonly ink: DOMRect;
  /** Without what is clipped or scrolled away. */
  readonly visible: DOMRect;
}

/** What clips words, the nearest box drawn around them, and what they scroll in. */
interface Bounds {
  readonly clips: readonly DOMRect[];
  readonly frame: Element | undefined;
  readonly scroller: DOMRect | undefined;
}

function nameOf(element: Element): string {
  const label = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
  const kind =
    element.getAttribute('data-part') ??
    element
      .getAttribute('class')
      ?.replace(/\bsvelte-\w+/g, '')
      .trim();
  return `${kind || element.tagName.toLowerCase()} "${label.slice(0, 30)}"`;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen');
}

function isInside(inner: DOMRect, outer: DOMRect): boolean {
  const slack = 1.5;
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}

/** How much two boxes overlap, in the direction with the smaller overlap. */
function overlapOf(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return Math.min(across, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

function isRelated(a: Element, b: Element): boolean {
  return a.contains(b) || b.contains(a);
}

/** The element and all its ancestors. */
function around(element: Element): Element[] {
  return element.parentElement ? [element, ...around(element.parentElement)] : [element];
}

/** Parts that have to be in sight; if the table may scroll, only the question and its answers. */
function partsIn(root: Element, { mayScroll }: Leniency): Element[] {
  const all = [...root.querySelectorAll('[data-part]')].filter(isSeen);
  return mayScroll ? all.filter((part) => part.closest('[data-part="own"]')) : all;
}

function misplaced(parts: readonly Element[]): string[] {
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  return parts.flatMap((part, index) => {
    const box = part.getBoundingClientRect();
    const below = parts
      .slice(0, index)
      .filter((other) => !isRelated(part, other) && overlapOf(box, other.getBoundingClientRect()) > 2);
    const hidden = isInside(box, screen) ? [] : [`out of sight: ${nameOf(part)}`];
    return [...hidden, ...below.map((other) => `${nameOf(part)} lies over ${nameOf(other)}`)];
  });
}

/** Buttons whose centre is covered. What is shown for a moment may cover the table, but not the viewer's own area. */
function covered(parts: readonly Element[]): string[] {
  const buttons = new Set(parts.flatMap((part) => [...part.querySelectorAll('button')]).filter(isSeen));
  return [...buttons].flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const isForAMoment = hit?.closest('[data-over]') && !button.closest('[data-part="own"]');
    return hit && (isRelated(button, hit) || isForAMoment)
      ? []
      : [`covered: ${nameOf(button)}${hit ? ` by ${nameOf(hit)}` : ''}`];
  });
}

function isBox({ borderTopWidth, backgroundColor, display }: CSSStyleDeclaration): boolean {
  return display !== 'inline' && (parseFloat(borderTopWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)');
}

/** Elements with visible text of their own. */
function readable(root: Element): Element[] {
  const skipped = 'svg, select, script, style';
  return [...root.querySelectorAll('*')].filter((element) => {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    return hasWords && !element.closest(skipped) && isSeen(element);
  });
}

/** The box in which the text of an element is visible: an ellipsis stands before the padding. */
function insideOf(element: Element, { paddingRight, textOverflow }: CSSStyleDeclaration): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x, y, width - (textOverflow === 'ellipsis' ? parseFloat(paddingRight) : 0), height);
}

/**
 * What clips the text of an element, and the nearest box drawn around it. The search ends at an element that scrolls.
 */
function boundsOf(element: Element): Bounds {
  const clips: DOMRect[] = [];
  let frame: Element | undefined;
  for (const each of around(element)) {
    if (each === document.body) break;
    const style = getComputedStyle(each);
    if (/auto|scroll/.test(style.overflowY + style.overflowX)) {
      return { clips, frame, scroller: each.getBoundingClientRect() };
    }
    if (/hidden|clip/.test(style.overflowY + style.overflowX)) clips.push(insideOf(each, style));
    if (!frame && isBox(style)) frame = each;
  }
  return { clips, frame, scroller: undefined };
}

function linesOf(element: Element, { clips, scroller }: Bounds): TextLine[] {
  const range = document.createRange();
  const left = Math.max(...clips.map((clip) => clip.left), -Infinity);
  const right = Math.min(...clips.map((clip) => clip.right), Infinity);
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== 3) return [];
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return boxes.map(({ x, y, width, height }) => {
      const from = Math.max(x, left) + 1;
      const to = Math.min(x + width, right) - 1;
      const top = Math.max(y + height * 0.25, scroller?.top ?? -Infinity);
      const bottom = Math.min(y + height * 0.75, scroller?.bottom ?? Infinity);
      return {
        element,
        ink: new DOMRect(x, y + height * 0.22, width, height * 0.56),
        visible: new DOMRect(from, top, Math.max(0, to - from), Math.max(0, bottom - top)),
      };
    });
  });
}

/** What is shown for a moment, or stays fixed while the rest scrolls, may cover other words. */
function layerOf(element: Element): Element | undefined {
  return around(element).find(
    (each) => each.hasAttribute('data-over') || /sticky|fixed/.test(getComputedStyle(each).position),
  );
}

function wordsWrong(root: Element): string[] {
  const lines: TextLine[] = [];
  const wrong: string[] = [];
  for (const element of readable(root)) {
    const bounds = boundsOf(element);
    const { clips, frame } = bounds;
    const own = linesOf(element, bounds);
    lines.push(...own);
    /* A long name may be abbreviated if the title attribute has all of it. */
    if (element.closest('[title]')?.getAttribute('title') === element.textContent) continue;
    const isCut = own.some(({ ink }) => clips.some((clip) => !isInside(ink, clip)));
    if (isCut) wrong.push(`cut off: ${nameOf(element)}`);
    const box = frame?.getBoundingClientRect();
    if (frame && box && own.some(({ ink }) => !isInside(ink, box)))
      wrong.push(`sticks out of ${nameOf(frame)}: ${nameOf(element)}`);
  }
  return [...wrong, ...wordsOverWords(lines), ...wordsCovered(lines)];
}

function wordsOverWords(lines: readonly TextLine[]): string[] {
  return lines.flatMap(({ element, visible }, index) =>
    lines
      .slice(0, index)
      .filter((other) => overlapOf(visible, other.visible) >= 2 && !isRelated(element, other.element))
      .filter((other) => layerOf(element) === layerOf(other.element))
      .map((other) => `words over words: ${nameOf(element)} and ${nameOf(other.element)}`),
  );
}

/** Whether a close-up hides these words anyway. Guns are drawn over the whole table and hide nothing. */
function isBehindCloseUp({ element, visible }: TextLine): boolean {
  return [...document.querySelectorAll('[data-over]:not([data-over="guns"])')].some(
    (over) => !over.contains(element) && isInside(visible, over.getBoundingClientRect()),
  );
}

/**
 * Words whose middle lies under something else, such as a card. Layers are allowed to cover each other. Words that let
 * taps through cannot be judged in this way.
 */
function wordsCovered(lines: readonly TextLine[]): string[] {
  return lines.flatMap((line) => {
    const { element, visible } = line;
    const { x, y, width, height } = visible;
    const isAsked = width > 0 && height > 0 && getComputedStyle(element).pointerEvents !== 'none';
    if (!isAsked || isBehindCloseUp(line)) return [];
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!hit || isRelated(hit, element) || layerOf(hit) !== layerOf(element)) return [];
    const above = around(hit).filter((each) => !each.contains(element));
    const isDrawn = above.some((each) => isBox(getComputedStyle(each)));
    return isDrawn ? [`words covered: ${nameOf(element)} by ${nameOf(hit)}`] : [];
  });
}

function faults(leniency: Leniency): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const parts = partsIn(root, leniency);
  const isWide = document.documentElement.scrollWidth > innerWidth;
  const wide = isWide ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
  return [...new Set([...wide, ...misplaced(parts), ...covered(parts), ...wordsWrong(root)])];
}

const inPage = [
  ...[
    nameOf,
    isSeen,
    isInside,
    overlapOf,
    isRelated,
    around,
    partsIn,
    misplaced,
    covered,
    isBox,
    readable,
    insideOf,
    boundsOf,
  ],
  ...[linesOf, layerOf, wordsWrong, wordsOverWords, isBehindCloseUp, wordsCovered, faults],
].join('\n');

export const faultsOf = (page: Page, leniency: Leniency): Promise<string[]> =>
  page.evaluate<string[]>(`(() => { ${inPage}\nreturn faults(${JSON.stringify(leniency)}); })()`);
