const beyondAscii = /[\u0080-\uffff]/;

/** JSON in which everything beyond ASCII is escaped. Such characters occur only in strings. */
export const ascii = (json: string): string =>
  beyondAscii.test(json) ? json.replace(/[\u0080-\uffff]/g, escaped) : json;

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const plainJson = (value: unknown): string => ascii(JSON.stringify(value));
