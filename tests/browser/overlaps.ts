import type { Page } from '@playwright/test';

/*
 * What of a screen cannot be seen as it should be: parts of a table (`data-part`) that are out of sight, covered, or lie
 * over each other, and words that are cut off, stick out of their box, or lie over other words.
 *
 * All functions run in the page. They are sent there as text, so they can use each other and nothing else.
 */

interface Leniency {
  /** The text is so large that only the question and its answers have to be in sight. */
  readonly mayScroll: boolean;
}

interface TextLine {
  readonly element: Element;
  /** Where its letters are; they reach less far up and down than their line. */
  readonly ink: DOMRect;
  /** Without what is cut off or scrolled away. */
  readonly visible: DOMRect;
}

/** What cuts off words, the nearest box that is drawn around them, and what they scroll in. */
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

/** By how much two boxes lie over each other, in the direction in which it is less. */
function overlapOf(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return Math.min(across, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

function isRelated(a: Element, b: Element): boolean {
  return a.contains(b) || b.contains(a);
}

/** The element itself and all around it, up to the page. */
function around(element: Element): Element[] {
  return element.parentElement ? [element, ...around(element.parentElement)] : [element];
}

/** Parts that have to be in sight; where the table may scroll, the question and its answers alone. */
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

/** Buttons that cannot be hit where one would aim. What is shown for a moment may cover the table, but no own things. */
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

/** Elements whose own words can be read. */
function readable(root: Element): Element[] {
  const skipped = 'svg, select, script, style';
  return [...root.querySelectorAll('*')].filter((element) => {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    return hasWords && !element.closest(skipped) && isSeen(element);
  });
}

/** Where the words of an element can be read: dots stand before the padding. */
function insideOf(element: Element, { paddingRight, textOverflow }: CSSStyleDeclaration): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x, y, width - (textOverflow === 'ellipsis' ? parseFloat(paddingRight) : 0), height);
}

/** What cuts off the words of an element, and the nearest box that is drawn around them. What scrolls ends the search. */
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

/** What is shown for a moment, or stays while the rest moves, may lie over other words. */
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
    /* A long name may end in dots where its whole length is told otherwise. */
    if (element.closest('[title]')?.getAttribute('title') === element.textContent) continue;
    const isCut = own.some(({ ink }) => clips.some((clip) => !isInside(ink, clip)));
    if (isCut) wrong.push(`cut off: ${nameOf(element)}`);
    const box = frame?.getBoundingClientRect();
    if (frame && box && own.some(({ ink }) => !isInside(ink, box)))
      wrong.push(`sticks out of ${nameOf(frame)}: ${nameOf(element)}`);
  }
  return [...wrong, ...wordsOverWords(lines)];
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
  ...[linesOf, layerOf, wordsWrong, wordsOverWords, faults],
].join('\n');

export const faultsOf = (page: Page, leniency: Leniency): Promise<string[]> =>
  page.evaluate<string[]>(`(() => { ${inPage}\nreturn faults(${JSON.stringify(leniency)}); })()`);
