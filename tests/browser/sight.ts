import type { Page } from '@playwright/test';

/** A button that is not disabled. */
export interface Control {
  /** Its accessible name. */
  readonly name: string;
  /** The requested regions that contain it. */
  readonly regions: readonly string[];
  readonly isPressed: boolean;
  /** Its centre; null if it is out of sight or covered. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** Its index among the buttons of this glance. */
  readonly index: number;
}

/** What a player sees of a table at one glance. */
export interface Sight {
  /** The sentence above the player's own cards. */
  readonly question: string;
  /** The player's own area is there: this is a table, and not another page. */
  readonly isSeated: boolean;
  /** Something is asked of this player. */
  readonly isActing: boolean;
  /** A dialog covers the table. */
  readonly isCovered: boolean;
  readonly controls: readonly Control[];
}

/** Regions of a table by name, each with its selector. */
export type Regions = Readonly<Record<string, string>>;

/**
 * A glance is one query to the page: asking for each control separately would take longer than the game. It runs in the
 * page, so it can use nothing from here.
 */
function glance(regions: Regions): Sight {
  const textOf = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join('');
  };
  const pointOf = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return button.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
  };
  const isOff = (button: HTMLButtonElement) => button.disabled || button.getAttribute('aria-disabled') === 'true';
  const buttons = [...document.querySelectorAll('button')];
  // The buttons that were seen are used, wherever they have moved meanwhile.
  Object.assign(window, { seen: buttons });
  const controls = buttons.flatMap((button, index) => {
    if (isOff(button) || !button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    return {
      name: textOf(button).replace(/\s+/g, ' ').trim(),
      regions: Object.keys(regions).filter((region) => button.closest(regions[region] ?? '')),
      isPressed: button.getAttribute('aria-pressed') === 'true',
      point: pointOf(button),
      index,
    };
  });
  return {
    question: document.querySelector('.question p')?.textContent.trim() ?? '',
    isSeated: document.querySelector('.own') !== null,
    isActing: document.querySelector('.own.acting') !== null,
    isCovered: document.querySelector('dialog[open]') !== null,
    controls,
  };
}

export const lookAt = (page: Page, regions: Regions): Promise<Sight> => page.evaluate(glance, regions);

/** How a player uses controls and skips animations. */
export interface Hands {
  use(control: Control): Promise<void>;
  hurry(): Promise<void>;
}

/**
 * Fingers that press where they point, by events in the page: a pointer of the browser waits for pictures that nobody
 * looks at, several for each press, and whole games would take minutes. What is out of sight is scrolled to, and
 * pressed at the next glance.
 */
export function fingers(page: Page): Hands {
  return {
    use: ({ point, index }) =>
      point
        ? page.evaluate(press, { point, index })
        : page.evaluate(`window.seen?.[${index}]?.scrollIntoView()`).then(() => undefined),
    async hurry() {
      const point = await page.evaluate(freePoint);
      if (point) await page.evaluate(press, { point });
    },
  };
}

interface Pressed {
  readonly point: { readonly x: number; readonly y: number };
  /** Which button of the last glance is meant, if one is. */
  readonly index?: number;
}

/**
 * Presses what lies at this point; if a button was meant and something else lies there by now, then it presses that, as
 * a finger would. Runs in the page.
 */
function press({ point, index }: Pressed) {
  const seen: unknown = Reflect.get(window, 'seen');
  const meant: unknown = index === undefined || !Array.isArray(seen) ? undefined : seen[index];
  // It may have moved since it was seen; a hand follows it.
  const box = meant instanceof Element && meant.isConnected ? meant.getBoundingClientRect() : undefined;
  const [clientX, clientY] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [point.x, point.y];
  const target = document.elementFromPoint(clientX, clientY);
  if (!target) return;
  const about = { bubbles: true, cancelable: true, composed: true, clientX, clientY, button: 0, isPrimary: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...about, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', about));
  target.dispatchEvent(new PointerEvent('click', { ...about, detail: 1 }));
}

/** A place where a tap presses nothing, so that skipping an animation does not open a sheet. It runs in the page. */
function freePoint(): { readonly x: number; readonly y: number } | undefined {
  const pressed = 'button, a, input, select, label, summary, dialog, [role=button]';
  for (let y = 12; y < innerHeight; y += 24) {
    for (let x = 8; x < innerWidth; x += 24) {
      const there = document.elementFromPoint(x, y);
      if (there && !there.closest(pressed)) return { x, y };
    }
  }
  return undefined;
}

/** Keyboard only. */
export function keys(page: Page): Hands {
  return {
    async use({ index }) {
      // A removed element takes no focus, and Enter would press whatever has it.
      const isThere = await page.evaluate<boolean>(`(() => {
        const button = window.seen?.[${index}];
        button?.focus();
        return button !== undefined && document.activeElement === button;
      })()`);
      if (isThere) await page.keyboard.press('Enter');
    },
    hurry: () => page.keyboard.press('Escape'),
  };
}
