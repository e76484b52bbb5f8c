/**
 * After a sheet the focus is at the question of the table again, unless it goes back to a part of the table that was
 * being looked at. What opened the sheet may be gone by then, and the menu is not what one came for.
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
