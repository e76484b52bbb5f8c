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

/** The same for something as small as a card or an event, of which every move has many: nothing is looked at twice. */
export function shortJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'string') return isPlain(value) ? `"${value}"` : plainJson(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value !== 'object' || value === null) return 'null';
  return Array.isArray(value) ? listJson(value) : recordJson(value as Readonly<Record<string, unknown>>);
}

function listJson(values: readonly unknown[]): string {
  let text = '[';
  for (let place = 0; place < values.length; place++) {
    text += place === 0 ? shortJson(values[place]) : `,${shortJson(values[place])}`;
  }
  return `${text}]`;
}

function recordJson(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const field in record) {
    const value = record[field];
    if (value !== undefined) text += fieldAfter(text, field) + shortJson(value);
  }
  return text === '' ? '{}' : `${text}}`;
}

/** Written as it is. */
function isPlain(text: string): boolean {
  if (text.length > 40) return false;
  for (let place = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place);
    if (letter < 32 || letter > 126 || letter === 34 || letter === 92) return false;
  }
  return true;
}

/** Goes on with a record, of which nothing may be written yet, at a field. */
export function fieldAfter(text: string, field: string): string {
  const name = names.get(field) ?? nameOf(field);
  return text === '' ? name.first : name.further;
}

interface Name {
  readonly first: string;
  readonly further: string;
}

/** Fields have few different names; each is written once. */
const names = new Map<string, Name>();
function nameOf(field: string): Name {
  const json = plainJson(field);
  const name = { first: `{${json}:`, further: `,${json}:` };
  // Whatever a game calls its fields, memory stays bounded.
  if (names.size < 1000) names.set(field, name);
  return name;
}
