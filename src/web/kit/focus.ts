/**
 * After a sheet closes, the focus goes to the question of the table, unless it returns to a part of the table. The
 * element that opened the sheet may be gone by then, and the menu is not where the player wants to be.
 */
export function focusQuestion(): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement === null || activeElement === body || activeElement.closest('header') !== null;
  if (!isElsewhere || document.querySelector('dialog[open]')) return;
  const question = document.querySelector<HTMLElement>('[data-part="own"] .question');
  if (!question) return;
  question.tabIndex = -1;
  question.focus({ preventScroll: true });
}
