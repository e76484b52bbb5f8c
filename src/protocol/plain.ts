const beyondAscii = /[\u0080-\uffff]/;

/**
 * JSON with escapes for all letters beyond ASCII, which stand in its strings only. So a letter is a byte, and the length
 * of a message on the wire is known without looking at it.
 */
export const ascii = (json: string): string =>
  beyondAscii.test(json) ? json.replace(/[\u0080-\uffff]/g, escaped) : json;

export const plainJson = (value: unknown): string => ascii(JSON.stringify(value));

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
