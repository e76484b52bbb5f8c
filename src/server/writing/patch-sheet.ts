import { Sheet } from './sheet.ts';

export type Data = Readonly<Record<string, unknown>>;
export type List = readonly unknown[];

/**
 * A sheet for the patches between plain values. They are written out at once: it is done for every viewer of every move,
 * and a patch that nobody reads on this side would be built only to be written.
 */
export class PatchSheet extends Sheet {
  /** Writes nothing, if nothing has changed. */
  difference(before: unknown, after: unknown): void {
    if (before === after) return;
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) this.alone(after);
    else if (Array.isArray(before) !== Array.isArray(after)) this.alone(after);
    else if (Array.isArray(after)) this.#betweenLists(before as List, after);
    else this.#betweenRecords(before as Data, after as Data);
  }

  /** Goes on with the patch of a record that begins at `start`, if there is something to say about this field. */
  fieldDifference(start: number, name: string, was: unknown, is: unknown): void {
    if (was === is) return;
    const here = this.length;
    this.field(start, name);
    const inside = this.length;
    this.difference(was, is);
    this.takeBack(here, inside);
  }

  /** Goes on with the patch of a list that begins at `start`, if there is something to say about this place. */
  placeDifference(start: number, place: number, was: unknown, is: unknown): void {
    if (was === is) return;
    const here = this.length;
    this.place(start, place);
    const inside = this.length;
    this.difference(was, is);
    this.takeBack(here, inside);
  }

  #betweenLists(before: List, after: List): void {
    const start = this.length;
    const { length } = before;
    if (length > after.length || (length === 0 && after.length > 0)) return this.alone(after);
    for (let place = 0; place < length; place++) this.placeDifference(start, place, before[place], after[place]);
    if (length < after.length) {
      if (this.length > start) return this.#instead(start, after);
      this.#growth(length, after);
    }
    this.endRecord(start);
  }

  /** A list that grew at its end is told by what came to it. */
  #growth(length: number, after: List): void {
    const start = this.length;
    for (let place = length; place < after.length; place++) {
      this.place(start, place);
      this.alone(after[place]);
    }
  }

  /** Records with other fields than before are told whole. */
  #betweenRecords(before: Data, after: Data): void {
    const start = this.length;
    for (const name in before) if (fieldOf(after, name) === undefined) return this.alone(after);
    for (const name in after) {
      const was = before[name];
      const is = after[name];
      if (was === is) continue;
      if (!Object.hasOwn(before, name)) return this.#instead(start, after);
      this.fieldDifference(start, name, was, is);
    }
    this.endRecord(start);
  }

  #instead(start: number, value: unknown): void {
    this.cutTo(start);
    this.alone(value);
  }
}

/** Undefined, if there is no such field: what every object inherits is no data. */
export function fieldOf(record: Data, name: string): unknown {
  const value = record[name];
  return typeof value === 'function' ? undefined : value;
}
