import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** The width of phones. Nothing in a chart is smaller than 14 px, so a chart is never scaled down. */
export const phoneWidth = 340;

// The types of both packages need those of a browser.
const { document } = parseHTML('<!doctype html><html><body></body></html>') as { readonly document: object };

/** Draws a plot without a browser. Colours are CSS variables of the page, so that light, dark and print can differ. */
export function drawn(options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    document,
    className: 'plot',
    style: { fontSize: '14px' },
    ...options,
  }) as { readonly outerHTML: string };
  return (
    svg.outerHTML
      .replace(/<style>.*?<\/style>/s, '')
      // A label on a group without a role is an error; the figure has its own label.
      .replaceAll(' aria-label=', ' data-mark=')
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replaceAll(/(\d+\.\d\d)\d+/g, '$1')
  );
}

/** The approximate width of a text at 14 px, for margins. */
export const widthOf = (texts: readonly string[]): number => 8.3 * Math.max(0, ...texts.map((text) => text.length));
