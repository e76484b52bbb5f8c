/*
 * A remote control has four arrows and OK. Arrows move the focus to the nearest button in their direction; OK is the
 * Enter key, with which browsers press the focused button.
 */

interface Spot {
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The factor by which sideways distance counts more than forward distance. */
const aside = 2.5;

export const isArrow = (key: string): boolean => key in ways;

/** The index of the place that an arrow leads to; undefined if there is none in that direction. */
export function nextPlace(key: string, from: Spot, places: readonly Spot[]): number | undefined {
  const way = ways[key];
  if (!way) return undefined;
  let best: { readonly place: number; readonly far: number } | undefined;
  for (const [place, { x, y }] of places.entries()) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const off = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const far = ahead + off * aside;
    if (ahead > 1 && (!best || far < best.far)) best = { place, far };
  }
  return best?.place;
}

const middleOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Moves the focus among the buttons in a box. If the focus is elsewhere, it goes to the first one. */
export function steer(key: string, box: Element): void {
  const buttons = [...box.querySelectorAll('button')];
  const here = buttons.find((button) => button === document.activeElement);
  const next = here && nextPlace(key, middleOf(here), buttons.map(middleOf));
  if (!here) buttons[0]?.focus();
  else if (next !== undefined) buttons[next]?.focus();
}
