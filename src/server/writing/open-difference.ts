import { fieldOf, type Data, type List, type PatchSheet } from './patch-sheet.ts';

/** Where on the sheet something is written already; nowhere, if `to` is before `from`. */
interface Written {
  readonly from: number;
  readonly to: number;
}

/**
 * The difference between two records that all may see, and out of it those of viewers who see some fields otherwise: what
 * they share with all is compared once, and written again from the sheet.
 */
export class OpenDifference {
  readonly #sheet: PatchSheet;
  readonly #before: Data;
  readonly #after: Data;
  readonly #hasSameFields: boolean;
  /** Fields that changed for all, as far as they have been written. */
  readonly #changes: Change[] = [];
  /** All of them but for some, by the places of these as bits. */
  readonly #shared: (Written & { readonly without: number })[] = [];
  readonly #lists: OpenPlaces[] = [];

  constructor(sheet: PatchSheet, before: object, after: object) {
    this.#sheet = sheet;
    this.#before = before as Data;
    this.#after = after as Data;
    this.#hasSameFields = this.#compare();
  }

  /** For a viewer who saw and sees some of the fields otherwise. Writes nothing, if nothing has changed. */
  write(ownBefore: object, ownAfter: object): void {
    if (this.#hasSameFields) this.#write(ownBefore as Data, ownAfter as Data);
    else this.#sheet.difference({ ...this.#before, ...ownBefore }, { ...this.#after, ...ownAfter });
  }

  /** Finds what changed; false, if the records do not have the same fields, or more of them than bits in a number. */
  #compare(): boolean {
    const [before, after] = [this.#before, this.#after];
    for (const name in before) if (fieldOf(after, name) === undefined) return false;
    for (const name in after) {
      const was = fieldOf(before, name);
      if (was === undefined) return false;
      if (was !== after[name]) this.#changes.push({ name, was, is: after[name], written: undefined });
    }
    return this.#changes.length <= 31;
  }

  #write(ownBefore: Data, ownAfter: Data): void {
    const start = this.#sheet.length;
    this.#writeShared(ownBefore, ownAfter);
    for (const name in ownAfter) this.#writeOwn(start, name, fieldOf(ownBefore, name), ownAfter[name]);
    for (const name in ownBefore) {
      if (fieldOf(ownAfter, name) === undefined) this.#writeOwn(start, name, ownBefore[name], undefined);
    }
    this.#sheet.endRecord(start);
  }

  /** What changed for all, but for the fields that a viewer saw or sees otherwise. */
  #writeShared(ownBefore: Data, ownAfter: Data): void {
    const [sheet, changes] = [this.#sheet, this.#changes];
    let without = 0;
    for (const name in ownAfter) without |= this.#bitOf(name);
    for (const name in ownBefore) without |= this.#bitOf(name);
    for (const known of this.#shared) if (known.without === without) return sheet.again(known.from, known.to);
    const from = sheet.length;
    for (let place = 0; place < changes.length; place++) {
      if ((without & (1 << place)) === 0) writeChange(sheet, from, changes[place] as Change);
    }
    this.#shared.push({ without, from, to: sheet.length });
  }

  /** Where it stands among the changes, as a bit; none, if it is not there. */
  #bitOf(name: string): number {
    for (let place = 0; place < this.#changes.length; place++) {
      if (this.#changes[place]?.name === name) return 1 << place;
    }
    return 0;
  }

  /** Where a viewer has nothing of their own there is what all see. */
  #writeOwn(start: number, name: string, ownBefore: unknown, ownAfter: unknown): void {
    if (ownBefore === ownAfter) return;
    const was = ownBefore === undefined ? this.#before[name] : ownBefore;
    const is = ownAfter === undefined ? this.#after[name] : ownAfter;
    const places = Array.isArray(was) && Array.isArray(is) ? this.#placesOf(name) : undefined;
    if (places?.fit(was as List, is as List)) places.write(start, was as List, is as List);
    else this.#sheet.fieldDifference(start, name, was, is);
  }

  #placesOf(name: string): OpenPlaces | undefined {
    for (const list of this.#lists) if (list.name === name) return list;
    const before = this.#before[name];
    const after = this.#after[name];
    if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
    const places = new OpenPlaces(this.#sheet, name, before, after);
    this.#lists.push(places);
    return places;
  }
}

/** A field that is another for all than before; if it was written, where. */
interface Change {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
  written: Written | undefined;
}

/** Goes on with a record that begins at `start`. */
function writeChange(sheet: PatchSheet, start: number, change: Change): void {
  const { name, was, is, written } = change;
  if (written) return sheet.further(start, written.from, written.to);
  // Behind the comma or the brace.
  const from = sheet.length + 1;
  sheet.fieldDifference(start, name, was, is);
  change.written = { from, to: sheet.length };
}

/** Two lists that all may see, place by place, for viewers whose lists have other things at some places. */
class OpenPlaces {
  readonly name: string;
  readonly #sheet: PatchSheet;
  readonly #before: List;
  readonly #after: List;
  readonly #written: (Written | undefined)[] = [];

  constructor(sheet: PatchSheet, name: string, before: List, after: List) {
    this.#sheet = sheet;
    this.name = name;
    this.#before = before;
    this.#after = after;
  }

  /** Lists of one length are compared place by place. */
  fit(before: List, after: List): boolean {
    const { length } = after;
    return before.length === length && this.#before.length === length && this.#after.length === length;
  }

  /** Goes on with the patch of a record that begins at `record`. */
  write(record: number, before: List, after: List): void {
    const sheet = this.#sheet;
    const here = sheet.length;
    sheet.field(record, this.name);
    const start = sheet.length;
    for (let place = 0; place < after.length; place++) this.#write(start, place, before[place], after[place]);
    sheet.endRecord(start);
    sheet.takeBack(here, start);
  }

  #write(start: number, place: number, was: unknown, is: unknown): void {
    if (was === is) return;
    const sheet = this.#sheet;
    if (was !== this.#before[place] || is !== this.#after[place]) return sheet.placeDifference(start, place, was, is);
    const written = this.#written[place];
    if (written) return sheet.further(start, written.from, written.to);
    const from = sheet.length + 1;
    sheet.placeDifference(start, place, was, is);
    this.#written[place] = { from, to: sheet.length };
  }
}
