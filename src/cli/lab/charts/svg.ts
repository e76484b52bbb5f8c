import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** Phones are this wide; nothing in a chart is smaller than 14 px, so a chart is never scaled down to fit. */
export const phoneWidth = 340;

// Neither package has types without those of a browser.
const { document } = parseHTML('<!doctype html><html><body></body></html>') as { readonly document: object };

/** Draws a plot without a browser. Colours are variables of the page, so that light, dark and print can differ. */
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
      // A label on a group without a role is an error; the figure has its own.
      .replaceAll(' aria-label=', ' data-mark=')
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replaceAll(/(\d+\.\d\d)\d+/g, '$1')
  );
}

/** How wide a text is at 14 px, roughly: margins are made from it. */
export const widthOf = (texts: readonly string[]): number => 8.3 * Math.max(0, ...texts.map((text) => text.length));
