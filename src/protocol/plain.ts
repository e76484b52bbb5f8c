const beyondAscii = /[\u0080-\uffff]/;

/**
 * JSON in ASCII: other letters stand in strings only, where they may be written by their numbers. So a letter is a byte,
 * and how long a message is on the wire is known without looking at it.
 */
export function plainJson(value: unknown): string {
  const json = JSON.stringify(value);
  return beyondAscii.test(json) ? json.replace(/[\u0080-\uffff]/g, byNumber) : json;
}

const byNumber = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
