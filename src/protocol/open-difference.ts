import { difference, placed, type Data, type List } from './difference.ts';
import { nameJson } from './plain.ts';

/**
 * The difference between two records that all may see, and out of it those of viewers who see some fields otherwise: what
 * they share with all is compared and written once.
 */
export class OpenDifference {
  readonly #before: Data;
  readonly #after: Data;
  /** Which fields changed for all, and how. */
  readonly #changes: readonly { readonly name: string; readonly text: string }[] | undefined;
  readonly #lists: { readonly name: string; readonly places: OpenPlaces }[] = [];

  constructor(before: object, after: object) {
    this.#before = before as Data;
    this.#after = after as Data;
    this.#changes = changesBetween(this.#before, this.#after);
  }

  /** Of a viewer who saw and sees these fields otherwise; empty, if nothing has changed. */
  between(ownBefore: object, ownAfter: object): string {
    return this.#between(ownBefore as Data, ownAfter as Data) ?? this.#whole(ownBefore, ownAfter);
  }

  /** Undefined, if there are fields that were not there before or are not there any more. */
  #between(ownBefore: Data, ownAfter: Data): string | undefined {
    if (!this.#changes) return undefined;
    let patch = '';
    for (const { name, text } of this.#changes) {
      if (at(ownBefore, name) === undefined && at(ownAfter, name) === undefined) patch += (patch === '' ? '{' : ',') + text;
    }
    for (const name in ownAfter) {
      const inside = this.#betweenFields(name, at(ownBefore, name), ownAfter[name]);
      if (inside === undefined) return undefined;
      if (inside !== '') patch += (patch === '' ? '{' : ',') + nameJson(name) + inside;
    }
    for (const name in ownBefore) {
      if (at(ownAfter, name) !== undefined) continue;
      const inside = this.#betweenFields(name, ownBefore[name], undefined);
      if (inside === undefined) return undefined;
      if (inside !== '') patch += (patch === '' ? '{' : ',') + nameJson(name) + inside;
    }
    return patch === '' ? '' : `${patch}}`;
  }

  /** Where a viewer has nothing of their own there is what all see. */
  #betweenFields(name: string, ownBefore: unknown, ownAfter: unknown): string | undefined {
    const openBefore = at(this.#before, name);
    const openAfter = at(this.#after, name);
    if (openBefore === undefined || openAfter === undefined) return undefined;
    const was = ownBefore === undefined ? openBefore : ownBefore;
    const is = ownAfter === undefined ? openAfter : ownAfter;
    if (was === is) return '';
    if (Array.isArray(was) && Array.isArray(is) && Array.isArray(openBefore) && Array.isArray(openAfter)) {
      return this.#placesOf(name, openBefore, openAfter).between(was, is);
    }
    return difference(was, is);
  }

  #placesOf(name: string, before: List, after: List): OpenPlaces {
    for (const list of this.#lists) if (list.name === name) return list.places;
    const places = new OpenPlaces(before, after);
    this.#lists.push({ name, places });
    return places;
  }

  #whole(ownBefore: object, ownAfter: object): string {
    return difference({ ...this.#before, ...ownBefore }, { ...this.#after, ...ownAfter });
  }
}

/** Undefined, if it has no such field: what every object inherits is no data. */
function at(record: Data, name: string): unknown {
  const value = record[name];
  return typeof value === 'function' ? undefined : value;
}

/** Undefined, if they have different fields. */
function changesBetween(before: Data, after: Data): readonly { name: string; text: string }[] | undefined {
  const changes: { name: string; text: string }[] = [];
  let fields = 0;
  for (const name in after) {
    fields += 1;
    const was = at(before, name);
    if (was === undefined) return undefined;
    const inside = difference(was, after[name]);
    if (inside !== '') changes.push({ name, text: nameJson(name) + inside });
  }
  return fields === Object.keys(before).length ? changes : undefined;
}

/** Two lists that all may see, place by place, for viewers whose lists have other things at some places. */
class OpenPlaces {
  readonly #before: List;
  readonly #after: List;
  readonly #texts: (string | undefined)[] = [];

  constructor(before: List, after: List) {
    this.#before = before;
    this.#after = after;
  }

  between(before: List, after: List): string {
    const { length } = after;
    if (before.length !== length || this.#before.length !== length || this.#after.length !== length) {
      return difference(before, after);
    }
    let patch = '';
    for (let place = 0; place < length; place++) {
      const inside = this.#inside(place, before[place], after[place]);
      if (inside !== '') patch += placed(patch, place) + inside;
    }
    return patch === '' ? '' : `${patch}}`;
  }

  #inside(place: number, was: unknown, is: unknown): string {
    if (was === is) return '';
    if (was !== this.#before[place] || is !== this.#after[place]) return difference(was, is);
    return (this.#texts[place] ??= difference(was, is));
  }
}
