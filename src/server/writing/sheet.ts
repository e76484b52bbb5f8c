import { plainJson } from '../../protocol/plain.ts';

const [comma, colon, quote, backslash] = [44, 58, 34, 92];
const [openBracket, closeBracket, openBrace, closeBrace] = [91, 93, 123, 125];
const zero = 48;

/**
 * A sheet of paper on which messages are written in ASCII, byte by byte. What was written can be crossed out, and written
 * again from the sheet itself. A text put together out of pieces would leave an object behind for each of them.
 */
export class Sheet {
  #bytes = Buffer.allocUnsafeSlow(1 << 15);
  #length = 0;

  /** How far it is written. */
  get length(): number {
    return this.#length;
  }

  /** Crosses out what was written after this place. */
  cutTo(length: number): void {
    this.#length = length;
  }

  /** Crosses out what was written from `here` on, if nothing came after what leads to `inside`. */
  takeBack(here: number, inside: number): void {
    if (this.#length === inside) this.#length = here;
  }

  /** What was written from one place to another. */
  text(from: number, to: number): string {
    return this.#bytes.toString('latin1', from, to);
  }

  /** Writes the same once more. */
  again(from: number, to: number): void {
    const bytes = this.#withRoom(to - from);
    bytes.copyWithin(this.#length, from, to);
    this.#length += to - from;
  }

  /** Goes on with a record that begins at `start`, with what is written there already. */
  further(start: number, from: number, to: number): void {
    if (to <= from) return;
    this.#byte(this.#length === start ? openBrace : comma);
    this.again(from, to);
  }

  /** Letters in ASCII, as they are. */
  ascii(text: string): void {
    const bytes = this.#withRoom(text.length);
    let end = this.#length;
    for (let place = 0; place < text.length; place++) bytes[end++] = text.charCodeAt(place);
    this.#length = end;
  }

  bytes(source: Uint8Array): void {
    this.#withRoom(source.length).set(source, this.#length);
    this.#length += source.length;
  }

  /** Goes on with a record that begins at `start`, at a field. */
  field(start: number, name: string): void {
    this.#byte(this.#length === start ? openBrace : comma);
    this.bytes(names.get(name) ?? nameOf(name));
  }

  /** Goes on with the patch of a list that begins at `start`, at a place. */
  place(start: number, place: number): void {
    this.#byte(this.#length === start ? openBrace : comma);
    this.#byte(quote);
    this.number(place);
    this.#byte(quote);
    this.#byte(colon);
  }

  /** Ends a record that begins at `start`, if anything of it was written. */
  endRecord(start: number): void {
    if (this.#length > start) this.#byte(closeBrace);
  }

  /** A list of this alone: in a patch, what comes in place of what was there. */
  alone(value: unknown): void {
    this.#byte(openBracket);
    this.json(value);
    this.#byte(closeBracket);
  }

  json(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.string(value);
    else if (typeof value === 'boolean') this.ascii(value ? 'true' : 'false');
    else if (typeof value !== 'object' || value === null) this.ascii('null');
    else if (Array.isArray(value)) this.#list(value);
    else this.#record(value as Readonly<Record<string, unknown>>);
  }

  number(value: number): void {
    if (value >= 0 && value < 100 && Number.isInteger(value)) {
      if (value > 9) this.#byte(zero + Math.trunc(value / 10));
      this.#byte(zero + (value % 10));
    } else this.ascii(Number.isFinite(value) ? `${value}` : 'null');
  }

  string(text: string): void {
    const bytes = this.#withRoom(text.length + 2);
    let end = this.#length;
    bytes[end++] = quote;
    for (let place = 0; place < text.length; place++) {
      const letter = text.charCodeAt(place);
      if (letter < 32 || letter > 126 || letter === quote || letter === backslash) return this.ascii(plainJson(text));
      bytes[end++] = letter;
    }
    bytes[end++] = quote;
    this.#length = end;
  }

  #list(values: readonly unknown[]): void {
    this.#byte(openBracket);
    for (let place = 0; place < values.length; place++) {
      if (place > 0) this.#byte(comma);
      this.json(values[place]);
    }
    this.#byte(closeBracket);
  }

  #record(record: Readonly<Record<string, unknown>>): void {
    const start = this.#length;
    for (const name in record) {
      const value = record[name];
      if (value === undefined) continue;
      this.field(start, name);
      this.json(value);
    }
    if (this.#length === start) this.#byte(openBrace);
    this.#byte(closeBrace);
  }

  #byte(value: number): void {
    this.#withRoom(1)[this.#length++] = value;
  }

  #withRoom(more: number): Buffer {
    if (this.#length + more > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + more);
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    return this.#bytes;
  }
}

/** Fields have few different names; each is written once. */
const names = new Map<string, Uint8Array>();
function nameOf(name: string): Uint8Array {
  const bytes = Buffer.from(`${plainJson(name)}:`, 'latin1');
  // Whatever a game calls its fields, memory stays bounded.
  if (names.size < 1000) names.set(name, bytes);
  return bytes;
}
