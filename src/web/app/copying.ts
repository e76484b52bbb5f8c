/**
 * Puts a text on the clipboard. Browsers offer it on safe addresses only, and a table at home is not one of them:
 * then the field with the text is selected, so that one movement is left.
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
