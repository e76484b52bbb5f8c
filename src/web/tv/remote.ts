/*
 * A remote control has four arrows and OK. Arrows lead to the nearest button in their direction; OK is the Enter key, and
 * browsers press a focused button with it by themselves.
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

/** A button that lies aside counts as so much farther away. */
const aside = 2.5;

export const isArrow = (key: string): boolean => key in ways;

/** Which of these places an arrow leads to; undefined, if there is nothing that way. */
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

/** Moves the focus among the buttons in a box. Who comes from elsewhere begins with the first. */
export function steer(key: string, box: Element): void {
  const buttons = [...box.querySelectorAll('button')];
  const here = buttons.find((button) => button === document.activeElement);
  const next = here && nextPlace(key, middleOf(here), buttons.map(middleOf));
  if (!here) buttons[0]?.focus();
  else if (next !== undefined) buttons[next]?.focus();
}
