/**
 * Copies a text to the clipboard. Browsers allow this only in a secure context, which a table in the home network is
 * not; then the field with the text is selected, ready to be copied.
 */
export async function copyOrSelect(text: string, field: HTMLInputElement | undefined): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    field?.focus();
    field?.select();
    return 'selected';
  }
}
