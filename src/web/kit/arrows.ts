import type { Attachment } from 'svelte/attachments';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys move between the buttons inside; Tab goes to the next group as usual. */
export const arrows: Attachment<HTMLElement> = (box) => {
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const buttons = [...box.querySelectorAll('button')];
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };
  box.addEventListener('keydown', walk);
  return () => box.removeEventListener('keydown', walk);
};
